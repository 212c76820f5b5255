import { render } from '@testing-library/react'
import { asDay, type Day } from '#base/calendar'
import { setLanguage, startTexts } from '#platform/i18n'
import { DueText } from './DueText'

beforeAll(() => startTexts())
beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-20T09:41:00+08:00') }))
afterEach(async () => {
  jest.useRealTimers()
  await setLanguage('en')
})

/** What it says, and its tone. */
function shown(day: string, soon = 30): string {
  const { container } = render(<DueText day={asDay(day) as Day} soon={soon} />)
  const tone = /why--(\w+)/.exec(container.innerHTML)?.[1] ?? 'plain'
  return `${container.textContent} ${tone}`
}

test.each([
  ['2027-02-02', '74 days plain'],
  ['2026-12-20', '30 days warn'],
  ['2026-12-21', '31 days plain'],
  ['2026-11-21', '1 day warn'],
  ['2026-11-20', 'ends today warn'],
  ['2026-11-19', 'ended yesterday risk'],
  ['2026-11-18', 'ended 2 days ago risk'],
])('%s: %s', (day, expected) => {
  expect(shown(day)).toBe(expected)
})

test('counts days of +08:00, whatever the device’s zone: a minute before midnight it is still today', () => {
  jest.setSystemTime(new Date('2026-11-20T23:59:00+08:00'))
  expect(shown('2026-11-20')).toBe('ends today warn')
  jest.setSystemTime(new Date('2026-11-21T00:00:00+08:00'))
  expect(shown('2026-11-20')).toBe('ended yesterday risk')
})

test('in Chinese', async () => {
  await setLanguage('zh-CN')
  expect([shown('2027-02-02'), shown('2026-11-20'), shown('2026-11-18')]).toEqual([
    '剩余 74 天 plain',
    '今日到期 warn',
    '已到期 2 天 risk',
  ])
})
