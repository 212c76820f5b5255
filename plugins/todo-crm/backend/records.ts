import type { SimContext, SimKind } from '#harness/backend/contract'
import { simRecords } from '#harness/backend/kit'
import { businessKind, companyKind } from '#harness/backend/world'
import type { weights } from '../rules/vocabulary'

/** Records of the area; codes as on the wire but for weights, days `2026-11-20`, moments from `toISOString()`. */

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
  readonly deals: number
  readonly orgCode: string
}

export interface SimMember {
  /** Login name. */
  readonly id: string
  readonly roles: readonly string[]
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

type Weight = (typeof weights.words)[number]

export interface SimNeed {
  readonly tag: string
  readonly weight: Weight
}

export interface SimSolution {
  readonly solutionId: string
  readonly version: number
  readonly name: string
  readonly nameEn: string
  readonly tags: readonly string[]
  readonly industries: readonly string[]
  readonly products: readonly (readonly [string, string])[]
  readonly capMin: number
  readonly capMax: number
  readonly margin: number
  readonly withdrawn?: boolean
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
  readonly feedback?: { readonly stars: number; readonly text?: string | undefined }
  readonly state: '1' | '2' | '3' | '4' | '5'
  readonly by: string
  readonly at: string
  readonly recommendedAt?: string
}

export const partnerKind: SimKind<SimPartner> = { name: 'partner', id: ({ partnerId }) => partnerId }
export const teamKind: SimKind<SimTeam> = { name: 'team', id: ({ teamId }) => teamId }
export const solutionKind: SimKind<SimSolution> = { name: 'solution', id: ({ solutionId }) => solutionId }
export const adviceKind: SimKind<SimAdvice> = { name: 'advice', id: ({ adviceId }) => adviceId }

export const partners = simRecords(partnerKind, {
  prefix: 'R',
  right: 'partner.read',
  org: ({ orgCode }) => orgCode,
  owners: () => [],
})

const businessOf = ({ businessId }: SimTeam, { store }: SimContext) => store.table(businessKind).get(businessId)

export const leaderOf = ({ members }: SimTeam) => members.find(({ roles }) => roles.includes('L'))?.id

/** The leader has a team; members see it. */
export const teams = simRecords(teamKind, {
  prefix: 'T',
  right: 'advice.read',
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

/** State of a partner on a day. */
export function stateOf({ state, until }: SimPartner, today: string): SimPartner['state'] {
  return state === '2' && until !== undefined && until < today ? '1' : state
}
