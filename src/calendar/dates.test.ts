import {
  formatDay,
  formatDeed,
  formatMoment,
  formatMonth,
  formatNearDay,
  formatWeekday,
  fromField,
  relativeDays,
  timeOfDay,
  toFieldMoment,
} from '#src/calendar'

const now = new Date(2026, 10, 20, 9, 41)
const day = (date: number, month = 10, year = 2026) => new Date(year, month, date, 14, 30)

test('a day is 16 Nov and 11-16, with the year when it is another one', () => {
  expect(formatDay(day(16), 'en', now)).toBe('16 Nov')
  expect(formatDay(day(16), 'zh-CN', now)).toBe('11-16')
  expect(formatDay(day(2, 8, 2025), 'en', now)).toBe('2 Sep 2025')
  expect(formatDay(day(2, 8, 2025), 'zh-CN', now)).toBe('2025-09-02')
})

test('the weekday stands in front', () => {
  expect(formatWeekday(day(24), 'en', now)).toBe('Tue 24 Nov')
  expect(formatWeekday(day(24), 'zh-CN', now)).toBe('周二 11-24')
})

test('the last contact says what and when', () => {
  expect(formatDeed('Visit', day(16), 'en', now)).toBe('Visit, 16 Nov')
  expect(formatDeed('新建', day(20), 'zh-CN', now)).toBe('新建，今天')
})

test('near days have names', () => {
  expect(formatNearDay(day(19), 'en', now)).toBe('yesterday')
  expect(formatNearDay(day(21), 'zh-CN', now)).toBe('明天')
  expect(formatNearDay(day(18), 'en', now)).toBe('18 Nov')
})

test('days count by the calendar, not by 24 hours', () => {
  expect(relativeDays(new Date(2026, 10, 21, 0, 5), 'en', now)).toBe('tomorrow')
  expect(relativeDays(day(17), 'en', now)).toBe('3 days ago')
  expect(relativeDays(day(23), 'zh-CN', now)).toBe('3天后')
})

test('times are those of the phone', () => {
  expect(timeOfDay(day(16))).toBe('14:30')
  expect(formatMoment(day(16), 'en', now)).toBe('16 Nov 14:30')
  expect(formatMonth(day(16), 'zh-CN')).toBe('2026-11')
})

test('a field of date and time holds local time, there and back', () => {
  expect(toFieldMoment(day(16))).toBe('2026-11-16T14:30')
  expect(fromField('2026-11-16T14:30')).toEqual(day(16))
  expect(fromField('2026-11-16')).toEqual(new Date(2026, 10, 16))
  expect(fromField('')).toBeUndefined()
})
