import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { holdExampleTime } from '#harness/backend/kit/testing'
import { CoreContext } from '#platform/core'
import { HttpError } from '#platform/http'
import { registerTexts, setLanguage, startTexts } from '#platform/i18n'
import type { TodayItem, TodayModule, TodayMoves } from '#platform/plugin'
import { createTestCore } from '#testing'
import coreEn from '../../locales/en.json'
import { workbenchStore } from '../../stores/WorkbenchStore'
import { DayCard } from './DayCard'
import { DayRow } from './DayRow'
import { FirstRole } from './FirstRole'

const openHref = jest.fn()
const open = jest.fn()
jest.mock('#platform/navigation', () => ({
  ...jest.requireActual('#platform/navigation'),
  usePage: () => ({ visible: true, plugin: 'core' }),
  usePageNavigation: () => ({ openHref, open }),
}))

const at = (time: string) => new Date(`2026-11-20T${time}:00+08:00`)
const to = '/record' as TodayItem['to']
const item = (id: string, more: Partial<TodayItem> = {}): TodayItem => ({ id, title: id, due: 'today', to, ...more })

/** The day with the items of one area, at 09:41. */
async function show(items: () => readonly TodayItem[], moves: TodayMoves = {}, Card = DayCard) {
  const module: TodayModule = { default: async () => [...items()], moves: async () => ({ default: moves }) }
  const core = createTestCore([{ id: 'area', today: async () => module }])
  render(
    <CoreContext value={core}>
      <Card />
    </CoreContext>,
  )
  await act(async () => core.store(workbenchStore).load())
  return core
}
const press = (name: string | RegExp) => act(async () => fireEvent.click(screen.getByRole('button', { name })))
/** Waits first: inside `act` nothing may wait for the screen. */
const pressFound = async (name: string) => {
  await screen.findByRole('button', { name })
  await press(name)
}
const rows = () => screen.queryAllByRole('listitem').flatMap((row) => row.getAttribute('data-record') ?? [])
const toasts = ({ feedback }: { feedback: { toasts: readonly { text: unknown }[] } }) =>
  feedback.toasts.map(({ text }) => text)

beforeAll(async () => {
  holdExampleTime()
  registerTexts('core', { en: async () => ({ default: coreEn }), 'zh-CN': async () => ({ default: coreEn }) })
  registerTexts('area', { en: async () => ({ default: {} }), 'zh-CN': async () => ({ default: {} }) })
  await startTexts()
  await jest.requireActual<typeof import('#platform/i18n')>('#platform/i18n').loadTexts('core')
})
beforeEach(() => {
  open.mockReset()
  openHref.mockReset()
})

test('today stands by time, the next thing is marked, late ones are folded into one row', async () => {
  await show(() => [
    item('news', { at: at('08:41') }),
    item('any time', { can: ['done'] }),
    item('afternoon', { at: at('14:30'), can: ['done'] }),
    item('early', { at: at('09:00'), main: { does: 'write' } }),
    item('next', { at: at('10:00'), can: ['note'], detail: 'Price', contact: { name: 'Chen Min' } }),
    item('old', { due: 'late', at: at('00:00') }),
    item('soon', { due: 'soon' }),
  ])
  expect(rows()).toEqual(['early', 'next', 'afternoon', 'any time', 'news'])
  const next = screen.getByText('Next').closest('li')
  expect(next?.getAttribute('data-record')).toBe('next')
  expect(within(next as HTMLElement).getByText('Price, Chen Min')).toBeTruthy()
  await press(/^1 late/)
  expect(rows()).toEqual(['old', 'early', 'next', 'afternoon', 'any time', 'news'])
})

