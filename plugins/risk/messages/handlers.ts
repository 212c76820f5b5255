import { href } from '#base/routes'
import type { Core } from '#platform/core'
import { bounces, competitives, warnings } from '../records'
import { toDoCompetitiveRisk, toDoGasBounceView, toDoGasRisk } from '../routes'

interface About {
  readonly id: string
}

/** Opens the warning that a message is about, as it is now. */
export default function openWarning(core: Core, { id }: About): void {
  core.store(warnings).of(id).invalidateAll()
  core.navigation.openHref(href(toDoGasRisk, { id }))
}

export function openCompetitor(core: Core, { id }: About): void {
  core.store(competitives).of(id).invalidateAll()
  core.navigation.openHref(href(toDoCompetitiveRisk, { id }))
}

export function openBounce(core: Core, { id }: About): void {
  core.store(bounces).of(id).invalidateAll()
  core.navigation.openHref(href(toDoGasBounceView, { id }))
}
