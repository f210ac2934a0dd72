// What catches all may stand in parentheses, or have no name.
struct Bad: Error {}
func fail() throws { throw Bad() }
func plain(_ body: () -> Void) { body() }
plain { do { try fail() } catch (let error) { print(error) } }
plain { do { try fail() } catch (_) { print("any") } }
plain { do { try fail() } catch _ { print("any") } }
