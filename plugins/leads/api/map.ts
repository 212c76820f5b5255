import * as v from 'valibot'
import { call } from '#src/http'
import { many, text } from '#src/wire'
import { CLUE } from './shared'

/** Calls about places (domain/gaps.md 'leads'). Points are GCJ-02. */

export const pointSchema = v.object({ lng: v.number(), lat: v.number() })

/** The address of a place, '' if there is none, and names of what is near it. */
const addressSchema = v.object({ address: v.string(), areaCode: text, names: many(v.string()) })

export const getQueryAddress = call({
  host: 'cm',
  method: 'GET',
  path: `${CLUE}getQueryAddress`,
  send: 'query',
  about: 'The address of a place, and names of what is near it.',
  request: pointSchema,
  response: addressSchema,
})
