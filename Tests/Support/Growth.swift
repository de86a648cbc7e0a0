#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// How many times as long something takes at a size as at an eighth of it: about 8 where time is linear, 64 where it is quadratic.
///
/// The time of this thread alone counts, the least of three tries, so that it is the same on a busy machine.
///
/// - Parameters:
///   - size: the greater one.
///   - work: what is measured, on one thread.
/// - Returns: the ratio.
/// - Throws: what the work throws.
public func growth(to size: Int, _ work: (Int) throws -> Void) rethrows -> Double {
  let small = try leastSeconds { try work(size / 8) }
  return try leastSeconds { try work(size) } / small
}

private func leastSeconds(_ work: () throws -> Void) rethrows -> Double {
  var least = Double.infinity
  for _ in 0..<3 { least = min(least, try processorSeconds(work)) }
  return least
}

/// What this thread alone works, in seconds: the same on a busy machine.
///
/// - Parameter work: what is measured, on one thread.
/// - Returns: the seconds.
/// - Throws: what the work throws.
public func processorSeconds(_ work: () throws -> Void) rethrows -> Double {
  let start = threadSeconds()
  try work()
  return threadSeconds() - start
}

private func threadSeconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
