import { href } from '#base/routes'
import type { Core } from '#platform/core'
import type { RecordMessage } from '../messages'
import { salesSolutionsAdviceDetails, teamManagement } from '../routes'

/** Opens the advice that a message is about; somebody has changed it since it was loaded. */
export default function openAdvice(core: Core, { id }: RecordMessage): void {
  core.invalidateRecord(id)
  core.navigation.openHref(href(salesSolutionsAdviceDetails, { id }))
}

/** Opens the team that a message is about. */
export function openTeam(core: Core, { id }: RecordMessage): void {
  core.invalidateRecord(id)
  core.navigation.openHref(href(teamManagement, { id }))
}
