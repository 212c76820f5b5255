import { days } from '#base/calendar'
import type { SimContext, SimKind } from '#harness/backend/contract'
import { simRecords } from '#harness/backend/kit'
import { businessKind, companyKind } from '#harness/backend/world'
import type { teamRoles, weights } from '../rules/vocabulary'

/** Records of the area; codes as on the wire but for weights and roles, days `2026-11-20`, moments from `toISOString()`. */

export interface SimPartner {
  readonly partnerId: string
  readonly version: number
  readonly name: string
  readonly nameEn: string
  readonly creditCode: string
  readonly kind: string
  readonly rating: string
  readonly areaCodes: readonly string[]
  readonly skills: readonly string[]
  /** As written; a suspension ends with its day, see `stateOf`. */
  readonly state: '1' | '2' | '3'
  readonly until?: string
  /** Why it is suspended. */
  readonly reason?: string
  readonly deals: number
  /** Who has chosen it, and when they last did, by login name. */
  readonly chosen?: Readonly<Record<string, string>>
  readonly orgCode: string
}

export interface SimMember {
  /** Login name. */
  readonly id: string
  readonly roles: readonly TeamRole[]
  readonly since: string
}

export interface SimTeamEvent {
  readonly at: string
  readonly act: 'add' | 'change' | 'leader' | 'remove'
  readonly id: string
  readonly by?: string
  readonly reason?: string
  readonly text?: string
}

export interface SimTeam {
  readonly teamId: string
  readonly version: number
  readonly businessId: string
  readonly members: readonly SimMember[]
  readonly history: readonly SimTeamEvent[]
}

export type TeamRole = (typeof teamRoles.words)[number]
type Weight = (typeof weights.words)[number]

export interface SimNeed {
  readonly tag: string
  readonly weight: Weight
}

export interface SimAdvice {
  readonly adviceId: string
  readonly version: number
  readonly custId: string
  readonly businessId?: string | undefined
  readonly needs: readonly SimNeed[]
  readonly capacity?: number | undefined
  readonly solutionId?: string | undefined
  readonly arguments?: string | undefined
  readonly files?: readonly string[]
  readonly photos?: readonly string[]
  readonly feedback?: { readonly stars: number; readonly text?: string | undefined }
  readonly state: '1' | '2' | '3' | '4' | '5'
  readonly by: string
  readonly at: string
  readonly recommendedAt?: string
}

export const partnerKind: SimKind<SimPartner> = { name: 'partner', id: ({ partnerId }) => partnerId }
export const teamKind: SimKind<SimTeam> = { name: 'team', id: ({ teamId }) => teamId }
export const adviceKind: SimKind<SimAdvice> = { name: 'advice', id: ({ adviceId }) => adviceId }

export const partners = simRecords(partnerKind, {
  prefix: 'R',
  right: 'partner.read',
  org: ({ orgCode }) => orgCode,
  owners: () => [],
})

export const businessOf = ({ businessId }: Pick<SimTeam, 'businessId'>, { store }: SimContext) =>
  store.table(businessKind).get(businessId)

export const leaderOf = ({ members }: SimTeam) => members.find(({ roles }) => roles.includes('leader'))?.id

/** The leader has a team; members see it. */
export const teams = simRecords(teamKind, {
  prefix: 'T',
  right: 'team.read',
  org: (team, context) => businessOf(team, context)?.orgCode ?? '',
  owners: (team) => [leaderOf(team)],
  sees: ({ members }, { employee }) => members.some(({ id }) => id === employee.loginName),
})

export const companyOf = ({ custId }: Pick<SimAdvice, 'custId'>, { store }: SimContext) =>
  store.table(companyKind).get(custId)

export const advices = simRecords(adviceKind, {
  prefix: 'A',
  right: 'advice.read',
  org: (record, context) => companyOf(record, context)?.orgCode ?? '',
  owners: ({ by }) => [by],
})

/** State of a partner today. */
export function stateOf({ state, until }: SimPartner, { now }: SimContext): SimPartner['state'] {
  return state === '2' && until !== undefined && until < days.of(now) ? '1' : state
}
