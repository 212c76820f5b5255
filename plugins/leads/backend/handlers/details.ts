import { answer, type SimContext, type SimHandler, type Wire } from '#harness/backend/contract'
import { readHandler } from '#harness/backend/kit'
import { INFLUENCES, maskPhone } from '#harness/backend/world'
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
import { roofPeak } from '../../rules/potential'
import { SCORE_MAX } from '../../rules/score'
import { SCORE_KEYS, type ScoreKey } from '../../rules/vocabulary'
import { leads } from '../leads'
import { leadMoves } from '../moves'
import { leadKind, type SimLead } from '../records'
import { drawnPeak } from '../roof'
import { canPhone, contactsOf, detailOf } from '../view'

/** Handlers of the lead detail page. */

/** Leads by id, without missing and invisible ones. */
function details(wire: Wire, context: SimContext) {
  const table = context.store.table(leadKind)
  const found = Array.isArray(wire.clueIds) ? wire.clueIds.map((id) => table.get(String(id))) : []
  return found.flatMap((lead) => (lead && leads.sees(lead, context) ? [detailOf(lead, context, wire)] : []))
}

function authority(lead: SimLead, context: SimContext) {
  const { can, why } = leadMoves.abilities(lead, context)
  return {
    claim: can.includes('take'),
    edit: can.includes('edit'),
    checkIn: lead.state === 'owned' && leads.may('lead.checkin', lead, context),
    assign: can.includes('assign'),
    discard: can.includes('discard'),
    returnPool: can.includes('returnToPool'),
    phone: canPhone(lead, context),
    why: why.take === undefined ? {} : { claim: why.take },
  }
}

/** Adds or removes a star without a new version, so that it never conflicts with an edit. */
const star = (isOn: boolean) => (lead: SimLead, context: SimContext) => {
  const me = context.employee.loginName
  const others = (lead.followers ?? []).filter((follower) => follower !== me)
  context.store.table(leadKind).put({ ...lead, followers: isOn ? [...others, me] : others })
  return null
}

/** Reason of each part of the score. */
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

function potential(lead: SimLead, context: SimContext) {
  const { gas, elec, roof, steam } = lead.potential ?? {}
  const basis = lead.basis ?? 'industry'
  const equipment = basis === 'equipment' && lead.boilers ? { ...lead.boilers, unit: 't/h' } : undefined
  const all = [
    gas === undefined ? undefined : { energy: 'gas', amount: gas, basis, margin: MARGINS[basis], equipment },
    elec === undefined ? undefined : { energy: 'elec', amount: elec, basis: 'bill', margin: 0 },
    roof === undefined
      ? undefined
      : {
          energy: 'roof',
          amount: roof,
          basis: 'measured',
          margin: 0,
          peak: drawnPeak(lead, context) ?? roofPeak(roof),
        },
    steam === undefined ? undefined : { energy: 'steam', amount: steam, basis: 'equipment', margin: 20 },
  ]
  return all.filter((estimate) => estimate !== undefined)
}

/** m */
const NEARBY = 1000

function nearby(lead: SimLead, context: SimContext) {
  const { point } = lead
  if (!point) return []
  const near: { clueId: string; name: string; nameEn: string | undefined; distance: number }[] = []
  for (const other of context.store.table(leadKind).values()) {
    if (other.clueId === lead.clueId || !other.point || Math.abs(other.point.lat - point.lat) > 0.01) continue
    const distance = Math.round(distanceBetween(point, other.point))
    if (distance > NEARBY || !leads.sees(other, context)) continue
    near.push({ clueId: other.clueId, name: other.name, nameEn: other.nameEn, distance })
  }
  return near.sort((a, b) => a.distance - b.distance)
}

function contacts(lead: SimLead, context: SimContext) {
  const isWhole = canPhone(lead, context)
  return contactsOf(lead.clueId, context).map(
    ({ contactId, clueId, name, nameEn, duty, dutyEn, phones, influence }) => ({
      contactId,
      clueId,
      name,
      nameEn,
      roleName: duty,
      roleNameEn: dutyEn,
      phone: phones[0] === undefined || isWhole ? phones[0] : maskPhone(phones[0]),
      decider: influence === INFLUENCES.decides,
    }),
  )
}

/** Handler of a call about one visible lead. */
const about = (call: SimHandler['call'], run: (lead: SimLead, context: SimContext) => unknown) =>
  readHandler(call, leads, run, ({ clueId }) => clueId)

export const detailHandlers: readonly SimHandler[] = [
  answer(getClueDetailList, details),
  about(clueAuthority, authority),
  about(clueAttention, star(true)),
  about(clueAttentionCancel, star(false)),
  about(getScoring, scoring),
  about(getEnnNewCluePotential, potential),
  about(findLowDistance, nearby),
  about(selectClueIdAndBp, contacts),
]
