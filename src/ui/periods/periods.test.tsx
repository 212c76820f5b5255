import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { asDay, type Day } from '#base/calendar'
import { type Core, CoreContext } from '#platform/core'
import { Feedback } from '#platform/feedback'
import { startTexts } from '#platform/i18n'
import { MonthGrid, type Period, PeriodPicker, type PeriodPickerProps, WeekStrip } from '.'

beforeAll(() => startTexts())
beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-20T09:41:00+08:00'), advanceTimers: true }))
afterEach(() => jest.useRealTimers())
const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })

const on = (words: string): Day => {
  const day = asDay(words)
  if (!day) throw new Error(`${words} is no day`)
  return day
}
/** What is read out: the words beside the figures, which are hidden from it. */
const nameOf = (button: Element | null) => button?.querySelector('.visually-hidden')?.textContent
const pressed = () =>
  screen
    .getAllByRole('button')
    .filter((button) => button.getAttribute('aria-pressed') === 'true')
    .map(nameOf)
const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }))

/** A finger drawn sideways; jsdom's pointer events know no position, a mouse event of the same name does. */
function swipe(element: Element, dx: number, dy = 0) {
  const at = { bubbles: true, clientX: 200, clientY: 200 }
  fireEvent(element, new MouseEvent('pointerdown', at))
  fireEvent(element, new MouseEvent('pointerup', { ...at, clientX: 200 + dx, clientY: 200 + dy }))
}

const onWeek = jest.fn()
const chosen: Day[] = []
function Week({ first = '2026-11-20' }: { readonly first?: string }) {
  const [day, setDay] = useState(on(first))
  const change = (next: Day) => {
    chosen.push(next)
    setDay(next)
  }
  return (
    <>
      <WeekStrip day={day} marks={{ [on('2026-11-18')]: 2 }} onChange={change} onWeek={onWeek} />
      <button type="button" onClick={() => setDay(on('2026-12-09'))}>
        Elsewhere
      </button>
    </>
  )
}

function Month() {
  const [month, setMonth] = useState(on('2026-10-15'))
  const [day, setDay] = useState(on('2026-10-15'))
  return <MonthGrid month={month} chosen={[day, day]} onPick={setDay} onMonth={setMonth} />
}

const feedback = new Feedback()
const changes: Period[] = []
function Picker(props: Omit<PeriodPickerProps, 'onChange'>) {
  const [value, setValue] = useState(props.value)
  const change = (next: Period) => {
    changes.push(next)
    setValue(next)
  }
  return (
    <CoreContext value={{ feedback } as unknown as Core}>
      <PeriodPicker {...props} value={value} onChange={change} />
    </CoreContext>
  )
}
beforeEach(() => {
  onWeek.mockClear()
  chosen.length = 0
  changes.length = 0
})

describe('a week', () => {
  it('shows seven days, what is on, and today; a tap chooses', async () => {
    render(<Week />)
    expect(screen.getByRole('group', { name: '16–22 Nov 2026' })).not.toBeNull()
    expect(pressed()).toEqual(['Fri 20 Nov, today'])
    await press('Wed 18 Nov, 2 entries')
    expect([pressed(), onWeek.mock.calls]).toEqual([['Wed 18 Nov, 2 entries'], []])
  })

  it('turns by the arrows and by a swipe, and tells which week is shown; the day stays chosen', async () => {
    render(<Week />)
    await press('Later: Week')
    expect(screen.getByRole('group', { name: '23–29 Nov 2026' })).not.toBeNull()
    swipe(screen.getByRole('group'), 80)
    swipe(screen.getByRole('group'), 80)
    expect(screen.getByRole('group', { name: '9–15 Nov 2026' })).not.toBeNull()
    expect([onWeek.mock.calls.flat(), chosen]).toEqual([['2026-11-23', '2026-11-16', '2026-11-09'], []])
    await press('Today')
    expect(pressed()).toEqual(['Fri 20 Nov, today'])
  })

  it('scrolling and a trembling finger turn nothing', () => {
    render(<Week />)
    swipe(screen.getByRole('group'), 60, 120)
    swipe(screen.getByRole('group'), 10)
    expect(onWeek).not.toHaveBeenCalled()
  })

  it('a day chosen elsewhere shows its week, and tells which', async () => {
    render(<Week />)
    await press('Elsewhere')
    expect(pressed()).toEqual(['Wed 9 Dec'])
    expect(onWeek.mock.calls.flat()).toEqual(['2026-12-07'])
  })

  it('arrow keys move over the end of the week', async () => {
    render(<Week first="2026-11-22" />)
    screen.getByRole('button', { name: 'Sun 22 Nov' }).focus()
    await user.keyboard('{ArrowRight}')
    expect([chosen, onWeek.mock.calls.flat()]).toEqual([['2026-11-23'], ['2026-11-23']])
    await waitFor(() => expect(nameOf(document.activeElement)).toBe('Mon 23 Nov'))
  })
})

