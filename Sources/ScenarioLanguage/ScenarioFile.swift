/// The text of a scenario and the name it goes by in messages and traces.
package struct ScenarioFile: Sendable {
  /// The file name as the user gave it.
  package var name: String
  package var text: String

  package init(name: String, text: String) {
    self.name = name
    self.text = text
  }
}
