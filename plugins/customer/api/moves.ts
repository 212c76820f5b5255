import * as v from 'valibot'
import { entriesOf } from '#base/wire'
import type { RequestOf } from '#platform/http'
import type { Profile } from '../rules/profile'
import { scaleCodes } from '../rules/vocabulary'
import { ofVersion, post, restore } from './calls'
import { company, point } from './company'

/** Calls that change a company; each but the star returns the changed company (domain/gaps.md 'customer'). */

const response = company
const profile = {
  ...entriesOf(v.string(), 'name', 'creditCode', 'industry'),
  scale: v.pipe(v.picklist(scaleCodes.words), v.transform(scaleCodes.toWire)),
  address: v.string(),
  point: v.nullish(point),
  ...entriesOf(v.array(v.string()), 'energies', 'contactIds'),
}

export const saveProfile = post('/basic', {
  about: 'Saves the basic profile of a company (4009, 4202 where another company has the code).',
  request: v.object({ ...ofVersion, ...profile }),
  response,
})

/** The request's part of a profile that a form holds. */
export function profileToSend({ version: _, contacts, ...rest }: Profile) {
  return { ...rest, contactIds: contacts.map(({ id }) => id) }
}

export const createCompany = post('/create', {
  about: 'A new company of mine (4202 where another one has the code).',
  request: v.object(profile),
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
