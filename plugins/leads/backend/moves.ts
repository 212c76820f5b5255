import type { SimRefusal } from '#harness/backend/contract'
import { DAY, startOfDay } from '#src/calendar'
import { COOL_OFF, OPEN_LIMIT, TAKE_LIMIT, UNDO_WINDOW } from '../rules/limits'
import { STAGES, type Stage } from '../rules/vocabulary'
import { leadKind, personKind, type SimDiscard, type SimHolding, type SimLead } from './records'
import { refusal } from './refuse'
import type { Scope } from './scope'
import { detailOf, missingOf } from './view'

/** The moves of a lead (domain/leads.md 2): each gives the lead as it is after it, or throws a refusal. */

/** Refuses a change made on an old version, with the lead as it is now. */
export function checkVersion(lead: SimLead, version: unknown, scope: Scope): void {
  if (Number(version) !== lead.version) throw refusal(4009, detailOf(scope, lead))
}

const MINUTE = 60_000

function takenBy(lead: SimLead, owner: string, scope: Scope): SimRefusal {
  const person = scope.context.store.table(personKind).get(owner)
  const since = lead.takenAt === undefined ? 0 : scope.context.now.getTime() - Date.parse(lead.takenAt)
  const minutes = Math.max(1, Math.floor(since / MINUTE))
  const data = { name: person?.userName ?? owner, nameEn: person?.userNameEn ?? owner, minutes }
  return refusal(4101, data, `Taken by ${data.nameEn} ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} ago.`)
}

/** What the person holds open, and took today. Leads of an imported list count once they are taken, not before. */
function holdings(scope: Scope): { open: number; today: number } {
  const today = new Date(startOfDay(scope.context.now)).toISOString()
  let open = 0
  let taken = 0
  for (const lead of scope.context.store.table(leadKind).values()) {
    if (lead.owner !== scope.me || lead.state !== 'owned') continue
    if (lead.stage !== 'won' && (lead.takenAt !== undefined || !lead.imported)) open++
    if (lead.takenAt !== undefined && lead.takenAt >= today) taken++
  }
  return { open, today: taken }
}

/** Why the person cannot take the lead; undefined when they can. */
export function takeRefusal(lead: SimLead, scope: Scope): SimRefusal | undefined {
  if (!scope.canTake(lead)) return refusal(4003, { right: 'lead.take' })
  if (lead.state === 'discarded' || lead.owner === scope.me) return refusal(4010, undefined)
  if (lead.owner !== undefined) return takenBy(lead, lead.owner, scope)
  const { open, today } = holdings(scope)
  if (open >= OPEN_LIMIT) return refusal(4102, { kind: 'open', limit: OPEN_LIMIT })
  if (today >= TAKE_LIMIT) return refusal(4102, { kind: 'today', limit: TAKE_LIMIT })
  const lost = lead.lost?.[scope.me]
  const until = lost === undefined ? 0 : Date.parse(lost) + COOL_OFF * DAY
  if (until > scope.context.now.getTime()) return refusal(4103, { until: new Date(until).toISOString() })
  return undefined
}

/** What undoing a move puts back. */
function holdingOf(lead: SimLead): SimHolding {
  const { state, stage, owner, collaborators, nextStep, discard, returnReason, takenAt, steps, lost } = lead
  return { state, stage, owner, collaborators, nextStep, discard, returnReason, takenAt, steps, lost }
}

/** The lead after a move that can be undone. */
function moved(lead: SimLead, change: Partial<SimHolding>, scope: Scope): SimLead {
  const at = scope.context.now.toISOString()
  return { ...lead, ...change, version: lead.version + 1, undo: { by: scope.me, at, before: holdingOf(lead) } }
}

/** Takes a lead from the pool. Who comes second is told who was first, whatever version they saw. */
export function take(lead: SimLead, version: unknown, scope: Scope): SimLead {
  const refused = takeRefusal(lead, scope)
  if (refused) throw refused
  checkVersion(lead, version, scope)
  return moved(lead, { state: 'owned', owner: scope.me, takenAt: scope.context.now.toISOString() }, scope)
}

