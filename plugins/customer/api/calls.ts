import * as v from 'valibot'
import { named, recordOf } from '#base/wire'
import { callsOf } from '#platform/http'

/** Common parts of the area's calls (domain/customer.md 4). */

export const { get, post, restore } = callsOf('/api/customer')

/** A request about one company, and one that changes it. */
export const ofCompany = { custId: v.string() }
export const ofVersion = { ...ofCompany, version: v.number() }

/** The company of a response, so that a page opened by link can show its name. */
export const about = recordOf('custId', named)
