import { href } from '#base/routes'
import type { Core } from '#platform/core'
import { opportunities } from '../records'
import { intelligentCreationBussiness } from '../routes'

/** Opens the opportunity that a message is about, as it is now. */
export default function openOpportunity(core: Core, { id }: { readonly id: string }): void {
  core.store(opportunities).of(id).invalidateAll()
  core.navigation.openHref(href(intelligentCreationBussiness, { id }))
}
