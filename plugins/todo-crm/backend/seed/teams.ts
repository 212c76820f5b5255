import type { SimTeam, TeamRole } from '../records'

/** Roles by the number of a member. */
export const ROLES: readonly TeamRole[] = ['leader', 'sales', 'technical', 'finance', 'delivery', 'sales', 'technical']

/** Members before it is said since when they are. */
export const seated = (...seats: readonly (readonly [id: string, role: TeamRole])[]): SimTeam['members'] =>
  seats.map(([id, role]) => ({ id, roles: [role], since: '' }))

/** Fixed teams: led by rep01, with rep01 as a member, with one leader and one salesperson. */
export const FIXED: Readonly<Record<number, Pick<SimTeam, 'members'>>> = {
  1: {
    members: seated(
      ['rep01', 'leader'],
      ['emp10', 'sales'],
      ['emp07', 'delivery'],
      ['emp08', 'finance'],
      ['emp14', 'technical'],
    ),
  },
  3: { members: seated(['emp11', 'leader'], ['rep01', 'sales'], ['emp15', 'technical']) },
  4: { members: seated(['emp12', 'leader'], ['emp13', 'sales']) },
}
