import AloudBase
import AloudTree
import Testing

@Suite struct WholeNumberTests {
  @Test(
    arguments: [
      (0, 0), (2.9, 2), (-2.9, -2), (2_147_483_646.5, 2_147_483_646), (2_147_483_647.5, .max), (3e9, .max),
      (1e300, .max),
      (-2_147_483_648.5, .min), (-1e300, .min), (.infinity, .max), (-.infinity, .min), (.nan, 0), (1e-300, 0),
    ] as [(Double, Int32)]) func numbersStayWithinTheLimitsOf32Bits(_ number: Double, _ expected: Int32)
  {
    #expect(Int32(clamping: number) == expected)
  }

  @Test(
    arguments: [
      (9.3e18, .max), (9_223_372_036_854_775_808, .max), (9_223_372_036_854_774_784, 9_223_372_036_854_774_784),
      (-9_223_372_036_854_775_808, .min), (-1e19, .min), (4_294_967_296, 4_294_967_296), (.nan, 0),
    ] as [(Double, Int64)]) func numbersStayWithinTheLimitsOf64Bits(_ number: Double, _ expected: Int64)
  {
    #expect(Int64(clamping: number) == expected)
  }

  @Test func negativeUnsignedNumbersAreZero() {
    #expect(UInt8(clamping: -0.5) == 0)
    #expect(UInt64(clamping: -1) == 0)
  }

  @Test(arguments: [
    (4_294_967_296, "4294967296"), (-2_147_483_649, "-2147483649"), (999_999_999_999_999, "999999999999999"),
    (1e15, "1000000000000000.0"), (0.5, "0.5"), (-0.0, "0"),
  ]) func jsonWritesWholeNumbersBeyond32Bits(_ number: Double, _ expected: String) {
    #expect(number.json == expected)
  }
}
