import fc from 'fast-check'
import {
  daysBetween,
  formatDay,
  formatMoment,
  formatMonth,
  formatNearDay,
  formatPeriod,
  formatToday,
  formatWeekday,
  fromField,
  relativeDays,
  startOfDay,
  timeOfDay,
  toFieldDay,
  toFieldMoment,
} from '#base/calendar'
import type { Day } from './day'

/**
 * Possible time zones of a phone: near the business zone, across the date line, with summer time, with quarter hours.
 */
const ZONES = [
  'Asia/Shanghai',
  'UTC',
  'Asia/Tokyo',
  'Asia/Kathmandu',
  'Europe/Berlin',
  'America/Los_Angeles',
  'Pacific/Kiritimati',
]

const now = new Date('2026-11-20T09:41:00+08:00')
const at = (day: string, time = '14:30') => new Date(`${day}T${time}:00+08:00`)

describe.each(ZONES)('on a phone in %s', (zone) => {
  beforeEach(() => setTimeZone(zone))

  test('uses the zone of the phone', () => {
    const zoned = new Intl.DateTimeFormat('en', { hour: 'numeric', hour12: false, minute: 'numeric' }).format(now)
    expect(zoned).toBe(
      new Intl.DateTimeFormat('en', { hour: 'numeric', hour12: false, minute: 'numeric', timeZone: zone }).format(now),
    )
  })

  test('formats a day as 16 Nov and 11-16, with the year if it is not the current one', () => {
    expect(formatDay(at('2026-11-16'), 'en', now)).toBe('16 Nov')
    expect(formatDay(at('2026-11-16'), 'zh-CN', now)).toBe('11-16')
    expect(formatDay(at('2025-09-02'), 'en', now)).toBe('2 Sep 2025')
    expect(formatDay(at('2025-09-02'), 'zh-CN', now)).toBe('2025-09-02')
  })

  test('the year changes at midnight of the business zone', () => {
    const first = at('2027-01-01', '00:00')
    expect(formatDay(at('2026-12-31', '23:59'), 'en', first)).toBe('31 Dec 2026')
    expect(formatDay(first, 'en', first)).toBe('1 Jan')
    expect(formatMonth(first, 'zh-CN')).toBe('2027-01')
  })

  test('formats the weekday with the day', () => {
    expect(formatWeekday(at('2026-11-24', '23:59'), 'en', now)).toBe('Tue 24 Nov')
    expect(formatWeekday(at('2026-11-24', '00:00'), 'zh-CN', now)).toBe('11-24 周二')
  })

  test('formats today for a heading', () => {
    expect(formatToday('en', now)).toBe('Fri 20 Nov')
    expect(formatToday('zh-CN', at('2026-11-20', '00:00'))).toBe('周五')
  })

  test('formats the last contact with its day', () => {})

  test('near days have names', () => {
    expect(formatNearDay(at('2026-11-19'), 'en', now)).toBe('yesterday')
    expect(formatNearDay(at('2026-11-21', '00:00'), 'zh-CN', now)).toBe('明天')
    expect(formatNearDay(at('2026-11-18', '23:59'), 'en', now)).toBe('18 Nov')
  })

  test('days count by the calendar, not by 24 hours', () => {
    expect(relativeDays(at('2026-11-21', '00:05'), 'en', now)).toBe('tomorrow')
    expect(relativeDays(at('2026-11-17', '23:55'), 'en', now)).toBe('3 days ago')
    expect(relativeDays(at('2026-11-23'), 'zh-CN', now)).toBe('3 天后')
    expect(relativeDays(at('2026-11-20', '23:59'), 'en', at('2026-11-20', '00:00'))).toBe('today')
  })

  test('times are in the business zone', () => {
    expect(timeOfDay(at('2026-11-16'))).toBe('14:30')
    expect(formatMoment(at('2026-11-16'), 'en', now)).toBe('16 Nov 14:30')
    expect(formatMonth(at('2026-11-16'), 'zh-CN')).toBe('2026-11')
  })

  test('converts to and from date and time fields', () => {
    expect(toFieldMoment(at('2026-11-16'))).toBe('2026-11-16T14:30')
    expect(fromField('2026-11-16T14:30')).toEqual(at('2026-11-16'))
    expect(toFieldDay(at('2026-11-16', '00:00'))).toBe('2026-11-16')
    expect(fromField('2026-11-16')).toEqual(at('2026-11-16', '00:00'))
    expect(fromField('')).toBeUndefined()
  })
})

describe('in every time zone', () => {
  const moments = { min: new Date('1995-01-01'), max: new Date('2060-01-01'), noInvalidDate: true }
  const moment = fc.date(moments)
  const zone = fc.constantFrom(...ZONES)

  test('a moment is formatted the same on every phone', () => {
    fc.assert(
      fc.property(moment, moment, zone, zone, (one, other, here, there) => {
        const words = () =>
          [
            formatMoment(one, 'en', other),
            formatWeekday(one, 'zh-CN', other),
            relativeDays(one, 'en', other),
            toFieldMoment(one),
          ].join()
        setTimeZone(here)
        const inOne = words()
        setTimeZone(there)
        expect(words()).toBe(inOne)
      }),
    )
  })

  test('a day has 24 hours, and the difference of two days is a whole number', () => {
    fc.assert(
      fc.property(moment, fc.integer({ min: -400, max: 400 }), zone, (one, days, here) => {
        setTimeZone(here)
        const start = startOfDay(one)
        expect(toFieldMoment(new Date(start))).toBe(`${toFieldDay(one)}T00:00`)
        expect(one.getTime() - start).toBeLessThan(86_400_000)
        expect(one.getTime() - start).toBeGreaterThanOrEqual(0)
        expect(daysBetween(one, start + days * 86_400_000)).toBe(days)
      }),
    )
  })

  test('a field value survives a round trip to the minute', () => {
    fc.assert(
      fc.property(moment, zone, zone, (one, here, there) => {
        setTimeZone(here)
        const field = toFieldMoment(one)
        setTimeZone(there)
        expect(fromField(field)?.getTime()).toBe(Math.floor(one.getTime() / 60_000) * 60_000)
      }),
    )
  })
})

test.each([
  ['2026-11-16', '2026-11-16', '16 Nov', '11-16'],
  ['2026-11-16', '2026-12-02', '16 Nov – 2 Dec', '11-16 至 12-02'],
  ['2026-11-16', '2027-01-02', '16 Nov 2026 – 2 Jan 2027', '2026-11-16 至 2027-01-02'],
  ['2025-03-01', '2025-03-31', '1 Mar 2025 – 31 Mar 2025', '2025-03-01 至 2025-03-31'],
])('the period from %s to %s is %s', (from, to, en, zh) => {
  const now = new Date('2026-11-20T09:00+08:00')
  expect(formatPeriod(from as Day, to as Day, 'en', now)).toBe(en)
  expect(formatPeriod(from as Day, to as Day, 'zh-CN', now)).toBe(zh)
})
