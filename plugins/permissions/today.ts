import { days, momentOf } from '#base/calendar'
import { href } from '#base/routes'
import { type Core, roleText } from '#platform/core'
import { currentLanguage, loadTexts, nameIn, namesIn, textIn } from '#platform/i18n'
import { figureOf, type TodayFigure, type TodayItem } from '#platform/plugin'
import type { Application, ApplicationItem, Grant } from './api'
import { loadToday } from './due'
import { menuText, text } from './plugin'
import { addApply, record, recordDetail, roleList } from './routes'

type RoleThere = Pick<ApplicationItem, 'roleName' | 'orgName' | 'orgNameEn'>

/**
 * Applications that wait for the user, and roles of the user that are about to end (domain/permissions.md 'Messages').
 */
export default async function rolesToday(core: Core, signal: AbortSignal): Promise<TodayItem[]> {
  const { toApprove, expiring, pending } = await loadToday(core, signal)
  return [
    ...firstRole(core, pending?.items ?? []),
    ...(toApprove?.items ?? []).map(waitingItem),
    ...expiring.items.map(endingItem),
  ]
}

/** For an employee without a role, who sees nothing else: to apply for one, or the application that waits. */
function firstRole({ session }: Core, applications: readonly Application[]): TodayItem[] {
  if (session.rolesLoaded === false || session.roles.length > 0) return []
  const pending = applications.find(({ kind }) => kind === 'add')
  if (!pending) {
    const to = href(addApply, {})
    return [{ id: 'no-role', title: menuText('today.noRole'), due: 'today', action: menuText('today.apply'), to }]
  }
  const { id, approvers, can } = pending
  const item: TodayItem = {
    id,
    title: menuText('today.pending', { names: namesIn(approvers, currentLanguage()) }),
    detail: pending.items.map(placeText).join(' · '),
    due: 'soon',
    action: menuText(can.includes('urge') ? 'today.urge' : 'today.urged'),
    to: href(recordDetail, { id }),
  }
  return [can.includes('urge') ? { ...item, run: (core) => remind(core, id) } : item]
}

/** Reminds the approvers; the code and texts of the move are loaded with the first tap. */
async function remind(core: Core, id: string): Promise<void> {
  const [{ urge }, { runMove }] = await Promise.all([
    import('./records'),
    import('#kit/records'),
    loadTexts('permissions'),
  ])
  await runMove(core, urge, id, undefined, { t: text })
}

const dueOn = (day: string): TodayItem['due'] => (day <= days.today() ? 'today' : 'soon')

/** Due on the last day on which it can be decided. */
function waitingItem({ id, by, items, lastDay }: Application): TodayItem {
  return {
    id,
    title: menuText('today.toApprove', { name: nameIn(by, currentLanguage()) }),
    detail: items.map(placeText).join(' · '),
    at: momentOf(lastDay),
    due: dueOn(lastDay),
    main: { does: 'decide' },
    list: href(record, { tab: 'toApprove' }),
    to: href(recordDetail, { id }),
  }
}

function endingItem(grant: Grant): TodayItem {
  return {
    id: grant.id,
    title: menuText('today.expiring', { role: roleText(grant.roleName) }),
    detail: organisationText(grant),
    at: momentOf(grant.to),
    due: dueOn(grant.to),
    to: href(roleList, { id: grant.id }),
  }
}

function organisationText({ orgName, orgNameEn }: RoleThere): string {
  return textIn(orgName, orgNameEn, currentLanguage())
}

function placeText(item: RoleThere): string {
  return menuText('today.place', { role: roleText(item.roleName), organisation: organisationText(item) })
}

/** Applications that wait for the user's decision. */
export async function figures(core: Core, signal: AbortSignal): Promise<readonly TodayFigure[]> {
  const { toApprove } = await loadToday(core, signal)
  const to = href(record, { tab: 'toApprove' })
  return figureOf(toApprove, { id: 'approvals', label: menuText('today.approvals'), tone: 'warn', to })
}
