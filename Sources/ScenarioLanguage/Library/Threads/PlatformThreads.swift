/// The threads of POSIX and what they keep for keys, raw pointers that are handed through C, and references that nobody counts.
extension LibraryArea {
  static let platformThreads = LibraryArea(
    name: "PlatformThreads",
    module: "Foundation",
    provides: [
      "pthread_t", "qos_class_t", "QOS_CLASS_USER_INTERACTIVE", "QOS_CLASS_USER_INITIATED", "QOS_CLASS_DEFAULT",
      "QOS_CLASS_UTILITY", "QOS_CLASS_BACKGROUND", "QOS_CLASS_UNSPECIFIED", "qos_class_main", "qos_class_self",
      "pthread_set_qos_class_self_np", "pthread_attr_set_qos_class_np", "pthread_self", "pthread_equal", "pthread_main_np",
      "pthread_threadid_np", "pthread_create", "pthread_join", "pthread_detach",
      "pthread_exit", "pthread_attr_t", "pthread_attr_init", "pthread_attr_destroy", "pthread_attr_setstacksize", "pthread_key_t",
      "pthread_key_create", "pthread_key_delete", "pthread_getspecific", "pthread_setspecific", "_PosixThread", "_PosixThreads",
      "_PosixKeys", "UnsafeMutableRawPointer", "UnsafeRawPointer", "_addressOfGlobal", "Unmanaged", "_rawPointer",
      "_retainObject", "_releaseObject",
    ],
    extends: Extended(types: ["Int", "UInt"], onUseOf: ["UnsafeMutableRawPointer", "UnsafeRawPointer"]),
    source: text("Threads/PlatformThreads"))
}
