import { createFlightMarks } from './flightMarks'

beforeEach(() => sessionStorage.clear())

test('a page knows which calls of the previous page are unanswered', () => {
  const before = createFlightMarks(window, () => 1000)
  before.begin('getQDLocationInfo')
  before.begin('goUpload')
  before.end('goUpload')
  const next = createFlightMarks(window, () => 3500)
  expect(next.ageOf('getQDLocationInfo')).toBe(2500)
  expect(next.ageOf('goUpload')).toBeUndefined()
  next.settleEarlier('getQDLocationInfo')
  expect(next.ageOf('getQDLocationInfo')).toBeUndefined()
})

test('forbidden, full or corrupt storage counts as empty', () => {
  const forbidden = {
    get sessionStorage(): Storage {
      throw new Error('forbidden')
    },
  }
  const marks = createFlightMarks(forbidden)
  marks.begin('goUpload')
  expect(marks.ageOf('goUpload')).toBeUndefined()
  sessionStorage.setItem('host.flights', '{"goUpload":"yesterday"}')
  expect(createFlightMarks(window).ageOf('goUpload')).toBeUndefined()
})