test.each([
  ['10:00', 'Next · leave by 09:45'],
  ['09:50', 'Next · leave now'],
])('an appointment at %s that is 7 km away says when to leave: %s', async (time, words) => {
  const [place, position] = [
    { lng: 113.1, lat: 23 },
    { lng: 113.1, lat: 23.063 },
  ]
  const visit = { ...item('visit', { at: at(time), place, main: { does: 'go' } }), plugin: 'area' }
  render(
    <CoreContext value={createTestCore([])}>
      <DayRow item={visit} isNext position={position} onNote={() => undefined} onCall={() => undefined} />
    </CoreContext>,
  )
  expect(await screen.findByText(words)).toBeTruthy()
})

test.each([
  ['en', '甲, 乙'],
  ['zh-CN', '甲、乙'],
] as const)('in %s the names of late ones stand as %s', async (language, words) => {
  await setLanguage(language)
  await show(() => [item('甲', { due: 'late' }), item('乙', { due: 'late' })])
  expect(screen.getByText(words)).toBeTruthy()
  await setLanguage('en')
})

test('a count opens the list of exactly these', async () => {
  await show(() => [item('a'), item('b', { due: 'late' })])
  await press(/^1\s*Late$/)
  expect(open.mock.calls[0]?.[1]).toEqual({ due: 'late' })
})

test('the button of an item opens the page for what is to be done, else its own', async () => {
  const form = '/form' as TodayItem['to']
  await show(() => [
    item('visit', { main: { does: 'write', to: form } }),
    item('approval', { main: { does: 'decide' } }),
  ])
  await press('Write about visit')
  await press('Decide about approval')
  expect(openHref.mock.calls).toEqual([[form], [to]])
})

test('an item that is moved to the next day leaves the list at once; taken back, it is there again', async () => {
  let isThere = true
  const undo = async () => {
    isThere = true
  }
  const tomorrow = async () => {
    isThere = false
    return { kind: 'sent', undo } as const
  }
  const core = await show(() => (isThere ? [item('visit', { can: ['tomorrow'], version: 1 })] : []), { tomorrow })
  await press(/^More actions/)
  // It is Friday.
  await pressFound('Mon 23 Nov')
  expect(rows()).toEqual([])
  expect(toasts(core)).toEqual(['Moved to the next working day: visit'])
  await act(async () => core.feedback.toasts[0]?.action?.run())
  expect(rows()).toEqual(['visit'])
})

test('the next thing is in view, also behind a morning that is still to be written', async () => {
  const morning = [1, 2, 3, 4, 5, 6, 7].map((n) => item(`past-${n}`, { at: at(`08:0${n}`), can: ['note'] }))
  await show(() => [...morning, item('next', { at: at('16:00'), can: ['note'] })])
  await waitFor(() => expect(rows()).toHaveLength(6))
  expect(rows()[5]).toBe('next')
})

test('what is due today and of another day says which', async () => {
  await show(() => [item('message', { at: new Date('2026-11-17T22:14:00+08:00') })])
  await waitFor(() => expect(screen.getAllByRole('listitem')[0]?.textContent).toContain('17 Nov'))
})

test('after a refusal a move is made of the item as it is now', async () => {
  let version = 1
  const done = async (_: unknown, { version: seen }: TodayItem) => {
    version = 2
    if (seen !== version) throw new HttpError('refused', 'Somebody was faster.', { callId: 'x', code: 4009 })
    return { kind: 'sent' } as const
  }
  const core = await show(() => [item('visit', { can: ['done'], version })], { done })
  const settle = async () => {
    await press(/^More actions/)
    await pressFound('Done')
  }
  await settle()
  await waitFor(() => expect(toasts(core)).toEqual(['Somebody was faster.']))
  await settle()
  await waitFor(() => expect(toasts(core)).toContain('Done: visit'))
})

test('a move that is refused says why, and the item is there again', async () => {
  const refused = new HttpError('refused', 'Somebody was faster.', { callId: 'x', code: 4009 })
  const core = await show(() => [item('visit', { can: ['done'] })], { done: () => Promise.reject(refused) })
  await press(/^More actions/)
  await pressFound('Done')
  expect(rows()).toEqual(['visit'])
  expect(toasts(core)).toEqual(['Somebody was faster.'])
})

