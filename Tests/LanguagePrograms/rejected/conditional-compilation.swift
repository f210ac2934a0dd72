// advice: #if is not supported: keep the branch that is wanted
#if os(Linux)
print("linux")
#else
print("other")
#endif
