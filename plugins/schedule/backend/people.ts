import type { SimContext } from '#harness/backend/contract'
import { holdersOf, messagesAbout } from '#harness/backend/kit'
import { projectKind, type SimProject } from './records'

/** Login names of those whom a project concerns: its manager, and the managers of the nearest organisation with any. */
export function concernedBy({ manager, orgCode }: SimProject, context: SimContext): string[] {
  const managers = holdersOf('schedule.plan', orgCode, context).filter(({ roleName }) => roleName === 'manager')
  const nearest = managers.filter((each) => each.orgCode === managers[0]?.orgCode)
  return [...new Set([manager, ...nearest.map(({ loginName }) => loginName)])]
}

/** Sends messages about projects. */
export const notifyOf = messagesAbout(
  projectKind,
  { category: 'project', level: 'important' },
  ({ name }: SimProject) => ({ name }),
)
