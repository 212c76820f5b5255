import { wavOf, wavSize } from './wav'

/** One second of a rising sound. */
const sound = Float32Array.from({ length: 8000 }, (_, index) => index / 8000)

async function samplesOf(file: Blob) {
  const view = new DataView(await file.arrayBuffer())
  const text = (from: number) => String.fromCharCode(...new Uint8Array(view.buffer, from, 4))
  expect([text(0), text(8), text(36)]).toEqual(['RIFF', 'WAVE', 'data'])
  expect([view.getUint32(24, true), view.getUint32(40, true)]).toEqual([8000, view.byteLength - 44])
  return (second: number) => view.getInt16(44 + 2 * Math.round(second * 8000), true) / 0x7fff
}

test('a segment is the part of the sound that was heard, as a WAV file of the size that was said', async () => {
  const file = wavOf(sound, 0.25, 0.5)
  expect([file.type, file.size]).toEqual(['audio/wav', wavSize(0.5)])
  const at = await samplesOf(file)
  expect([at(0), at(0.25), at(0.49)]).toEqual([0.25, 0.5, 0.74].map((each) => expect.closeTo(each, 3)))
})

test('a sound that ends begins again', async () => {
  const at = await samplesOf(wavOf(sound, 2.75, 1.5))
  expect([at(0), at(0.5), at(1.375)]).toEqual([0.75, 0.25, 0.125].map((each) => expect.closeTo(each, 3)))
})
