/// Why a picture could not be drawn.
package enum RenderingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A font file was found in none of `folders`.
  case fontMissing(file: String, folders: [String])
  /// The file is there but FreeType cannot read it.
  case fontUnreadable(path: String)
  /// The picture is larger than Cairo can draw (32,767 device pixels on a side).
  case tooLarge(width: Int, height: Int)
  /// Cairo's own words for any other failure, such as running out of memory.
  case cairo(String)

  package var description: String {
    switch self {
    case .fontMissing(let file, let folders):
      "cannot find the font \(file) in \(folders.joined(separator: ", ")); "
        + "install it (Debian and Ubuntu: apt-get install fonts-dejavu-core; macOS: brew install font-dejavu) "
        + "or name the folder that holds it with --font-dir"
    case .fontUnreadable(let path): "cannot read the font file \(path)"
    case .tooLarge(let width, let height):
      "the picture would be \(width) x \(height) pixels, and 32767 is the largest side: use a smaller --scale or --width"
    case .cairo(let words): "cannot draw the picture: \(words)"
    }
  }
}
