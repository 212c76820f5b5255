import { href } from '#base/routes'
import type { Core } from '#platform/core'
import type { ContractMessage } from '../messages'
import { contractRows, contracts } from '../records'
import { contractList } from '../routes'

/** Opens the contract that a message is about, as it is now, in the sheet over the list. */
export default function openContract(core: Core, { id }: ContractMessage): void {
  core.store(contractRows).invalidate()
  core.store(contracts).of(id).invalidateAll()
  core.navigation.openHref(href(contractList, { id }))
}
