// This module calls functions of Apple that are not public, and reads what is on the screen. An app for the App Store must
// not contain it. Debug builds define DEBUG; a test of a release build sets the trait CaptureInRelease of this package.
#if os(iOS) || os(tvOS) || os(visionOS)
  #if !DEBUG && !CaptureInRelease
    #error(
      "AloudCapture is for tests, and calls functions that the App Store does not allow. Link it to test targets only. To test a release build, set the trait CaptureInRelease on the package Aloud."
    )
  #endif
#endif
