import { href } from '#base/routes'
import type { Core } from '#platform/core'
import type { SampleThingMessage } from '../messages'
import { sampleThingDetail } from '../routes'

/** Opens the sample thing that a message is about. */
export default function openSampleThing(core: Core, { id }: SampleThingMessage): void {
  core.navigation.openHref(href(sampleThingDetail, { id }))
}
