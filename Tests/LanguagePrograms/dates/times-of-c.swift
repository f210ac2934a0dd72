// C's times by the calendar, and what is a terminal
import Foundation
var t = time_t(951_827_696)
var parts = tm()
gmtime_r(&t, &parts)
print(parts.tm_year, parts.tm_mon, parts.tm_mday, parts.tm_hour, parts.tm_min, parts.tm_sec, parts.tm_wday, parts.tm_yday, parts.tm_isdst)
var buffer = [CChar](repeating: 0, count: 64)
let n = strftime(&buffer, buffer.count, "%Y-%m-%d %H:%M:%S", &parts)
print(n, String(cString: buffer))
func text(_ format: String, _ time: Int) -> String {
  var time = time
  var buffer = [CChar](repeating: 0, count: 128)
  guard strftime(&buffer, 128, format, gmtime(&time)) > 0 else { return "none" }
  return String(cString: buffer)
}
for format in ["%a %A %b %B %e|%I:%M %p", "%F %T %R %D %j", "%y %C %u %w %z %%", "%c|%r|%x|%X", "%n%t."] { print(text(format, 951_827_696), text(format, 0)) }
print(text("%Y", -86_400), text("%A, %d. %B", 1_709_164_800), strftime(&buffer, 3, "%Y", &parts))
let p = gmtime(&t)!
print(p.pointee.tm_year + 1900, p.pointee.tm_mon)
parts.tm_mday += 40
parts.tm_hour = 25
print(timegm(&parts), parts.tm_mon, parts.tm_mday, parts.tm_hour)
var local = localtime(&t)!.pointee
print(mktime(&local) == t, difftime(5, 3))
var now = time(nil)
print(time(&now) == now, isatty(STDOUT_FILENO), isatty(fileno(stdout)), STDERR_FILENO)
