import { href } from '#base/routes'
import type { Core } from '#platform/core'
import { intelligentCreationBussiness } from '../routes'

/** Opens the opportunity that a message is about. */
export default function openOpportunity(core: Core, { id }: { readonly id: string }): void {
  core.navigation.openHref(href(intelligentCreationBussiness, { id }))
}
