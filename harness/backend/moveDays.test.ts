import fc from 'fast-check'
import { moveDays } from './moveDays'

test('days and moments are moved; months, texts and numbers are not', () => {
  expect(
    moveDays(
      {
        at: '2026-11-18T14:32:00.000Z',
        here: '2026-11-18T22:32+08:00',
        day: '2026-02-27',
        until: '2027-12',
        text: 'Back on 2026-11-18.',
        count: 20261118,
        none: null,
        list: [{ at: '2026-12-31' }],
      },
      2,
    ),
  ).toEqual({
    at: '2026-11-20T14:32:00.000Z',
    here: '2026-11-20T22:32+08:00',
    day: '2026-03-01',
    until: '2027-12',
    text: 'Back on 2026-11-18.',
    count: 20261118,
    none: null,
    list: [{ at: '2027-01-02' }],
  })
})

test('moving forth and back restores the record', () => {
  const moment = fc.date({ min: new Date('2000-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(moment, fc.integer({ min: -2000, max: 2000 }), (date, days) => {
      const at = date.toISOString()
      const moved = moveDays(at, days)
      expect(Date.parse(moved) - date.getTime()).toBe(days * 86_400_000)
      expect(moveDays(moved, -days)).toBe(at)
    }),
  )
})
