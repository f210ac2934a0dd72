// title: Image downloader: off the main thread and back
// caption: sync to the concurrent queue one is on runs at once, on the same thread; sync to main waits for the main thread
import Dispatch

enum DownloadError: Error {
  case offline
  case noData
}

let downloads = DispatchQueue(label: "downloads", attributes: .concurrent)

func download(_ name: String) throws -> String {
  io("download \(name)", .milliseconds(120))
  switch name {
  case "offline": throw DownloadError.offline
  case "empty": throw DownloadError.noData
  default: return "picture of \(name)"
  }
}

func show(_ name: String, after milliseconds: Int) {
  downloads.asyncAfter(deadline: .now() + .milliseconds(milliseconds)) {
    do {
      let image = try downloads.sync { try download(name) }
      DispatchQueue.main.sync {
        ui("image view")
        print("shows the \(image)")
      }
    } catch DownloadError.offline {
      print("\(name): download error")
    } catch {
      print("\(name): no data")
    }
  }
}

show("lake", after: 0)
show("offline", after: 40)
show("empty", after: 80)
DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(60)) {
  work("scroll", .milliseconds(10))
  print("scrolled")
}

// expect: "scroll" at 60 ms
// expect: prints only "scrolled", "shows the picture of lake", "offline: download error", "empty: no data"
// expect: completes at 200 ms
