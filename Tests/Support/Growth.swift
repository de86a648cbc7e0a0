#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// The ratio of the times at a size and at an eighth of it: about 8 if time is linear, 64 if it is quadratic.
///
/// Only the time of this thread counts, the minimum of three runs, so that the result is the same on a busy machine.
///
/// - Parameters:
///   - size: the greater one.
///   - work: the code to measure, on one thread.
/// - Returns: the ratio.
/// - Throws: the error of the work.
public func growth(to size: Int, _ work: (Int) throws -> Void) rethrows -> Double {
  let small = try leastSeconds { try work(size / 8) }
  return try leastSeconds { try work(size) } / small
}

private func leastSeconds(_ work: () throws -> Void) rethrows -> Double {
  var least = Double.infinity
  for _ in 0..<3 { least = min(least, try processorSeconds(work)) }
  return least
}

/// The processor time of this thread, in seconds: the same on a busy machine.
///
/// - Parameter work: the code to measure, on one thread.
/// - Returns: the seconds.
/// - Throws: the error of the work.
public func processorSeconds(_ work: () throws -> Void) rethrows -> Double {
  let start = threadSeconds()
  try work()
  return threadSeconds() - start
}

/// The processor time that this thread has had, in seconds.
public func threadSeconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