describe('a month', () => {
  it('is a table of weeks from Monday on; holidays and worked weekends are told', async () => {
    render(<Month />)
    expect(screen.getByRole('table', { name: 'Oct 2026' })).not.toBeNull()
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Mon',
      'Tue',
      'Wed',
      'Thu',
      'Fri',
      'Sat',
      'Sun',
    ])
    expect(screen.getByRole('button', { name: 'Thu 1 Oct, day off' })).not.toBeNull()
    await press('Sat 10 Oct, working day')
    expect(pressed()).toEqual(['Sat 10 Oct, working day'])
  })

  it('is left by key over its end, and turned by Page Down; one day takes the focus', async () => {
    render(<Month />)
    screen.getByRole('button', { name: 'Sat 31 Oct' }).focus()
    await user.keyboard('{ArrowRight}')
    await waitFor(() => expect(nameOf(document.activeElement)).toBe('Sun 1 Nov'))
    expect(screen.getByRole('table', { name: 'Nov 2026' })).not.toBeNull()
    await user.keyboard('{PageDown}')
    await waitFor(() => expect(nameOf(document.activeElement)).toBe('Tue 1 Dec'))
  })
})

describe('a period', () => {
  const november: Period = [on('2026-11-01'), on('2026-11-30')]

  it('steps to its neighbours', async () => {
    render(<Picker kind="month" value={november} />)
    await press('Earlier: Month')
    await press('Later: Month')
    await press('Later: Month')
    expect(changes.map(([from]) => from)).toEqual(['2026-10-01', '2026-11-01', '2026-12-01'])
  })

  it('is chosen in a sheet, of another year too', async () => {
    render(<Picker kind="month" value={november} />)
    await press('Choose: Month Nov 2026')
    await screen.findByRole('dialog', { name: 'Month' })
    await press('Earlier: Year')
    await user.click(screen.getByRole('radio', { name: 'Mar 2025' }))
    expect(changes).toEqual([['2025-03-01', '2025-03-31']])
  })

  it('calendar-range-prompt: more days than allowed are cut, and the prompt of section 9 says so', async () => {
    render(<Picker kind="range" value={[on('2026-11-01'), on('2026-11-03')]} mostDays={7} />)
    await press('Choose: Days 1–3 Nov 2026')
    const sheet = await screen.findByRole('dialog', { name: 'Days' })
    expect(sheet.textContent).toContain('most 7 days')
    await press('Tue 10 Nov')
    expect(screen.getByRole('button', { name: 'Choose the last day' })).toHaveProperty('disabled', true)
    await press('Mon 30 Nov')
    expect(feedback.toasts.map(({ text }) => text)).toEqual(['most 7 days'])
    await press('Show 10–16 Nov 2026')
    expect(changes).toEqual([['2026-11-10', '2026-11-16']])
  })

  it('a sheet that is closed leaves the days as they were', async () => {
    render(<Picker kind="range" value={[on('2026-11-01'), on('2026-11-03')]} />)
    await press('Choose: Days 1–3 Nov 2026')
    await screen.findByRole('dialog', { name: 'Days' })
    await press('Tue 10 Nov')
    await user.keyboard('{Escape}')
    expect(changes).toEqual([])
    await press('Choose: Days 1–3 Nov 2026')
    expect(await screen.findByRole('button', { name: 'Show 1–3 Nov 2026' })).not.toBeNull()
  })
})
