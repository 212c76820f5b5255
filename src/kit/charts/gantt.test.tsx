import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { asDay, type Day } from '#base/calendar'
import { startTexts } from '#platform/i18n'
import { GanttStrip } from '.'
import { type GanttRow, stripWidth, timeScale, timeTicks } from './gantt'

beforeAll(() => startTexts())

function on(text: string): Day {
  const day = asDay(text)
  if (!day) throw new Error(`${text} is no day`)
  return day
}
const row = (from: string, to: string, rest: Partial<GanttRow> = {}): GanttRow => ({
  id: from,
  name: `From ${from}`,
  from: on(from),
  to: on(to),
  percent: 0,
  ...rest,
})
const today = on('2026-11-20')

describe('the scale of time', () => {
  it('holds every plan, what really happened, and today where work is under way', () => {
    const rows = [
      row('2026-08-03', '2026-08-14', { actual: { from: on('2026-07-30'), to: on('2026-08-20') } }),
      row('2026-09-01', '2026-10-01', { actual: { from: on('2026-09-01') } }),
    ]
    const scale = timeScale(rows, today, 200, 0)
    expect([scale.first, scale.last, scale.xOf(on('2026-07-30'))]).toEqual(['2026-07-30', '2026-11-20', 0])
  })

  it('keeps off the edges, where a milestone is wider than its day', () => {
    const scale = timeScale([row('2026-11-20', '2026-11-20')], today, 200, 7)
    expect([scale.xOf(today), scale.xOf(on('2026-11-21'))]).toEqual([7, 193])
  })

  it.each([
    ['months', '2026-08-03', '2027-01-31', ['Sep', 'Oct', 'Nov', 'Dec', '2027']],
    ['a third of a year', '2026-01-05', '2027-06-30', ['Apr', 'Jul', 'Oct', '2027', 'Apr']],
    ['three years', '2026-01-05', '2028-12-20', ['Jul', '2027', 'Jul', '2028', 'Jul']],
  ])('says as much as there is room for: %s', (_what, from, to, said) => {
    const scale = timeScale([row(from, to)], today, 330, 0)
    expect(timeTicks(scale, 330, 1, 'en').map(({ label }) => label)).toEqual(said)
  })

  it('leaves out a word that would reach over the end', () => {
    const scale = timeScale([row('2026-11-01', '2027-01-02')], today, 330, 0)
    expect(timeTicks(scale, 330, 1, 'en').map(({ label }) => label)).toEqual(['Nov', 'Dec', ''])
  })
})

it('is as wide as its place for some months, and wider for three years', () => {
  expect(stripWidth([row('2026-08-03', '2027-01-08')], today, 330, 1)).toBe(330)
  expect(stripWidth([row('2026-01-01', '2028-12-31')], today, 330, 1)).toBe(1096 * 1.5)
  expect(stripWidth([row('2026-01-01', '2028-12-31')], today, 330, 1.3)).toBeCloseTo(1096 * 1.5 * 1.3, 6)
})

describe('a strip of three years', () => {
  beforeEach(() => {
    jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(330)
    jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(108)
  })
  afterEach(() => jest.restoreAllMocks())

  it('scrolls by keyboard and begins at today; its words are as wide as what is seen of it', () => {
    render(<GanttStrip label="Schedule" rows={[row('2026-01-01', '2028-12-31')]} today={today} />)
    const view = screen.getByRole('group', { name: 'Schedule' })
    expect(view.tabIndex).toBe(0)
    // Today is day 323 of 1,096, in the middle of what is seen.
    expect(view.scrollLeft).toBeCloseTo(323 * 1.5 - 330 / 2, -1)
    expect(screen.getByText('From 2026-01-01').parentElement?.style.width).toBe('330px')
  })

  it('of some months needs no scrolling', () => {
    render(<GanttStrip label="Schedule" rows={[row('2026-08-03', '2027-01-08')]} today={today} />)
    expect(screen.getByRole('group', { name: 'Schedule' }).hasAttribute('tabindex')).toBe(false)
  })
})

it('names its rows, opens them, and has the same as a table', async () => {
  const onPress = jest.fn()
  const rows = [
    row('2026-08-03', '2026-08-14', {
      percent: 100,
      actual: { from: on('2026-08-03'), to: on('2026-08-14') },
      tone: 'good',
    }),
    row('2026-10-19', '2026-12-18', {
      percent: 30,
      actual: { from: on('2026-11-02') },
      tone: 'warn',
      isCritical: true,
    }),
    row('2027-01-08', '2027-01-08', { isMilestone: true }),
  ]
  render(<GanttStrip label="Schedule" rows={rows} today={today} onPress={onPress} />)
  const names = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(names.slice(0, 3)).toEqual(['From 2026-08-03100%', 'From 2026-10-19◆ critical30%', 'From 2027-01-08'])
  await userEvent.click(screen.getByRole('button', { name: /2026-10-19/ }))
  expect(onPress).toHaveBeenCalledWith('2026-10-19')

  await userEvent.click(screen.getByRole('button', { name: 'Show as table' }))
  const lines = within(screen.getByRole('table'))
    .getAllByRole('row')
    .map((each) => [...each.children].map(({ textContent }) => textContent).join(' | '))
  expect(lines.slice(1)).toEqual([
    'From 2026-08-03 | 100% | 3 Aug to 14 Aug | good: 3 Aug to 14 Aug',
    'From 2026-10-19 | 30% | 19 Oct to 18 Dec | needs attention: since 2 Nov',
    'From 2027-01-08 | 0% | 8 Jan 2027 | –',
  ])
})
