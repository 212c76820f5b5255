import * as v from 'valibot'
import { leadSchema } from '../api/lead'
import { leadIdSchema } from '../rules/vocabulary'
import { fakeCore } from '../testing/fakeCore'
import { wireLead } from '../testing/samples'
import { followLead, followOnPage, leadStore, refreshLead } from './LeadStore'

const id = v.parse(leadIdSchema, 'L-000001')

function withLead(answers: Parameters<typeof fakeCore>[0]) {
  const { core, paths } = fakeCore(answers)
  const leads = core.store(leadStore)
  leads.put(v.parse(leadSchema, wireLead))
  return { core, leads, paths }
}

test('a lead reloaded without a distance keeps the known distance', async () => {
  const { core, leads } = withLead({ getClueDetailList: () => [{ ...wireLead, distance: undefined, score: 90 }] })
  await refreshLead(core, id)
  expect(leads.get(id)).toMatchObject({ score: 90, distance: 350 })
})

test('a lead missing on the server is removed from the rows', async () => {
  const { core, leads } = withLead({ getClueDetailList: () => [] })
  await expect(refreshLead(core, id)).resolves.toBeUndefined()
  expect(leads.get(id)).toBeUndefined()
})

test('the star is set and removed by calls of their own', async () => {
  const { core, leads, paths } = withLead({ clueAttention: () => null, clueAttentionCancel: () => null })
  await followLead(core, id, false)
  expect(leads.get(id)?.followed).toBe(false)
  await followLead(core, id, true)
  expect(paths()).toEqual(['clueAttentionCancel', 'clueAttention'])
})

test('a star makes the lists stale where it is set beside them, not on a row', async () => {
  const { core, leads } = withLead({ clueAttention: () => null, clueAttentionCancel: () => null })
  const { revision } = leads
  await followLead(core, id, false)
  expect(leads.revision).toBe(revision)
  await followOnPage(core, id, true)
  expect(leads.revision).toBeGreaterThan(revision)
})
