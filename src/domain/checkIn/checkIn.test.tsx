import { act, render, renderHook, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { defineFields } from '#base/fields'
import type { RecordForm } from '#kit/forms'
import { fixedQuery } from '#kit/records'
import { CoreContext } from '#platform/core'
import type { HostLocation, HostResult } from '#platform/host'
import { startTexts } from '#platform/i18n'
import { createTestCore } from '#testing'
import { fieldForm } from '../../kit/forms/FieldForm'
import { CheckInBody } from './CheckInBody'
import { type CheckInRecord, type Pressed, pressedBy, pressOf } from './checkIn'
import { PlaceCard, type PlaceCardProps } from './PlaceCard'
import { type Fix, isAway, pressFields, saysWhy } from './rules'
import { useArrival } from './useArrival'
import { type FoundFix, useFix } from './useFix'
import { usePress } from './usePress'

beforeAll(() => startTexts())

const at = (time: string) => new Date(`2026-11-20T${time}+08:00`)
const fix = { lng: 113.08, lat: 23.01, accuracy: 12, at: at('14:30:00').getTime() }
const record: CheckInRecord = {
  id: 'K-1',
  kind: 'visit',
  at: at('14:30:00'),
  photos: [],
  audio: [],
  signals: [],
  isPending: false,
}
const person = { id: 'rep02', name: '王芳', nameEn: 'Wang Fang', orgCode: undefined }

function inCore(locate?: () => Promise<HostResult<HostLocation>>) {
  const core = createTestCore([])
  const host = locate ? { ...core.host, getLocation: locate } : core.host
  return ({ children }: { children: ReactNode }) => <CoreContext value={{ ...core, host }}>{children}</CoreContext>
}

describe('a press', () => {
  test('travels with place, times and key, and comes back to its form', () => {
    const pressed = { fix: { ...fix, distance: 61 }, at: fix.at + 5000, key: 'k' }
    const sent = pressOf(pressed)
    expect(sent).toEqual({
      key: 'k',
      point: { lng: 113.08, lat: 23.01 },
      fixAt: new Date(fix.at),
      deviceAt: new Date(fix.at + 5000),
      accuracy: 12,
    })
    expect(pressedBy(sent)).toEqual({
      fix: { ...fix, mock: undefined, address: undefined },
      at: fix.at + 5000,
      key: 'k',
    })
    expect(pressedBy({ key: 'k', deviceAt: new Date(fix.at) }).fix).toBeNull()
  })

  test('outside of the zone needs a reason', () => {
    expect([isAway(null), isAway(fix), isAway({ ...fix, distance: 112 }), isAway({ ...fix, distance: 113 })]).toEqual([
      false,
      false,
      false,
      true,
    ])
    expect(saysWhy({ fix: { ...fix, distance: 310 }, reason: ' Gate ' })).toBe(false)
    expect(saysWhy({ fix: { ...fix, distance: 310 }, reason: 'Gate closed' })).toBe(true)
  })

  function press(position: Partial<FoundFix>) {
    const submit = jest.fn()
    const locate = jest.fn(async () => ({ ...fix, at: Date.now() }))
    const pressing = () => {
      const methods = useForm<Pressed>({ defaultValues: { fix: null, at: 0, key: '' } })
      const form = {
        ...fieldForm(methods, defineFields(pressFields)),
        methods,
        submit,
        invalid: 0,
        sending: false,
      } as unknown as RecordForm<Pressed>
      return usePress(form, { fix: undefined, state: 'found', locate, ...position })
    }
    const { result, unmount } = renderHook(pressing, { wrapper: inCore() })
    return { submit, locate, form: result, unmount }
  }

  test('asks for the position if it is older than 30 s, and takes a fresh one as it is', async () => {
    const old = press({ fix: { ...fix, at: Date.now() - 31_000 } })
    await act(async () => old.form.current.submit())
    expect([old.locate.mock.calls.length, old.submit.mock.calls.length]).toEqual([1, 1])
    expect(old.form.current.methods.getValues('key')).not.toBe('')
    const fresh = press({ fix: { ...fix, at: Date.now() } })
    await act(async () => fresh.form.current.submit())
    expect([fresh.locate.mock.calls.length, fresh.submit.mock.calls.length]).toEqual([0, 1])
  })

  test('sends nothing once its form was left while the position was asked for', async () => {
    let release: (found: Fix) => void = () => undefined
    const held = new Promise<Fix>((resolve) => {
      release = resolve
    })
    const old = { ...fix, at: Date.now() - 31_000 }
    const { form, submit, unmount } = press({ fix: old, locate: () => held })
    act(() => form.current.submit())
    unmount()
    await act(async () => release(old))
    expect(submit).not.toHaveBeenCalled()
    expect(form.current.methods.getValues('at')).toBe(0)
  })

  test('is not made anew when it is sent again', async () => {
    const { form, submit } = press({ fix: { ...fix, at: Date.now() } })
    await act(async () => form.current.submit())
    const first = form.current.methods.getValues()
    await act(async () => form.current.submit())
    expect(submit).toHaveBeenCalledTimes(2)
    expect(form.current.methods.getValues()).toEqual(first)
  })
})

describe('the position', () => {
  const located = (accuracy: number): HostResult<HostLocation> => ({
    ok: true,
    data: { status: '0', longitude: 113.08, latitude: 23.01, accuracy, timestamp: Date.now() } as HostLocation,
  })

  test('is asked for again while it is poor; the best one counts, with its address and distance', async () => {
    const answers = [located(900), located(15)]
    const locate = jest.fn(async () => answers.shift() ?? located(15))
    const place = { lng: 113.08, lat: 23.011 }
    const { result } = renderHook(() => useFix(place, () => fixedQuery({ address: '1 Kiln Road' })), {
      wrapper: inCore(locate),
    })
    await waitFor(() => expect(result.current.fix?.address).toBe('1 Kiln Road'))
    expect(locate).toHaveBeenCalledTimes(2)
    expect(result.current.fix?.accuracy).toBe(15)
    expect(Math.round(result.current.fix?.distance ?? 0)).toBe(111)
  })

  test('that may not be seen leads to the settings', async () => {
    const denied = async () => ({ ok: false, error: { kind: 'denied', text: 'no' } }) as HostResult<HostLocation>
    const { result } = renderHook(() => useFix(undefined, () => fixedQuery({ address: '' })), {
      wrapper: inCore(denied),
    })
    await waitFor(() => expect(result.current.state).toBe('denied'))
    expect(result.current.fix).toBeUndefined()
  })
})

describe('the card of the place', () => {
  const locate = jest.fn(async () => undefined)
  const show = (position: Partial<FoundFix>, more: Partial<PlaceCardProps> = {}) =>
    render(
      <PlaceCard
        name="Kiln 4"
        place={{ lng: 113.08, lat: 23.011 }}
        isKnown
        position={{ fix: undefined, state: 'found', locate, ...position }}
        onMark={undefined}
        error={undefined}
        {...more}
      />,
      { wrapper: inCore() },
    )

  test.each([
    [61, 'You are at Kiln 4'],
    [112, 'You may be at Kiln 4'],
    [310, 'You are away from Kiln 4'],
  ])('says at %d m: %s', (distance, words) => {
    show({ fix: { ...fix, distance } })
    expect(screen.getByText(words)).toBeTruthy()
  })

  test.each([
    ['2026-11-20T00:12', 'Arrived 00:12, 9 h 29 min'],
    ['2026-11-19T22:00', 'Arrived 19 Nov 22:00, 11 h 41 min'],
  ])('says when somebody arrived, with the day unless it was today: %s', (arrived, words) => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-20T09:41:00+08:00'))
    const arrival = { id: 'K-1', at: new Date(`${arrived}:00+08:00`) } as PlaceCardProps['arrival']
    show({ fix }, { arrival })
    expect(screen.getByText(words)).toBeTruthy()
  })

  test('shows that the position is looked up before there is a place or a position', () => {
    show({ state: 'asking' }, { place: undefined })
    expect(screen.getByRole('button', { name: /^Finding your position/, busy: true })).toBeTruthy()
  })

  test('says what is missing, and how to go on', async () => {
    const onMark = jest.fn()
    show({ fix }, { place: undefined, onMark })
    await userEvent.click(screen.getByRole('button', { name: 'Mark the place' }))
    expect(onMark).toHaveBeenCalled()
    show({ state: 'failed' })
    await userEvent.click(screen.getAllByRole('button', { name: 'Find my position again' }).at(-1) as HTMLElement)
    expect(locate).toHaveBeenCalled()
    show({ state: 'denied' })
    expect(screen.getByRole('button', { name: 'Open settings' })).toBeTruthy()
  })
})

