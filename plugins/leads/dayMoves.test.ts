import { waitFor } from '@testing-library/react'
import { workingDays } from '#base/calendar'
import { simCore, simulate, startScreens } from '#harness/backend/kit/testing'
import type { Core } from '#platform/core'
import { HttpError } from '#platform/http'
import { insertTrack } from './api'
import { leadKind, trackKind } from './backend/records'
import moves from './dayMoves'
import dev from './dev'
import plugin from './plugin'
import leadsToday from './today'

/** Steps of leads that are moved in the list of the day, over the simulator at the example time. */

beforeAll(() => startScreens(plugin))

/** The first look-up loads the code of the area, and the outbox of the test before gives up its lead within 5 s. */
const PATIENCE = { timeout: 20_000 }

let core: Core
afterEach(async () => {
  await (await core.outbox.load()).discardAll()
  // Else it would go on sending what waits, instead of that of the next test.
  core.outbox.dispose()
})

async function day() {
  const sim = simulate(dev)
  core = simCore(sim, plugin, 'rep01').core
  const dueToday = async () =>
    (await leadsToday(core, new AbortController().signal)).filter(({ due, can }) => due === 'today' && can)
  const [item] = await dueToday()
  if (!item?.at) throw new Error('no step today')
  const isToday = async () => (await dueToday()).some(({ id }) => id === item.id)
  const stored = () => sim.store.table(leadKind).get(item.id)
  return { item: { ...item, at: item.at }, isToday, stored }
}

test('a step moves to the same time of the next working day as it is, and back', async () => {
  const { item, isToday, stored } = await day()
  const before = stored()
  const moved = await moves.tomorrow?.(core, item)
  expect(stored()?.nextStep).toEqual({ ...before?.nextStep, at: workingDays.next(item.at).toISOString() })
  expect(await isToday()).toBe(false)
  await moved?.undo?.()
  expect(stored()?.nextStep).toEqual(before?.nextStep)
  expect(await isToday()).toBe(true)
})

describe('a sentence whose first response is lost', () => {
  const note = { text: 'They want two boilers before spring.', next: new Date('2026-11-25T10:00:00+08:00') }
  const first = { key: 'first', mayHaveArrived: false }

  /** It is written, and the gateway fails. */
  async function written() {
    const sim = simulate(dev)
    let isLost = false
    core = simCore(sim, plugin, 'rep01', {
      http: async (call, request) => {
        const answer = await sim.as('rep01').call(call, request)
        if (call.id !== insertTrack.id || isLost) return answer
        isLost = true
        throw new HttpError('status', 'Bad gateway', { callId: call.id, status: 502 })
      },
    }).core
    const items = await leadsToday(core, new AbortController().signal)
    const item = items.find(({ can }) => can?.includes('note'))
    if (!item) throw new Error('no step to write about')
    await expect(moves.note?.(core, item, note, first)).rejects.toMatchObject({ status: 502 })
    const tracks = () =>
      [...sim.store.table(trackKind).values()].flatMap(({ text }) => (text?.includes('boilers before') ? [text] : []))
    return { item, tracks, outbox: await core.outbox.load() }
  }

  test('is one follow-up, however often it is sent again', async () => {
    const { item, tracks, outbox } = await written()
    await moves.note?.(core, item, note, { ...first, mayHaveArrived: true })
    await waitFor(() => expect(outbox.unsentCount).toBe(0), PATIENCE)
    expect(tracks()).toEqual([note.text])
  })

  test('is followed by another wording only where the user says so', async () => {
    const { item, tracks, outbox } = await written()
    const other = { ...note, text: 'They want three boilers before spring.' }
    const earlier = { ...note, key: first.key }
    await moves.note?.(core, item, other, { key: 'second', mayHaveArrived: false, earlier })
    await waitFor(() => expect(outbox.attention).toMatchObject([{ state: { reason: 'olderArrived' } }]), PATIENCE)
    expect(tracks()).toEqual([note.text])
  })
})

test('a step that was changed meanwhile is not moved', async () => {
  const { item, stored } = await day()
  await moves.tomorrow?.(core, item)
  const changed = stored()
  await expect(moves.tomorrow?.(core, item)).rejects.toMatchObject({ code: 4009 })
  expect(stored()).toEqual(changed)
})

test('a step that was moved again meanwhile is not taken back', async () => {
  const { item, stored } = await day()
  const moved = await moves.tomorrow?.(core, item)
  await moves.tomorrow?.(core, { ...item, version: stored()?.version ?? 0, at: workingDays.next(item.at) })
  const changed = stored()
  await expect(moved?.undo?.()).rejects.toMatchObject({ code: 4009 })
  expect(stored()).toEqual(changed)
})
