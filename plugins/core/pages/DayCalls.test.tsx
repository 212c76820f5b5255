import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { observable, runInAction } from 'mobx'
import { holdExampleTime } from '#harness/backend/kit/testing'
import { type MadeCall, unloggedCalls } from '#kit/calls'
import { CoreContext } from '#platform/core'
import { HttpError } from '#platform/http'
import { registerTexts, startTexts } from '#platform/i18n'
import type { TodayItem, TodayModule, TodayMoves } from '#platform/plugin'
import { createTestCore } from '#testing'
import coreEn from '../locales/en.json'
import { workbenchStore } from '../stores/WorkbenchStore'
import DayCalls from './DayCalls'

jest.mock('#platform/navigation', () => ({
  ...jest.requireActual('#platform/navigation'),
  usePage: () => ({ visible: isVisible.get(), plugin: 'core' }),
  usePageState: () => undefined,
  usePageNavigation: () => ({ openHref: jest.fn(), open: jest.fn(), back: jest.fn() }),
}))
jest.mock('#kit/calls', () => ({
  ...jest.requireActual('#kit/calls'),
  placeCall: async () => made,
  callText: () => '09:41',
}))

/** False while another page is open over it. */
const isVisible = observable.box(true)
/** How the call ends. */
let made: MadeCall | undefined
beforeEach(() => {
  made = { at: new Date('2026-11-20T09:41:00+08:00') }
})

const call = (id: string): TodayItem => ({
  id,
  title: id,
  due: 'today',
  to: '/record' as TodayItem['to'],
  contact: { name: 'Chen Min', phone: '13500135000' },
  main: { does: 'call' },
  can: ['note'],
})

async function show(load: () => Promise<TodayItem[]>, moves: TodayMoves = {}) {
  const module: TodayModule = { default: load, moves: async () => ({ default: moves }) }
  const core = createTestCore([{ id: 'area', today: async () => module }], { report: () => undefined })
  render(
    <CoreContext value={core}>
      <DayCalls />
    </CoreContext>,
  )
  await act(async () => undefined)
  return core
}
const press = async (name: string | RegExp) => {
  const button = await screen.findByRole('button', { name })
  await act(async () => fireEvent.click(button))
}

beforeAll(async () => {
  holdExampleTime()
  registerTexts('core', { en: async () => ({ default: coreEn }), 'zh-CN': async () => ({ default: coreEn }) })
  registerTexts('area', { en: async () => ({ default: {} }), 'zh-CN': async () => ({ default: {} }) })
  await startTexts()
  await jest.requireActual<typeof import('#platform/i18n')>('#platform/i18n').loadTexts('core')
})

test('what was typed about a call stays where saving fails', async () => {
  const note = () => Promise.reject(new HttpError('refused', 'Not now.', { callId: 'x', code: 4010 }))
  const { feedback } = await show(async () => [call('L-1'), call('L-2')], { note })
  await press('Call Chen Min')
  fireEvent.change(await screen.findByRole('textbox'), { target: { value: 'They ask for a price.' } })
  await press('Save and next call')
  await waitFor(() => expect(feedback.toasts).toMatchObject([{ text: 'Not now.' }]))
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'They ask for a price.')
  expect(screen.getByRole('heading', { name: 'L-1' })).toBeTruthy()
})

test.each([
  ['another one is more urgent', ['L-0', 'L-1']],
  ['it is due no more', ['L-0', 'L-2']],
])('whoever is called stays with what is typed although by new data %s', async (_, later) => {
  const note = jest.fn(async () => ({ kind: 'queued' }) as const)
  let ids = ['L-1', 'L-2']
  const core = await show(async () => ids.map((id) => ({ ...call(id), due: id === 'L-0' ? 'late' : 'today' })), {
    note,
  })
  await press('Call Chen Min')
  fireEvent.change(await screen.findByRole('textbox'), { target: { value: 'They ask for a price.' } })
  ids = later
  await act(async () => core.store(workbenchStore).load())
  expect(screen.getByRole('heading', { name: 'L-1' })).toBeTruthy()
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'They ask for a price.')
  await press('Save and next call')
  expect(await screen.findByRole('heading', { name: 'L-0' })).toBeTruthy()
  expect(note.mock.calls).toMatchObject([[{}, { id: 'L-1' }, { text: 'They ask for a price.' }, {}]])
})

