import * as v from 'valibot'
import { codeToWire, entriesOf, named, point, recordOf, text } from '#base/wire'
import { callsOf } from '#platform/http'
import { type Profile, scaleCodes } from './rules'

/** Calls of the customers area that another area makes too (domain/gaps.md 'customer', 'creation'). */

const { post } = callsOf('/api/customer')

/** A profile in a request. */
export const profileEntries = {
  ...entriesOf(v.string(), 'name', 'creditCode', 'industry'),
  scale: codeToWire(scaleCodes),
  address: v.string(),
  point: v.nullish(point),
  ...entriesOf(v.array(v.string()), 'energies', 'contactIds'),
}

/** The request's part of a profile that a form holds. */
export function profileToSend({ version: _, contacts, ...rest }: Profile) {
  return { ...rest, contactIds: contacts.map(({ id }) => id) }
}

/** Creates a customer of the user; gives its id, name and code. */
export const createCompany = post('/create', {
  about: 'A new company of mine (4202 where another one has the code).',
  request: v.object(profileEntries),
  response: recordOf('custId', { version: v.number(), ...named, creditCode: text }),
})
