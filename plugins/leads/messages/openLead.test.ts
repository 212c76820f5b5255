import * as v from 'valibot'
import type { Lead } from '../api'
import { leadIdSchema } from '../routes'
import { leadStore } from '../stores/LeadStore'
import { fakeCore } from '../testing/fakeCore'
import openLead from './openLead'

const clueId = v.parse(leadIdSchema, 'L-000001')

test.each([
  ['that no list has shown comes into its lists', false],
  ['that a list shows keeps the place in it', true],
])('a lead %s', (_, isShown) => {
  const { core } = fakeCore({})
  Object.assign(core, { navigation: { openHref: () => undefined } })
  const leads = core.store(leadStore)
  if (isShown) leads.put({ id: clueId, name: 'Hongsheng' } as Lead)
  const before = leads.revision
  openLead(core, { clueId })
  expect(leads.revision - before).toBe(isShown ? 0 : 1)
})
