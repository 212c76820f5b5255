import * as v from 'valibot'
import { abilities, coded, day, listOf, moment, person, text } from '#base/wire'
import { callsOf, listRequest } from '#platform/http'
import { filters, STATES, TABS } from './filters'

/** Every call of the area, converted to and from its own types. */

const { get, post } = callsOf('/api/sample-things')

const record = v.pipe(
  v.object({
    id: v.string(),
    version: v.number(),
    title: v.string(),
    state: coded(STATES),
    due: day,
    text,
    owner: person,
    at: moment,
    ...abilities,
  }),
  v.readonly(),
)
/** A sample thing. `due`: the last day; `can`: close. */
export type SampleThing = v.InferOutput<typeof record>
/** Reads the present record from a refusal 4009. */
export const sampleThingSchema = record

export const listSampleThings = get('/sampleThings', {
  about: 'One page of sample things, the first due first.',
  request: listRequest(filters, { tab: v.picklist(TABS) }),
  response: listOf(record),
})

export const getSampleThing = get('/sampleThings/{id}', {
  send: 'path',
  about: 'A sample thing.',
  request: v.object({ id: v.string() }),
  response: record,
})

export const createSampleThing = post('/sampleThings', {
  about: 'Creates a sample thing.',
  request: v.object({ title: v.string(), due: v.string(), text: v.optional(v.string(), '') }),
  response: record,
})

export const closeSampleThing = post('/sampleThings/{id}/close', {
  send: 'path',
  about: 'Closes a sample thing.',
  request: v.object({ id: v.string(), version: v.number() }),
  response: record,
})
