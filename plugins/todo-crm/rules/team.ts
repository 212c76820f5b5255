import { MOST_MEMBERS } from './vocabulary'

/** What a team must have (domain/todo-crm.md 1, 2), for the screen and the server. */

interface Member {
  readonly id: string
  readonly roles: readonly string[]
}

/** Codes of refusals: the leader, the last salesperson, too many. */
export const REFUSED_LEADER = 4501
export const REFUSED_LAST_SALES = 4502
export const REFUSED_FULL = 4503

const has = (role: string, members: readonly Member[]) => members.some(({ roles }) => roles.includes(role))

/** Why somebody cannot be removed; undefined if they can. */
export function removalRefused(members: readonly Member[], id: string): number | undefined {
  const rest = members.filter((member) => member.id !== id)
  if (!has('leader', rest)) return REFUSED_LEADER
  return has('sales', rest) ? undefined : REFUSED_LAST_SALES
}

/** Why members cannot be the team; undefined if they can. */
export function teamRefused(members: readonly Member[]): number | undefined {
  if (members.filter(({ roles }) => roles.includes('leader')).length !== 1) return REFUSED_LEADER
  if (!has('sales', members)) return REFUSED_LAST_SALES
  return members.length > MOST_MEMBERS ? REFUSED_FULL : undefined
}

/** Members after another one became the leader: the old one becomes a salesperson, with the role besides. */
export function withLeader<M extends Member>(members: readonly M[], id: string): M[] {
  return members.map((member) => {
    const others = member.roles.filter((role) => role !== 'leader')
    if (member.id === id) return { ...member, roles: ['leader', ...others].slice(0, 2) }
    return member.roles.includes('leader')
      ? { ...member, roles: [...new Set(['sales', ...others])].slice(0, 2) }
      : member
  })
}
