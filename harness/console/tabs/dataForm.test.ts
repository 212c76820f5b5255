import { formOf, wantedOf } from './dataForm'

const usual = { size: 'default', seed: 1, now: '2026-11-20T01:41:00.000Z', wanted: null }
const asked = { ...usual, size: 'small', seed: 3, wanted: { size: 'small', seed: 3, now: usual.now } } as const

test('a reset asks for what differs from the start of the simulator', () => {
  expect(wantedOf(formOf(usual), usual, false)).toEqual({})
  expect(wantedOf({ ...formOf(usual), size: 'large', seed: '7' }, usual, false)).toEqual({ size: 'large', seed: 7 })
  expect(wantedOf(formOf(asked), asked, false)).toEqual(asked.wanted)
  expect(wantedOf({ ...formOf(asked), time: '' }, asked, false)).toEqual({ size: 'small', seed: 3 })
})

test('the time may be written in any way that begins with a day', () => {
  const timed = (time: string) => wantedOf({ ...formOf(usual), time }, usual, false)
  expect(timed('2026-11-23T09:00+08:00')).toEqual({ now: '2026-11-23T01:00:00.000Z' })
  for (const text of ['next Monday', '5']) expect(timed(text)).toBeUndefined()
})

test.each(['', '-1', '1.5', 'seven'])('“%s” is no seed', (seed) => {
  expect(wantedOf({ ...formOf(usual), seed }, usual, false)).toBeUndefined()
})

test('a reset that is recorded has the time at which it was done', () => {
  expect(wantedOf(formOf(usual), usual, true)).toEqual({ now: usual.now })
})
