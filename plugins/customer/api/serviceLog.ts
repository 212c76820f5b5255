import * as v from 'valibot'
import { coded, listOf, many, maybe, moment, momentToWire, person, text } from '#base/wire'
import { listRequest, type RequestOf } from '#platform/http'
import { ENTERED_KINDS, LOG_KINDS, logFilters } from '../rules/logKinds'
import { about, get, ofCompany, post, restore } from './calls'

/** Calls about the services for a company: visits, calls, repairs, complaints, contracts (domain/customer.md 1, 4). */

const entry = v.object({
  id: v.string(),
  version: v.number(),
  kind: coded(LOG_KINDS),
  at: moment,
  by: maybe(person),
  text: v.string(),
  textEn: text,
  files: many(v.string()),
})
export type LogEntry = v.InferOutput<typeof entry>

/** `can` contains `add`; `people`: who has written entries. */
export const listLog = get('/log', {
  about: 'One page of the service log of a customer, latest first.',
  request: listRequest(logFilters, ofCompany),
  response: listOf(entry, { company: maybe(about), people: many(person), can: many(v.string()) }),
})

export const addLog = post('/log', {
  repeatable: true,
  about: 'Writes an entry of the service log of a customer.',
  request: v.object({
    ...ofCompany,
    kind: v.picklist(ENTERED_KINDS),
    at: momentToWire,
    text: v.string(),
    files: v.optional(v.array(v.string()), []),
    /** Whom a call was with. */
    contactId: v.optional(v.string()),
  }),
  response: entry,
})
export const restoreLog = restore('service-log', entry)

export type NewLogEntry = RequestOf<typeof addLog>