test('a sentence settles an item, with the next step proposed; it cannot be too short', async () => {
  const note: jest.Mock = jest.fn(async () => ({ kind: 'queued' }))
  const core = await show(() => [item('lead', { can: ['note'], asksNext: true, noteLeast: 10 })], { note })
  await press(/^More actions/)
  await pressFound('Done')
  const text = await screen.findByRole('textbox')
  fireEvent.change(text, { target: { value: 'Too short' } })
  expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true)
  fireEvent.change(text, { target: { value: 'They want two boilers.' } })
  await press('Save')
  // The third working day after Friday.
  const next = new Date('2026-11-25T10:00:00+08:00')
  await waitFor(() => expect(note.mock.calls[0]?.[2]).toEqual({ text: 'They want two boilers.', next }))
  await waitFor(() => expect(rows()).toEqual([]))
  expect(toasts(core)).toEqual(['Saved on this phone. It will be sent when you are back online.'])
})

test('an answer that comes late leaves the sheet of another item open, with its text', async () => {
  let answer: (moved: { kind: 'sent' }) => void = () => undefined
  const note = jest.fn(() => new Promise<{ kind: 'sent' }>((resolve) => (answer = resolve)))
  const core = await show(() => [item('first', { can: ['note'] }), item('second', { can: ['note'] })], { note })
  const openSheet = async (id: string) => {
    const row = screen.getAllByRole('listitem').find((each) => each.getAttribute('data-record') === id)
    const more = within(row as HTMLElement).getByRole('button', { name: /^More actions/ })
    await act(async () => fireEvent.click(more))
    await pressFound('Done')
    return screen.findByRole('textbox')
  }
  fireEvent.change(await openSheet('first'), { target: { value: 'They want two boilers.' } })
  await press('Save')
  await waitFor(() => expect(note).toHaveBeenCalledTimes(1))
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull())
  const text = await openSheet('second')
  fireEvent.change(text, { target: { value: 'They call' } })
  await act(async () => answer({ kind: 'sent' }))
  await waitFor(() => expect(toasts(core)).toHaveLength(1))
  expect(screen.getByRole('textbox')).toBe(text)
  // No draft stays for the tests below.
  fireEvent.change(text, { target: { value: '' } })
})

test('a sentence cannot be longer than its field, and says so there', async () => {
  await show(() => [item('need', { can: ['note'], noteMost: 20 })], { note: async () => ({ kind: 'sent' }) })
  await press(/^More actions/)
  await pressFound('Done')
  const text = await screen.findByRole('textbox')
  const save = () => screen.getByRole('button', { name: 'Save' })
  fireEvent.change(text, { target: { value: 'They want two boilers' } })
  expect(await screen.findByText('Write at most 20 characters.')).toBeTruthy()
  expect([text.getAttribute('aria-invalid'), save()]).toMatchObject(['true', { disabled: true }])
  fireEvent.change(text, { target: { value: 'They want 2 boilers.' } })
  expect(screen.queryByText('Write at most 20 characters.')).toBeNull()
  expect(save()).toHaveProperty('disabled', false)
  // No draft stays for the tests below.
  fireEvent.change(text, { target: { value: '' } })
})

test('a sentence is sent with what was dictated last', async () => {
  let spoken: ((event: unknown) => void) | undefined
  class Recognition {
    onresult: ((event: unknown) => void) | undefined
    onend: (() => void) | undefined
    start() {
      spoken = (event) => this.onresult?.(event)
    }
    // The last words come after the stop.
    stop() {
      setTimeout(() => {
        spoken?.({ resultIndex: 0, results: [{ isFinal: true, 0: { transcript: 'They call on Monday.' } }] })
        this.onend?.()
      })
    }
    abort() {}
  }
  Object.assign(window, { webkitSpeechRecognition: Recognition })
  const note: jest.Mock = jest.fn(async () => ({ kind: 'queued' }))
  await show(() => [item('lead', { can: ['note'] })], { note })
  await press(/^More actions/)
  await pressFound('Done')
  fireEvent.change(await screen.findByRole('textbox'), { target: { value: 'Two boilers.' } })
  await press('Dictate')
  await press('Save')
  await waitFor(() => expect(note.mock.calls[0]?.[2]).toEqual({ text: 'Two boilers. They call on Monday.' }))
  Object.assign(window, { webkitSpeechRecognition: undefined })
})

