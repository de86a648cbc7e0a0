import AloudSound
import AloudTones
import Testing

@Suite struct WaveformTests {
  @Test(arguments: [(0.0, 4), (0.5, 2), (9, 0), (-1, 4), (.infinity, 0), (.nan, 4)] as [(Double, Int)])
  func theRemainderIsReturned(_ seconds: Double, _ count: Int) {
    let stereo = Waveform(sampleRate: 2, channelCount: 2, samples: [1, 2, 3, 4])
    #expect(stereo.dropping(seconds: seconds).samples == stereo.samples.suffix(count))
    #expect(stereo.frameCount == 2 && stereo.duration == 1)
  }
}
