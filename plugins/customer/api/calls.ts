import * as v from 'valibot'
import { named, recordOf } from '#base/wire'
import { callsOf } from '#platform/http'

/** Common parts of the area's calls (domain/customer.md 4). */

export const { get, post } = callsOf('/api/customer')

/** A request about one company, and one that changes it. */
export const ofCompany = { custId: v.string() }
export const ofVersion = { ...ofCompany, version: v.number() }

/** The company of a response, so that a page opened by link can show its name. */
export const about = recordOf('custId', named)

/** Call that undoes my last change of a record of a kind, for 60 s; `version`: that after the change. */
export const restores = <R extends v.GenericSchema<unknown, unknown>>(kind: string, of: string, response: R) =>
  post('/restore', {
    about: `Takes back my last change of ${of}, for 60 s.`,
    request: v.pipe(
      v.object({ id: v.string(), version: v.number() }),
      v.transform((request) => ({ kind, ...request })),
    ),
    response,
  })
