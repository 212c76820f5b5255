import { answer, type SimContext, type SimHandler, type Wire } from '#harness/backend/contract'
import { follow } from '#harness/backend/kit'
import { contactKind, contactRecords, contactView, type SimContact } from '#harness/backend/world'
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
import { contactsOf } from '../contacts'
import { aboutLead, isOwned, leads, leadsNear } from '../leads'
import { leadMoves, limitOf } from '../moves'
import { leadKind, type SimLead } from '../records'
import { drawnPeak } from '../roof'
import { peopleAt, scoreOf } from '../score'
import { canPhone, detailOf } from '../view'

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
    checkIn: isOwned(lead) && leads.may('lead.checkin', lead, context),
    assign: can.includes('assign'),
    discard: can.includes('discard'),
    returnPool: can.includes('returnToPool'),
    phone: canPhone(lead, context),
    why: why.take === undefined ? {} : { claim: why.take },
    limit: why.take === 4102 ? limitOf(lead, context.employee.loginName, context) : undefined,
  }
}

const star = (call: SimHandler['call'], isOn: boolean) =>
  answer(call, ({ clueId }, context) => {
    follow(leads, clueId, isOn, context)
    return null
  })

type Why = { readonly code: string; readonly value?: number | string | undefined }

/** Reason of each part of the score. */
function reasonsOf(
  lead: SimLead,
  { parts, openCases }: NonNullable<ReturnType<typeof scoreOf>>,
  context: SimContext,
): Record<ScoreKey, Why> {
  const { potential, distanceToMain, point, taxGrade } = lead
  const { decider, phone } = peopleAt(lead, context)
  return {
    need: potential?.gas ? { code: 'gas', value: potential.gas } : { code: 'noGas' },
    main:
      distanceToMain === undefined
        ? { code: point ? 'noMain' : 'noPoint' }
        : { code: 'distance', value: distanceToMain },
    credit:
      openCases > 0
        ? { code: 'cases', value: openCases }
        : taxGrade
          ? { code: 'taxGrade', value: taxGrade }
          : { code: 'noGrade' },
    activity: parts.activity ? { code: 'contacts30', value: parts.activity } : { code: 'quiet' },
    contacts: { code: decider ? 'decider' : phone ? 'noDecider' : 'noContact' },
  }
}

function scoring(lead: SimLead, context: SimContext) {
  const score = scoreOf(lead, context)
  const { activity = 0 } = score?.parts ?? {}
  const why = score && reasonsOf(lead, score, context)
  return {
    score: score?.total,
    // Without a change since the seed: before its contacts.
    before: lead.scoreBefore ?? (score && activity > 0 ? score.total - activity : undefined),
    parts:
      score && why ? SCORE_KEYS.map((key) => ({ key, got: score.parts[key], max: SCORE_MAX[key], why: why[key] })) : [],
    at: lead.lastContact?.at ?? lead.createdAt,
  }
}

const MARGINS = { bill: 0, equipment: 20, industry: 50, list: undefined } as const

function potential(lead: SimLead, context: SimContext) {
  const { gas, elec, roof, steam } = lead.potential ?? {}
  const { basis = 'industry', boilers, bases } = lead
  const { elec: elecBasis = 'bill', steam: steamBasis = 'equipment' } = bases ?? {}
  const equipment = basis === 'equipment' && boilers ? { ...boilers, unit: 't/h' } : undefined
  const peak = roof === undefined ? undefined : (drawnPeak(lead, context) ?? roofPeak(roof))
  const all = [
    { energy: 'gas', amount: gas, basis, margin: MARGINS[basis], equipment },
    { energy: 'elec', amount: elec, basis: elecBasis, margin: MARGINS[elecBasis] },
    { energy: 'roof', amount: roof, basis: 'measured', margin: 0, peak },
    { energy: 'steam', amount: steam, basis: steamBasis, margin: MARGINS[steamBasis] },
  ]
  return all.filter(({ amount }) => amount !== undefined)
}

/** m */
const NEARBY = 1000

function nearby({ clueId, point }: SimLead, context: SimContext) {
  if (!point) return []
  return leadsNear(point, NEARBY, (other) => other.clueId !== clueId && leads.sees(other, context), context)
}

/** The lead's contacts, then those of its customer (`bp`) that the employee may see. */
function contacts({ clueId }: SimLead, context: SimContext, { bp }: Wire) {
  const isOther = (contact: SimContact) =>
    contact.custId === bp && contact.clueId !== clueId && contact.state === '1' && contactRecords.sees(contact, context)
  const others = bp === undefined ? [] : [...context.store.table(contactKind).values()].filter(isOther)
  return [...contactsOf(clueId, context), ...others].map((contact) => contactView(contact, context))
}

export const detailHandlers: readonly SimHandler[] = [
  answer(getClueDetailList, details),
  aboutLead(clueAuthority, authority),
  star(clueAttention, true),
  star(clueAttentionCancel, false),
  aboutLead(getScoring, scoring),
  aboutLead(getEnnNewCluePotential, potential),
  aboutLead(findLowDistance, nearby),
  aboutLead(selectClueIdAndBp, contacts),
]
