import { answer, type SimContext, type SimHandler } from '#harness/backend/contract'
import { distanceBetween } from '#src/geo'
import {
  clueAttention,
  clueAttentionCancel,
  clueAuthority,
  findLowDistance,
  getClueDetailList,
  getEnnNewCluePotential,
  getScoring,
  selectClueIdAndBp,
} from '../../api/details'
import { maskPhone } from '../../rules/phone'
import { roofPeak } from '../../rules/potential'
import { SCORE_MAX } from '../../rules/score'
import { SCORE_KEYS, type ScoreKey } from '../../rules/vocabulary'
import { takeRefusal } from '../moves'
import { positionOf } from '../query'
import { contactKind, leadKind, type SimLead } from '../records'
import { refusal } from '../refuse'
import { ROLES } from '../roles'
import { Scope } from '../scope'
import { detailOf } from '../view'

/** What the page of one lead asks for. */

type Wire = Record<string, unknown>

/** The lead that a request names; refused when it is gone or out of sight. */
export function readLead(wire: Wire, scope: Scope): SimLead {
  const lead = scope.context.store.table(leadKind).get(String(wire.clueId))
  if (!lead) throw refusal(4004, undefined)
  if (!scope.canRead(lead)) throw refusal(4003, { right: 'lead.read' })
  return lead
}

function details(wire: Wire, context: SimContext) {
  const scope = new Scope(context)
  const ids = Array.isArray(wire.clueIds) ? wire.clueIds.map(String) : []
  const leads = ids.map((id) => context.store.table(leadKind).get(id)).filter((lead) => lead !== undefined)
  return leads.filter((lead) => scope.canRead(lead)).map((lead) => detailOf(scope, lead, positionOf(wire)))
}

function authority(lead: SimLead, scope: Scope) {
  const refused = takeRefusal(lead, scope)
  const owned = lead.state === 'owned'
  return {
    claim: lead.state === 'pool' && refused === undefined,
    edit: owned && scope.canEdit(lead),
    checkIn: owned && scope.canCheckIn(lead),
    assign: lead.state !== 'discarded' && lead.stage !== 'won' && scope.canAssign(lead),
    discard: scope.canDiscard(lead),
    returnPool: scope.canReturn(lead),
    phone: scope.canPhone(lead),
    why: lead.state === 'pool' && refused ? { claim: refused.code } : {},
  }
}

/** Stars and unstars without a new version: nobody's edit is in the way. */
function star(wire: Wire, context: SimContext, on: boolean) {
  const scope = new Scope(context)
  const lead = readLead(wire, scope)
  const others = (lead.followers ?? []).filter((follower) => follower !== scope.me)
  context.store.table(leadKind).put({ ...lead, followers: on ? [...others, scope.me] : others })
  return null
}

/** What each part was given for. */
const WHY: Readonly<Record<ScoreKey, (lead: SimLead) => { code: string; value?: number | string | undefined }>> = {
  need: (lead) => (lead.potential?.gas ? { code: 'gas', value: lead.potential.gas } : { code: 'noGas' }),
  main: (lead) =>
    lead.distanceToMain === undefined
      ? { code: lead.point ? 'noMain' : 'noPoint' }
      : { code: 'distance', value: lead.distanceToMain },
  credit: (lead) => (lead.taxGrade ? { code: 'taxGrade', value: lead.taxGrade } : { code: 'noGrade' }),
  activity: (lead) => (lead.parts?.activity ? { code: 'contacts30', value: lead.parts.activity } : { code: 'quiet' }),
  contacts: (lead) => ({ code: lead.decider ? 'decider' : lead.phone ? 'noDecider' : 'noContact' }),
}

function scoring(lead: SimLead) {
  const { parts } = lead
  return {
    score: lead.score,
    before: lead.scoreBefore,
    parts: parts ? SCORE_KEYS.map((key) => ({ key, got: parts[key], max: SCORE_MAX[key], why: WHY[key](lead) })) : [],
    at: lead.lastContact?.at ?? lead.createdAt,
  }
}

const MARGINS = { bill: 0, equipment: 20, industry: 50, list: undefined } as const

function potential(lead: SimLead) {
  const { gas, elec, roof, steam } = lead.potential ?? {}
  const basis = lead.basis ?? 'industry'
  const equipment = basis === 'equipment' && lead.boilers ? { ...lead.boilers, unit: 't/h' } : undefined
  const all = [
    gas === undefined ? undefined : { energy: 'gas', amount: gas, basis, margin: MARGINS[basis], equipment },
    elec === undefined ? undefined : { energy: 'elec', amount: elec, basis: 'bill', margin: 0 },
    roof === undefined
      ? undefined
      : { energy: 'roof', amount: roof, basis: 'measured', margin: 0, peak: roofPeak(roof) },
    steam === undefined ? undefined : { energy: 'steam', amount: steam, basis: 'equipment', margin: 20 },
  ]
  return all.filter((estimate) => estimate !== undefined)
}

/** m */
const NEARBY = 1000

function nearby(lead: SimLead, scope: Scope) {
  const { point } = lead
  if (!point) return []
  const near: { clueId: string; name: string; nameEn: string | undefined; distance: number }[] = []
  for (const other of scope.context.store.table(leadKind).values()) {
    if (other.clueId === lead.clueId || !other.point || Math.abs(other.point.lat - point.lat) > 0.01) continue
    const distance = Math.round(distanceBetween(point, other.point))
    if (distance > NEARBY || !scope.canRead(other)) continue
    near.push({ clueId: other.clueId, name: other.name, nameEn: other.nameEn, distance })
  }
  return near.sort((a, b) => a.distance - b.distance)
}

function contacts(lead: SimLead, scope: Scope) {
  const whole = scope.canPhone(lead)
  const all = [...scope.context.store.table(contactKind).values()].filter((contact) => contact.clueId === lead.clueId)
  return all.map((contact) => ({
    ...contact,
    roleName: ROLES[contact.role ?? '']?.name,
    roleNameEn: ROLES[contact.role ?? '']?.nameEn,
    phone: contact.phone && !whole ? maskPhone(contact.phone) : contact.phone,
  }))
}

/** A call about one lead that its reader may make. */
function about(run: (lead: SimLead, scope: Scope) => unknown): SimHandler['run'] {
  return (wire, context) => {
    const scope = new Scope(context)
    return run(readLead(wire, scope), scope)
  }
}

export const detailHandlers: readonly SimHandler[] = [
  answer(getClueDetailList, details),
  answer(clueAuthority, about(authority)),
  answer(clueAttention, (wire, context) => star(wire, context, true)),
  answer(clueAttentionCancel, (wire, context) => star(wire, context, false)),
  answer(getScoring, about(scoring)),
  answer(getEnnNewCluePotential, about(potential)),
  answer(findLowDistance, about(nearby)),
  answer(selectClueIdAndBp, about(contacts)),
]
