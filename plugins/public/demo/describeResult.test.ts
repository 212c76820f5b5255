import { hostFailure } from '#platform/host'
import { findIn, resultText } from './describeResult'

test('a result is readable: files as their size, long texts cut', () => {
  const text = resultText({
    ok: true,
    data: { file: new Blob(['abc'], { type: 'image/png' }), path: 'x'.repeat(5000) },
  })
  expect(text).toContain('Blob image/png 3 B')
  expect(text).toContain('(5000)')
  expect(text.length).toBeLessThan(600)
})

test('pictures that the page can load are found, file paths of a host are not', () => {
  const photo = (path: string) => ({ path, name: 'picture0.png', size: 1, type: 'image/png' })
  expect(findIn({ ok: true, data: [photo('data:image/png;base64,x')] }).pictures).toHaveLength(1)
  expect(findIn({ ok: true, data: [photo('/storage/a.png')] })).toMatchObject({
    pictures: [],
    picked: { path: '/storage/a.png', name: 'picture0.png' },
  })
})

test('a recording can be played and is used by later calls', () => {
  const segment = { localAudioId: 'blob:1', duration: 2, path: 'blob:1', size: 10 }
  expect(findIn({ ok: true, data: segment })).toMatchObject({ audio: 'blob:1', picked: { audioId: 'blob:1' } })
})

test('a failure contains no pictures, audio or values', () => {
  expect(findIn(hostFailure('host', 'fail'))).toEqual({ pictures: [], audio: undefined, picked: {} })
})
