import * as v from 'valibot'
import type { Lead } from '../api'
import { leadIdSchema } from '../routes'
import { leadStore } from '../stores/LeadStore'
import { fakeCore } from '../testing/fakeCore'
import openLead from './openLead'

const clueId = v.parse(leadIdSchema, 'L-000001')

test.each([
  ['that no list has shown comes into its lists', false, 'edit', true],
  ['that a list shows keeps the place in it', true, 'edit', false],
  ['that is late keeps the place in its list', true, 'late', false],
  ['that a list shows comes into another one if it was assigned to the user', true, undefined, true],
  ['that a list shows comes into another one if it was shared with the user', true, 'share', true],
  ['that returned to the pool leaves the list that shows it', true, 'returnToPool', true],
])('a lead %s', (_, isShown, change, isStale) => {
  const { core } = fakeCore({})
  Object.assign(core, { navigation: { openHref: () => undefined } })
  const leads = core.store(leadStore)
  if (isShown) leads.put({ id: clueId, name: 'Hongsheng' } as Lead)
  const before = leads.revision
  openLead(core, { clueId, change })
  expect(leads.revision > before).toBe(isStale)
})
