import * as v from 'valibot'
import { named, recordOf } from '#base/wire'
import { callsOf } from '#platform/http'

/** Common parts of the area's calls (domain/risk.md 5, domain/gaps.md 'risk'). */

export const { get, post, restore } = callsOf('/api/risk')

/** The customer of a record. */
export const customer = recordOf('custId', named)
/** A request about one record, and one that changes it. */
export const ofId = { id: v.string() }
export const ofVersion = { ...ofId, version: v.number() }
