import type { SimContext } from '#harness/backend/contract'
import { holdersOf, notifyAbout } from '#harness/backend/kit'
import { projectKind, type SimProject } from './records'

/** Login names of those whom a project concerns: its manager, and the managers of the nearest organisation with any. */
export function concernedBy({ manager, orgCode }: SimProject, context: SimContext): string[] {
  const managers = holdersOf('schedule.plan', orgCode, context).filter(({ roleName }) => roleName === 'manager')
  const nearest = managers.filter((each) => each.orgCode === managers[0]?.orgCode)
  return [...new Set([manager, ...nearest.map(({ loginName }) => loginName)])]
}

interface Notice {
  readonly type: string
  readonly title: { readonly en: string; readonly zh: string }
  readonly level?: 'important' | 'urgent'
  readonly days?: number
  /** More that a receiver may need. */
  readonly about?: Readonly<Record<string, string>>
}

/** Sends a message about a project. */
export function notifyOf(
  readers: readonly string[],
  { projectId: id, name }: SimProject,
  { type, title, level = 'important', days, about }: Notice,
  context: SimContext,
): void {
  const params = { ...about, name, ...(days !== undefined && { days: String(days) }) }
  notifyAbout(projectKind, id, readers, { category: 'project', type, level, title, params }, context)
}
