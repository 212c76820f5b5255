import * as v from 'valibot'
import { call } from '#src/http'
import type { NewLabel, Profile } from '../rules/profile'
import { scaleCodes } from '../rules/vocabulary'
import { company } from './company'

/** Calls that change a company; each but the star answers the company as it is then (domain/gaps.md 'customer'). */

const AREA = '/api/customer'
const sent = { host: 'main', method: 'POST', send: 'json', response: company } as const
const ofVersion = { custId: v.string(), version: v.number() }

const point = v.object({ lng: v.number(), lat: v.number() })
const profile = {
  name: v.string(),
  creditCode: v.string(),
  industry: v.string(),
  scale: v.pipe(v.picklist(scaleCodes.words), v.transform(scaleCodes.toWire)),
  address: v.string(),
  point: v.nullish(point),
  energies: v.array(v.string()),
  contactIds: v.array(v.string()),
}

export const saveProfile = call({
  ...sent,
  path: `${AREA}/basic`,
  about: 'Saves the basic profile of a company (4009, 4202 where another company has the code).',
  request: v.object({ ...ofVersion, ...profile }),
})

/** The request's part of a profile that a form holds. */
export function profileToSend({ version: _, contacts, ...rest }: Profile) {
  return { ...rest, contactIds: contacts.map(({ id }) => id) }
}

export const createCompany = call({
  ...sent,
  path: `${AREA}/create`,
  about: 'A new company of mine (4202 where another one has the code).',
  request: v.object(profile),
})

/** One change of the labels. */
export type LabelChange =
  | { readonly add: NewLabel }
  | { readonly remove: string }
  | { readonly change: { readonly labelId: string; readonly colour: number } }

export const saveLabel = call({
  ...sent,
  path: `${AREA}/label`,
  about: 'Adds a label to a company, removes one or gives it another colour (4201: 20 labels).',
  request: v.object({
    ...ofVersion,
    add: v.optional(v.object({ name: v.string(), category: v.string(), colour: v.number() })),
    remove: v.optional(v.string()),
    change: v.optional(v.object({ labelId: v.string(), colour: v.number() })),
  }),
})

export const moveOwner = call({
  ...sent,
  path: `${AREA}/{custId}/owner`,
  about: 'Gives a company to another salesperson.',
  request: v.object({ ...ofVersion, to: v.string() }),
})

export const restoreCompany = call({
  ...sent,
  path: `${AREA}/restore`,
  about: 'Takes back my last change of a company, for 60 s.',
  request: v.pipe(
    v.object({ id: v.string(), version: v.number() }),
    v.transform((request) => ({ kind: 'company', ...request })),
  ),
})
