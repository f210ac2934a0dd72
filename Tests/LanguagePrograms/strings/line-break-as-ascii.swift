// strings: a line break of two characters is one
print(("\r\n" as Character).asciiValue as Any)
