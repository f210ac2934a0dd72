// What a ? binds is held while the new value is made.
struct Settings { var names: [String] = [] }
final class App { var settings: Settings? = Settings() }
let app = App()
app.settings?.names = ["a"]
app.settings?.names += ["b"]
print(app.settings!.names)
app.settings?.names = [app.settings!.names.joined()]
print("never")
