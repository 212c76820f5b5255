import * as v from 'valibot'
import { coded, maybe, moment, named, person, recordOf, text } from '#base/wire'
import { callsOf } from '#platform/http'

/** Common parts of the area's calls (domain/risk.md 5, domain/gaps.md 'risk'). */

export const { get, post, restore } = callsOf('/api/risk')

/** The customer of a record; `gone`: they were deleted, and are named by their id. */
export const customer = recordOf('custId', { ...named, gone: v.optional(v.boolean(), false) })
/** A request about one record, and one that changes it. */
export const ofId = { id: v.string() }
export const ofVersion = { ...ofId, version: v.number() }

export const read = <R extends v.GenericSchema>(path: `/${string}/{id}`, about: string, response: R) =>
  get(path, { send: 'path', about, request: v.object(ofId), response })
/** A change of a record, which asks for `entries`. */
export const change = <R extends v.GenericSchema, E extends v.ObjectEntries>(
  path: `/${string}/{id}/${string}`,
  about: string,
  response: R,
  entries: E,
) => post(path, { about, request: v.object({ ...ofVersion, ...entries }), response })

/** What was done with a record, in order; `reason`: why, in words. */
export const course = v.optional(
  v.array(
    v.object({
      act: coded(['raise', 'handle', 'close', 'return', 'assign', 'void', 'verify', 'measure', 'submit', 'accept']),
      at: moment,
      by: v.optional(person),
      comment: text,
    }),
  ),
  [],
)

/** Who did what the owner has to do, and when. */
export const handled = maybe(v.object({ by: person, at: moment }))
