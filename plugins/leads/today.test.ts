import * as v from 'valibot'
import { simCore, simulate, startScreens } from '#harness/backend/kit/testing'
import { sendSubmission } from '#kit/forms'
import { LARGEST_PAGE } from '#platform/http'
import { getClueOwnList } from './api'
import { leadKind } from './backend/records'
import dev from './dev'
import plugin from './plugin'
import type { DUE } from './rules/filters'
import { leadIdSchema } from './rules/vocabulary'
import { checkInSubmission } from './stores/submissions'
import leadsToday, { hasArrived, waiting } from './today'

/** What the start page shows of leads, at the example time. */

beforeAll(() => startScreens(plugin))

test('the list behind a count has exactly the leads that are counted', async () => {
  const sim = simulate(dev)
  const { core } = simCore(sim, plugin, 'rep01')
  const groups = async () => {
    const items = await leadsToday(core, new AbortController().signal)
    const rows = (['late', 'today', 'soon'] as const).map(async (due) => {
      const own = items.filter((item) => item.due === due)
      const filter = new URLSearchParams(own[0]?.list?.split('?')[1]).get('due') as (typeof DUE)[number] | null
      const query = { due: filter ?? undefined, page: 1, size: LARGEST_PAGE }
      const listed = filter ? (await sim.as('rep01').call(getClueOwnList, query)).items.map(({ id }) => id).sort() : []
      return { filter, shown: own.map(({ id }) => id).sort(), listed }
    })
    return Promise.all(rows)
  }
  const [late, today, soon] = await groups()
  expect(late?.shown).toEqual(late?.listed)
  expect(today?.shown).toEqual(today?.listed)
  // The week begins with today.
  expect(soon?.filter).toBeNull()
  expect(soon?.shown.length).toBeGreaterThan(0)
  const table = sim.store.table(leadKind)
  for (const id of today?.shown ?? []) {
    const lead = table.get(id)
    const nextStep = lead?.nextStep && { ...lead.nextStep, at: '2026-11-23T02:00:00.000Z' }
    if (lead && nextStep) table.put({ ...lead, nextStep })
  }
  const later = (await groups())[2]
  expect(later?.filter).toBe('week')
  expect(later?.shown).toEqual(later?.listed)
})

describe('a check-in that plans the next step', () => {
  /** Who has checked in at a lead whose step asks for it, with a call planned at `at`. */
  async function checkedIn(at: string) {
    const { core } = simCore(simulate(dev), plugin, 'rep01')
    const items = () => leadsToday(core, new AbortController().signal)
    const asking = (await items()).find(({ main }) => main?.does === 'checkIn')
    const id = v.parse(leadIdSchema, asking?.id)
    const here = { point: asking?.place, accuracy: 12, fixAt: new Date(), deviceAt: new Date(), photos: ['/photo/1'] }
    const nextStep = { kind: 'call', at: new Date(at) } as const
    const checkIn = { leadId: id, key: 'k1', kind: 'visit', ...here, nextStep } as const
    expect(hasArrived(core, id)).toBe(false)
    await sendSubmission(core, checkInSubmission(core, checkIn), { key: 'k1', mayHaveArrived: false, plugin: 'leads' })
    return { core, id, item: (await items()).find((each) => each.id === id) }
  }

  test('within the days that are shown says that the user was there', async () => {
    const { item } = await checkedIn('2026-11-24T10:00:00+08:00')
    expect(item).toMatchObject({ isThere: true, data: { kind: 'call' } })
  })

  test('for a later day leaves no item, and the user was there', async () => {
    const { core, id, item } = await checkedIn('2026-12-14T10:00:00+08:00')
    expect([item, hasArrived(core, id)]).toEqual([undefined, true])
  })
})

test('of what waits about a lead, its step has check-ins, leavings, follow-ups, its move to another day and facts that change it', () => {
  const about = { leadId: 'L-000001', deviceAt: new Date() }
  const clock = { ...about, key: 'k1', kind: 'visit', photos: [] }
  const nextStep = { at: new Date(), kind: 'call' }
  const step = { at: new Date('2026-11-20T14:00:20+08:00'), kind: 'visit', text: 'Price' }
  const item = { id: 'L-000001', at: step.at, data: { kind: step.kind, text: step.text } }
  const seen = (request: object) => waiting(item, request)
  expect(seen(clock)).toBe('arrival')
  expect(seen({ ...clock, nextStep })).toBe('arrival')
  expect(seen({ ...about, kind: 'call', text: 'They want two boilers.', nextStep })).toBe('other')
  expect(seen({ id: 'L-000001', version: 3, nextStep })).toBe('other')
  // A visit to it, and its labels.
  expect(seen({ ...clock, visitId: 'V-000001' })).toBeUndefined()
  expect(seen({ id: 'V-000001', version: 0, text: 'They want two boilers.' })).toBeUndefined()
  expect(seen({ id: 'L-000001', labels: ['VIP'] })).toBeUndefined()

  expect(seen({ ...clock, kind: 'leave', arriveId: 'k0' })).toBe('other')
  // Facts, whose form holds minutes.
  const facts = (planned?: object) => ({ id: 'L-000001', version: 3, half: { place: {}, nextStep: planned } })
  expect(seen(facts({ ...step, at: new Date('2026-11-20T14:00+08:00') }))).toBeUndefined()
  expect(seen(facts({ ...step, at: new Date('2026-11-23T14:00+08:00') }))).toBe('other')
  expect(seen(facts({ ...step, kind: 'call' }))).toBe('other')
  expect(seen(facts({ ...step, text: 'Contract' }))).toBe('other')
  expect(seen(facts())).toBe('other')
  expect(seen({ id: 'L-000001', version: 3, half: { company: {} } })).toBeUndefined()
})
