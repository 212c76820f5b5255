import type { SimTeam, TeamRole } from '../records'

/** Roles by the number of a member. */
export const ROLES: readonly TeamRole[] = ['leader', 'sales', 'technical', 'finance', 'delivery', 'sales', 'technical']
/** The day on which the members of fixed teams joined. */
export const SINCE = '2026-06-01'

/** Fixed teams: led by rep01, with rep01 as a member, with one leader and one salesperson. */
export const FIXED: Readonly<Record<number, Pick<SimTeam, 'members'>>> = {
  1: {
    members: [
      { id: 'rep01', roles: ['leader'], since: SINCE },
      { id: 'emp10', roles: ['sales'], since: SINCE },
      { id: 'emp07', roles: ['delivery'], since: SINCE },
      { id: 'emp08', roles: ['finance'], since: SINCE },
      { id: 'emp14', roles: ['technical'], since: SINCE },
    ],
  },
  3: {
    members: [
      { id: 'emp11', roles: ['leader'], since: SINCE },
      { id: 'rep01', roles: ['sales'], since: SINCE },
      { id: 'emp15', roles: ['technical'], since: SINCE },
    ],
  },
  4: {
    members: [
      { id: 'emp12', roles: ['leader'], since: SINCE },
      { id: 'emp13', roles: ['sales'], since: SINCE },
    ],
  },
}