test('a record says its words, its place, what is odd and what became of it', () => {
  const odd: CheckInRecord = {
    ...record,
    serverAt: at('14:40:00'),
    text: 'Seen the boiler.',
    reason: 'Gate closed',
    distance: 310,
    accuracy: 12.4,
    dwell: 701,
    signals: ['late', 'outside', 'brand-new'],
    isPending: true,
    review: { decision: 'reject', by: person, comment: 'Not there.' },
    correction: { note: 'Wrong site' },
  }
  const { container } = render(<CheckInBody record={odd} />, { wrapper: inCore() })
  const words = container.textContent ?? ''
  for (const part of [
    'Seen the boiler. Gate closed',
    '310 m from the site · ± 12 m · 11 h 41 min on site',
    'Sent 20 Nov 14:40',
    'Outside the zone',
    'brand-new',
    'Waits for your manager',
    'Not accepted by Wang Fang. Not there.',
    'Correction: Wrong site',
  ])
    expect(words).toContain(part)
  expect(words).not.toContain('Sent late')
})

test('the arrival to be left is found once it is known, stays while the page is open, and may be passed over', async () => {
  const core = createTestCore([])
  const mine = {
    ...record,
    at: new Date(Date.now() - 60_000),
    by: { ...person, id: core.session.loginName },
  }
  const { result, rerender } = renderHook(({ sent }) => useArrival('lead:L-1', sent), {
    initialProps: { sent: [] as CheckInRecord[] },
    wrapper: ({ children }) => <CoreContext value={core}>{children}</CoreContext>,
  })
  expect(result.current.arrival).toBeUndefined()
  rerender({ sent: [mine] })
  expect(result.current.arrival?.id).toBe('K-1')
  rerender({ sent: [{ ...mine, dwell: 12 }] })
  expect(result.current.arrival?.id).toBe('K-1')
  act(() => result.current.again())
  expect(result.current.arrival).toBeUndefined()
  await act(async () => {
    const outbox = await core.outbox.load()
    outbox.dispose()
  })
})