test('a sentence that is refused or left stays until it is sent; the item, too', async () => {
  let refuses = true
  const note = async () => {
    if (refuses) throw new HttpError('refused', 'Somebody was faster.', { callId: 'x', code: 4009 })
    return { kind: 'sent' } as const
  }
  const core = await show(() => [item('lead', { can: ['note'] })], { note })
  const openSheet = async () => {
    await press(/^More actions/)
    await pressFound('Done')
    return await screen.findByRole('textbox')
  }
  fireEvent.change(await openSheet(), { target: { value: 'They want two boilers.' } })
  await press('Save')
  await waitFor(() => expect([rows(), toasts(core)]).toEqual([['lead'], ['Somebody was faster.']]))
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'They want two boilers.')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull())
  const again = await openSheet()
  await waitFor(() => expect(again).toHaveProperty('value', 'They want two boilers.'))
  refuses = false
  await press('Save')
  const records = async () => (await core.drafts.list()).map(({ record }) => record)
  await waitFor(async () => expect(await records()).not.toContain('area lead'))
})

test('after a refusal a sentence is about the item as it is now', async () => {
  let version = 1
  const note = jest.fn(async (_: unknown, { version: seen }: TodayItem) => {
    version = 2
    if (seen !== version) throw new HttpError('refused', 'Somebody was faster.', { callId: 'x', code: 4009 })
    return { kind: 'sent' } as const
  })
  const core = await show(() => [item('need', { can: ['note'], version })], { note })
  await press(/^More actions/)
  await pressFound('Done')
  fireEvent.change(await screen.findByRole('textbox'), { target: { value: 'They want two boilers.' } })
  await press('Save')
  await waitFor(() => expect(toasts(core)).toEqual(['Somebody was faster.']))
  await act(async () => undefined)
  await press('Save')
  await waitFor(() => expect(toasts(core)).toContain('Done: need'))
})