/** Gives a lead to somebody. */
export function assign(lead: SimLead, version: unknown, owner: string, scope: Scope): SimLead {
  if (!scope.canAssign(lead)) throw refusal(4003, { right: 'lead.assign' })
  if (!scope.context.store.table(personKind).get(owner)) throw refusal(4000, { fields: { owner: 'unknown' } })
  if (lead.state === 'discarded' || lead.owner === owner) throw refusal(4010, undefined)
  checkVersion(lead, version, scope)
  return moved(lead, { state: 'owned', owner, takenAt: scope.context.now.toISOString() }, scope)
}

/** The lead in its next stage. */
export function reach(lead: SimLead, stage: Stage, by: string, at: string): SimLead {
  return { ...lead, stage, steps: [...lead.steps, { stage, at, by }] }
}

/** Moves the lead to the next stage; from 'verified' only a follow-up does. */
export function advance(lead: SimLead, version: unknown, stage: Stage, contractId: unknown, scope: Scope): SimLead {
  if (lead.owner !== scope.me || !scope.canEdit(lead)) throw refusal(4003, { right: 'lead.edit' })
  if (lead.state !== 'owned' || STAGES.indexOf(stage) !== STAGES.indexOf(lead.stage) + 1) throw refusal(4010, undefined)
  checkVersion(lead, version, scope)
  const missing = missingOf(lead, typeof contractId === 'string' && contractId !== '')
  if (missing.length > 0) throw refusal(4104, { missing })
  const { steps } = reach(lead, stage, scope.me, scope.context.now.toISOString())
  return moved(lead, { stage, steps }, scope)
}

export function discard(lead: SimLead, version: unknown, reason: Omit<SimDiscard, 'by' | 'at'>, scope: Scope): SimLead {
  if (lead.state === 'discarded' || lead.stage === 'won') throw refusal(4010, undefined)
  if (!scope.canDiscard(lead)) throw refusal(4003, { right: 'lead.discard' })
  checkVersion(lead, version, scope)
  const at = scope.context.now.toISOString()
  return moved(lead, { state: 'discarded', discard: { ...reason, by: scope.me, at } }, scope)
}

/** The one who discarded for 30 days, managers always; who did it, and when, stays. */
export function changeReason(
  lead: SimLead,
  version: unknown,
  reason: Omit<SimDiscard, 'by' | 'at'>,
  scope: Scope,
  window: number,
): SimLead {
  const { discard: before } = lead
  if (lead.state !== 'discarded' || !before) throw refusal(4010, undefined)
  if (!scope.canAssign(lead)) {
    if (before.by !== scope.me) throw refusal(4003, { right: 'lead.discard' })
    if (scope.context.now.getTime() - Date.parse(before.at) > window * DAY) throw refusal(4010, undefined)
  }
  checkVersion(lead, version, scope)
  return moved(lead, { discard: { ...reason, by: before.by, at: before.at } }, scope)
}

/** Back to the pool: the stage stays, owner, collaborators and next step go; its owner cannot take it for a week. */
export function returnToPool(lead: SimLead, version: unknown, reason: string, scope: Scope): SimLead {
  if (lead.state === 'pool' || lead.stage === 'won') throw refusal(4010, undefined)
  if (!scope.canReturn(lead)) throw refusal(4003, { right: 'lead.discard' })
  checkVersion(lead, version, scope)
  const at = scope.context.now.toISOString()
  const change: SimHolding = {
    ...holdingOf(lead),
    state: 'pool',
    owner: undefined,
    collaborators: undefined,
    nextStep: undefined,
    discard: undefined,
    takenAt: undefined,
    returnReason: reason,
    lost: lead.owner === undefined ? lead.lost : { ...lead.lost, [lead.owner]: at },
  }
  return moved(lead, change, scope)
}

/** Puts back what my last move changed, for 60 s. */
export function restore(lead: SimLead, version: unknown, scope: Scope): SimLead {
  const { undo, ...rest } = lead
  if (!undo || undo.by !== scope.me) throw refusal(4010, undefined)
  if (scope.context.now.getTime() - Date.parse(undo.at) > UNDO_WINDOW) throw refusal(4010, undefined)
  checkVersion(lead, version, scope)
  return { ...rest, ...undo.before, version: lead.version + 1 }
}
