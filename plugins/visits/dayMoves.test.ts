import { waitFor } from '@testing-library/react'
import { days, momentOf, workingDays } from '#base/calendar'
import { simCore, simulate, startScreens } from '#harness/backend/kit/testing'
import { HttpError } from '#platform/http'
import { moveNeed, saveVisit } from './api'
import { needKind, visitKind } from './backend/records'
import moves from './dayMoves'
import dev from './dev'
import plugin from './plugin'
import visitsToday from './today'

beforeAll(() => startScreens(plugin))

const { signal } = new AbortController()

/** V-000002 in the list of today, and another visit planned by the same person. */
async function day() {
  const sim = simulate(dev)
  const { core } = simCore(sim, plugin, 'rep01')
  const item = (await visitsToday(core, signal)).find(({ id }) => id === 'V-000002')
  if (!item?.at) throw new Error('no visit today')
  const contacts = [{ id: 'P-000007', name: '欧阳' }]
  const other = { custId: 'C-000004', purpose: 'first', place: { address: '季华西路' } } as const
  const planBeside = (from: Date, to: Date) =>
    sim.as('rep01').call(saveVisit, { ...other, from, to, contacts, participants: [] })
  const stored = () => sim.store.table(visitKind).get('V-000002')
  return { sim, core, item: { ...item, at: item.at }, planBeside, stored }
}

test('a visit is not moved beside another one that nobody has seen', async () => {
  const { sim, core, item, planBeside, stored } = await day()
  const next = workingDays.add(days.of(sim.now), 1)
  await planBeside(momentOf(next, 16, 30), momentOf(next, 17))
  await expect(moves.tomorrow?.(core, item)).rejects.toMatchObject({ code: 4302 })
  expect(stored()?.from).toBe(item.at.toISOString())
})

test('a visit that was moved goes back to its time, also where another one was planned there meanwhile', async () => {
  const { core, item, planBeside, stored } = await day()
  const before = stored()
  const moved = await moves.tomorrow?.(core, item)
  expect(stored()).toMatchObject({ from: workingDays.next(item.at).toISOString() })
  await planBeside(item.at, new Date(item.at.getTime() + 3_600_000))
  await moved?.undo?.()
  expect(stored()).toEqual({ ...before, version: (before?.version ?? 0) + 2 })
})

test('what came of a need is as long as its field takes', async () => {
  const { sim, core } = await day()
  const need = (await visitsToday(core, signal)).find(({ can }) => can?.includes('note'))
  if (!need) throw new Error('no need is due')
  const done = (length: number) => {
    return moves.note?.(core, need, { text: '好'.repeat(length) }, { key: `${length}`, mayHaveArrived: false })
  }
  const { noteMost = 0 } = need
  await expect(done(noteMost + 1)).rejects.toMatchObject({ code: 4000 })
  await expect(done(noteMost)).resolves.toEqual({ kind: 'sent' })
  expect(sim.store.table(needKind).get(need.id)).toMatchObject({ state: 'done' })
})

describe('a sentence about a need whose first response is lost', () => {
  const first = { key: 'first', mayHaveArrived: false }
  const TEXT = 'The offer was sent.'

  /** The need is closed, and the gateway fails. */
  async function closed() {
    const sim = simulate(dev)
    let isLost = false
    const { core } = simCore(sim, plugin, 'rep01', {
      http: async (call, request) => {
        const answer = await sim.as('rep01').call(call, request)
        if (call.id !== moveNeed.id || isLost) return answer
        isLost = true
        throw new HttpError('status', 'Bad gateway', { callId: call.id, status: 502 })
      },
    })
    const need = (await visitsToday(core, signal)).find(({ can }) => can?.includes('note'))
    if (!need) throw new Error('no need is due')
    await expect(moves.note?.(core, need, { text: TEXT }, first)).rejects.toMatchObject({ status: 502 })
    return {
      core,
      need,
      outbox: await core.outbox.load(),
      result: () => sim.store.table(needKind).get(need.id)?.result,
    }
  }

  test('is recognised when it is sent again', async () => {
    const { core, need, outbox, result } = await closed()
    await moves.note?.(core, need, { text: TEXT }, { ...first, mayHaveArrived: true })
    await waitFor(() => expect(outbox.unsentCount).toBe(0))
    expect(result()).toBe(TEXT)
  })

  test('is named where another one is sent instead: the user decides', async () => {
    const { core, need, outbox, result } = await closed()
    const other = { key: 'second', mayHaveArrived: false, earlier: { text: TEXT, key: first.key } }
    await moves.note?.(core, need, { text: 'It was accepted.' }, other)
    await waitFor(() => expect(outbox.attention).toMatchObject([{ state: { reason: 'olderArrived' } }]))
    expect(result()).toBe(TEXT)
    await outbox.discardAll()
  })
})

test('who has been at a visit since yesterday finds it among the items of the day', async () => {
  const { core } = simCore(simulate(dev), plugin, 'rep01')
  const items = await visitsToday(core, signal)
  expect(items.filter(({ id }) => id === 'V-000004')).toMatchObject([{ main: { does: 'write' } }])
})