describe('a sentence whose response is lost', () => {
  const lost = () => new HttpError('status', 'Bad gateway', { callId: 'x', status: 502 })
  const TEXT = 'They want two boilers.'
  const openSheet = async () => {
    await press(/^More actions/)
    await pressFound('Done')
    return await screen.findByRole('textbox')
  }
  const write = async (text: string) => fireEvent.change(await openSheet(), { target: { value: text } })
  const submits = (note: jest.Mock) => note.mock.calls.map((call) => call[3])
  /** Sends it for the nth time. */
  const save = async (note: jest.Mock, times: number) => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' }).getAttribute('aria-busy')).toBeNull())
    await press('Save')
    await waitFor(() => expect(note).toHaveBeenCalledTimes(times))
  }
  const noting = (id: string, note: jest.Mock) => show(() => [item(id, { can: ['note'] })], { note })

  test('is sent again as the same one, also after a new start', async () => {
    const note = jest.fn().mockRejectedValue(lost())
    await noting('lead-1', note)
    await write(TEXT)
    await save(note, 1)
    await save(note, 2)
    cleanup()
    await noting('lead-1', note)
    await openSheet()
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveProperty('value', TEXT))
    await save(note, 3)
    const [{ key }] = submits(note)
    expect(submits(note)).toEqual([
      { key: expect.any(String), mayHaveArrived: false },
      { key, mayHaveArrived: true },
      { key, mayHaveArrived: true },
    ])
  })

  test('is named where another one is sent instead', async () => {
    const note = jest.fn().mockRejectedValueOnce(lost()).mockResolvedValue({ kind: 'queued' })
    await noting('lead-2', note)
    await write(TEXT)
    await save(note, 1)
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'They want three boilers.' } })
    await save(note, 2)
    const [first, second] = submits(note)
    expect(second).toEqual({
      key: expect.any(String),
      mayHaveArrived: false,
      earlier: { text: TEXT, key: first.key },
    })
    expect(second.key).not.toBe(first.key)
  })

  test('is named also where its text was deleted before the sheet was closed', async () => {
    const note = jest.fn().mockRejectedValueOnce(lost()).mockResolvedValue({ kind: 'queued' })
    await noting('lead-8', note)
    await write(TEXT)
    await save(note, 1)
    fireEvent.change(screen.getByRole('textbox'), { target: { value: '' } })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull())
    await write('They want three boilers.')
    await save(note, 2)
    const [first, second] = submits(note)
    expect(second).toMatchObject({ mayHaveArrived: false, earlier: { text: TEXT, key: first.key } })
  })

  test('is named where another one is typed before the stored one is known', async () => {
    const note = jest.fn().mockRejectedValueOnce(lost()).mockResolvedValue({ kind: 'queued' })
    const core = await noting('lead-10', note)
    await write(TEXT)
    await save(note, 1)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull())
    const { load } = core.drafts
    let pass = () => {}
    const passed = new Promise<void>((resolve) => {
      pass = resolve
    })
    const loading = jest.spyOn(core.drafts, 'load').mockImplementation(async (...of) => {
      await passed
      return load(...of)
    })
    await write('They want three boilers.')
    await act(async () => pass())
    await save(note, 2)
    loading.mockRestore()
    const [first, second] = submits(note)
    expect(second).toMatchObject({ mayHaveArrived: false, earlier: { text: TEXT, key: first.key } })
  })

  test('is sent about the call that it was about, although the call is no longer to be logged', async () => {
    const note = jest.fn().mockResolvedValue({ kind: 'queued' })
    const core = await noting('lead-9', note)
    const call = { at: at('09:30'), seconds: 60 }
    const sent = { key: 'k', text: TEXT, call, step: 'area lead-9 ' }
    jest.spyOn(core.drafts, 'load').mockResolvedValue({ value: { text: TEXT, sent }, savedAt: 0 })
    await openSheet()
    expect(await screen.findByText(/09:30/)).toBeTruthy()
    await save(note, 1)
    expect(note.mock.calls[0]?.slice(2)).toEqual([
      { text: TEXT, call },
      { key: 'k', mayHaveArrived: true },
    ])
  })

  test('is another one after it was refused', async () => {
    const note = jest.fn().mockRejectedValueOnce(new HttpError('refused', 'no', { callId: 'x', code: 4000 }))
    note.mockResolvedValue({ kind: 'queued' })
    await noting('lead-3', note)
    await write(TEXT)
    await save(note, 1)
    await save(note, 2)
    const [first, second] = submits(note)
    expect(second).toEqual({ key: expect.any(String), mayHaveArrived: false })
    expect(second.key).not.toBe(first.key)
  })
})