describe('whoever was called and is settled on another page that was opened meanwhile', () => {
  /** Calls L-1, does `what`, then opens another page, where it is settled, and comes back. */
  async function settledElsewhere(what: () => Promise<void> | void) {
    let ids = ['L-1', 'L-2']
    await show(async () => ids.map(call), { note: async () => ({ kind: 'sent' }) })
    await press('Call Chen Min')
    await screen.findByRole('textbox')
    await what()
    await act(async () => runInAction(() => isVisible.set(false)))
    ids = ['L-2']
    await act(async () => runInAction(() => isVisible.set(true)))
  }

  test('makes room for the next one', async () => {
    await settledElsewhere(() => undefined)
    expect(await screen.findByRole('heading', { name: 'L-2' })).toBeTruthy()
    expect(screen.getByText('1 call left, 0 done')).toBeTruthy()
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  test('stays with what is typed, and with the word that it is no longer due', async () => {
    await settledElsewhere(
      () => void fireEvent.change(screen.getByRole('textbox'), { target: { value: 'They ask for a price.' } }),
    )
    expect(await screen.findByText(/^This is no longer due/)).toBeTruthy()
    expect(screen.getByRole('textbox')).toHaveProperty('value', 'They ask for a price.')
    await press('Skip')
    expect(await screen.findByRole('heading', { name: 'L-2' })).toBeTruthy()
  })
})

test('a call about which nothing was said is still to be logged; one that was noted is not', async () => {
  const core = await show(async () => [call('L-1')], { note: async () => ({ kind: 'queued' }) })
  const at = made?.at.getTime() ?? 0
  const calls = core.store(unloggedCalls)
  calls.add({ phone: '13500135000', at, to: '/record' as TodayItem['to'] })
  await press('Call Chen Min')
  fireEvent.change(await screen.findByRole('textbox'), { target: { value: 'They ask for a price.' } })
  expect(calls.items).toHaveLength(1)
  await press('Save and next call')
  await waitFor(() => expect(calls.items).toEqual([]))
})

test.each([
  ['may be written although its response was lost is not to be logged again', 'status', []],
  ['was refused is still to be logged', 'refused', [{ seconds: 60 }]],
] as const)('a call whose sentence %s', async (_, kind, left) => {
  const failure = kind === 'status' ? { status: 502 } : { code: 4010 }
  const note = () => Promise.reject(new HttpError(kind, 'Not now.', { callId: 'x', ...failure }))
  const core = await show(async () => [call(`L-${kind}`)], { note })
  const calls = core.store(unloggedCalls)
  calls.add({ phone: '13500135000', at: made?.at.getTime() ?? 0, seconds: 60, to: '/record' as TodayItem['to'] })
  await press('Call Chen Min')
  fireEvent.change(await screen.findByRole('textbox'), { target: { value: 'They ask for a price.' } })
  await press('Save and next call')
  await waitFor(() => expect(core.feedback.toasts).toHaveLength(1))
  await waitFor(() => expect(calls.items).toMatchObject(left))
})

test('calls that could not be loaded are named with retry; nothing says that none is due', async () => {
  let isDown = true
  await show(async () => {
    if (isDown) throw new HttpError('status', 'down', { callId: 'x', status: 500 })
    return [call('L-1')]
  })
  expect(await screen.findByText('area could not be loaded')).toBeTruthy()
  expect(screen.queryByText('0 calls done')).toBeNull()
  isDown = false
  await press('Try again')
  expect(await screen.findByRole('heading', { name: 'L-1' })).toBeTruthy()
})

test('a call that the host did not start is no call: nothing is to be said about it, and it can be tried again', async () => {
  made = undefined
  await show(async () => [call('L-1')], { note: async () => ({ kind: 'sent' }) })
  await press('Call Chen Min')
  expect(screen.queryByRole('textbox')).toBeNull()
  made = { at: new Date('2026-11-20T09:41:00+08:00'), seconds: 0 }
  await press('Call Chen Min')
  expect(await screen.findByRole('textbox')).toBeTruthy()
})
