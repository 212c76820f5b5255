import { simCore, simulate, startScreens } from '#harness/backend/kit/testing'
import { LARGEST_PAGE } from '#platform/http'
import { getClueOwnList } from './api'
import { leadKind } from './backend/records'
import dev from './dev'
import plugin from './plugin'
import type { DUE } from './rules/filters'
import leadsToday, { waiting } from './today'

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

test('of what waits about a lead, its step has check-ins, follow-ups and its move to another day', () => {
  const about = { leadId: 'L-000001', deviceAt: new Date() }
  const clock = { ...about, key: 'k1', kind: 'visit', photos: [] }
  const nextStep = { at: new Date(), kind: 'call' }
  const seen = (request: object) => waiting('L-000001', request)
  expect(seen(clock)).toBe('arrival')
  expect(seen({ ...clock, nextStep })).toBe('arrival')
  expect(seen({ ...about, kind: 'call', text: 'They want two boilers.', nextStep })).toBe('other')
  expect(seen({ id: 'L-000001', version: 3, nextStep })).toBe('other')
  // A visit to it, its labels and its facts.
  expect(seen({ ...clock, visitId: 'V-000001' })).toBeUndefined()
  expect(seen({ id: 'V-000001', version: 0, text: 'They want two boilers.' })).toBeUndefined()
  expect(seen({ id: 'L-000001', labels: ['VIP'] })).toBeUndefined()
  expect(seen({ id: 'L-000001', version: 3, half: { nextStep } })).toBeUndefined()
})