describe('what was typed about a step of a lead', () => {
  const [first, later] = [new Date('2026-11-20T14:00:00+08:00'), new Date('2026-11-20T16:00:00+08:00')]
  const TEXT = 'They want two boilers.'
  const openSheet = async () => {
    await press(/^More actions/)
    await pressFound('Done')
    return await screen.findByRole('textbox')
  }
  /** A lead whose step is due at `first`; `goOn` gives it another time. */
  async function lead(id: string, note: TodayMoves['note'] = async () => ({ kind: 'sent' })) {
    let at = first
    const core = await show(() => [item(id, { can: ['note'], at })], { note })
    const goOn = async () => {
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull())
      at = later
      await act(async () => core.store(workbenchStore).load())
    }
    return { core, goOn }
  }

  test('stays with it where the step is moved to another time', async () => {
    const { goOn } = await lead('lead-4')
    fireEvent.change(await openSheet(), { target: { value: TEXT } })
    await goOn()
    const moved = await openSheet()
    await waitFor(() => expect(moved).toHaveProperty('value', TEXT))
  })

  test('and sent is not proposed for its next step', async () => {
    const { core, goOn } = await lead('lead-5')
    fireEvent.change(await openSheet(), { target: { value: TEXT } })
    await press('Save')
    const records = async () => (await core.drafts.list()).map(({ record }) => record)
    await waitFor(async () => expect(await records()).not.toContain('area lead-5'))
    await goOn()
    const next = await openSheet()
    await act(async () => undefined)
    expect(next).toHaveProperty('value', '')
  })

  test.each([
    ['the same sentence when it is saved again', TEXT, (key: string) => ({ key, mayHaveArrived: true })],
    ['not named where another one is sent', 'They signed.', () => ({ key: expect.any(String), mayHaveArrived: false })],
  ])('and may be written is at its next step %s', async (_, words, submit) => {
    const note = jest.fn().mockRejectedValue(new HttpError('status', 'Bad gateway', { callId: 'x', status: 502 }))
    const { goOn } = await lead(`lead ${words}`, note)
    const save = async (times: number) => {
      await waitFor(() => expect(screen.getByRole('button', { name: 'Save' }).getAttribute('aria-busy')).toBeNull())
      await press('Save')
      await waitFor(() => expect(note).toHaveBeenCalledTimes(times))
    }
    fireEvent.change(await openSheet(), { target: { value: TEXT } })
    await save(1)
    await goOn()
    const next = await openSheet()
    await waitFor(() => expect(next).toHaveProperty('value', TEXT))
    fireEvent.change(next, { target: { value: words } })
    await save(2)
    const [first, second] = note.mock.calls.map((call) => call[3])
    expect(second).toEqual(submit(first.key))
  })

  test('is there with the day that was chosen for the next step', async () => {
    await show(() => [item('lead-8', { can: ['note'], asksNext: true })], { note: async () => ({ kind: 'sent' }) })
    const days = () => within(screen.getByRole('group', { name: 'Next step' })).getAllByRole('button')
    fireEvent.change(await openSheet(), { target: { value: TEXT } })
    await act(async () => fireEvent.click(days()[2] as HTMLElement))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull())
    const again = await openSheet()
    await waitFor(() => expect(again).toHaveProperty('value', TEXT))
    expect(days().map((day) => day.getAttribute('aria-pressed'))).toEqual(['false', 'false', 'true'])
  })

  test('by an earlier version of the app is there', async () => {
    const { core } = await lead('lead-7')
    await core.drafts.save('core.note', 'area lead-7', TEXT)
    const sheet = await openSheet()
    await waitFor(() => expect(sheet).toHaveProperty('value', TEXT))
  })
})

describe('an employee without a role', () => {
  const waiting = item('AP-1', { title: 'Your application is with Zhao Min', due: 'soon' })

  test('does what can be done about it by one tap; the items are loaded again', async () => {
    let reminded = 0
    const run = async () => {
      reminded += 1
    }
    await show(
      () => [reminded === 0 ? { ...waiting, action: 'Remind', run } : { ...waiting, action: 'Reminded' }],
      {},
      FirstRole,
    )
    await press('Remind')
    expect([reminded, openHref.mock.calls]).toEqual([1, []])
    expect(await screen.findByText('Reminded')).toBeTruthy()
    await press(/^Your application/)
    expect(openHref.mock.calls).toEqual([[waiting.to]])
  })

  test('is told why an action failed, and it stays', async () => {
    const run = () => Promise.reject(new HttpError('refused', 'Nobody is there.', { callId: 'x', code: 4010 }))
    const core = await show(() => [{ ...waiting, action: 'Remind', run }], {}, FirstRole)
    await press('Remind')
    expect(toasts(core)).toEqual(['Nobody is there.'])
    expect(screen.getByRole('button', { name: 'Remind' })).toBeTruthy()
  })
})
