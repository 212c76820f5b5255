import * as v from 'valibot'
import { recordId } from '#base/routes'
import { defineMessage } from '#platform/plugin'

/** Messages about sample things. Other areas may import this file. */

const payload = v.object({ id: recordId })
export type SampleThingMessage = v.InferOutput<typeof payload>

/** To the owner: somebody else closed it. */
export const closed = defineMessage('sampleThing.closed', payload)
