import * as v from 'valibot'
import { profileEntries } from '#domain/companies'
import type { RequestOf } from '#platform/http'
import { ofVersion, post, restore } from './calls'
import { company } from './company'

/** Calls that change a company; each but the star returns the changed company (domain/gaps.md 'customer'). */

const response = company

export const saveProfile = post('/basic', {
  about: 'Saves the basic profile of a company (4009, 4202 where another company has the code).',
  request: v.object({ ...ofVersion, ...profileEntries }),
  response,
})

export const saveLabel = post('/label', {
  about: 'Adds a label to a company, removes one or gives it another colour (4201: 20 labels).',
  request: v.object({
    ...ofVersion,
    add: v.optional(v.object({ name: v.string(), category: v.string(), colour: v.number() })),
    remove: v.optional(v.string()),
    change: v.optional(v.object({ labelId: v.string(), colour: v.number() })),
  }),
  response,
})

/** One change of the labels. */
export type LabelChange = Omit<RequestOf<typeof saveLabel>, keyof typeof ofVersion>

export const moveOwner = post('/{custId}/owner', {
  about: 'Gives a company to another salesperson.',
  request: v.object({ ...ofVersion, to: v.string() }),
  response,
})

export const restoreCompany = restore('company', company)
