import { days } from '#base/calendar'
import type { SimContext, SimKind } from '#harness/backend/contract'
import { refusal } from '#harness/backend/kit'
import { clockInKind, type SimClockIn, type SimLead } from './records'

/** What a check-in reads of the visits to its lead, which belong to their own area. */

interface Visit {
  readonly id: string
  readonly clueId?: string
  readonly orgCode: string
  readonly owner: string
  readonly participants: readonly { readonly loginName: string; readonly part: string }[]
  readonly state: string
  readonly from: string
}
const visitKind: SimKind<Visit> = { name: 'visit', id: ({ id }) => id }

/** The visits to a lead that the employee writes: as owner or host. */
function writtenAt({ clueId }: SimLead, { store, employee, can }: SimContext): Visit[] {
  const me = employee.loginName
  return [...store.table(visitKind).values()].filter(
    ({ owner, participants, orgCode, ...visit }) =>
      visit.clueId === clueId &&
      (owner === me || participants.some(({ loginName, part }) => loginName === me && part === 'host')) &&
      can('visit.write', orgCode, 'own'),
  )
}

/**
 * The visit that a check-in is for: that of the arrival that it ends, the `sent` one, else of those that its author has
 * planned there on this day and has not arrived at the nearest in time. Throws 4003 for a visit of others, or to
 * another lead.
 */
export function visitOf(
  { arriveId, at, by }: Pick<SimClockIn, 'arriveId' | 'at' | 'by'>,
  sent: unknown,
  lead: SimLead,
  context: SimContext,
): string | undefined {
  const clockIns = context.store.table(clockInKind)
  if (arriveId !== undefined) return clockIns.get(arriveId)?.visitId
  const own = writtenAt(lead, context)
  if (sent !== undefined && !own.some(({ id }) => id === sent)) throw refusal(4003, { right: 'visit.write' })
  if (sent !== undefined) return String(sent)
  const seen = [...clockIns.values()].filter(
    (each) => each.by === by && each.kind !== 'leave' && each.correction === undefined && each.counts !== false,
  )
  const away = ({ from }: Visit) => Math.abs(Date.parse(from) - Date.parse(at))
  const [nearest] = own
    .filter(
      ({ id, state, from }) => state === 'planned' && isSameDay(from, at) && !seen.some((each) => each.visitId === id),
    )
    .sort((a, b) => away(a) - away(b))
  return nearest?.id
}

const isSameDay = (one: string, other: string) => days.of(new Date(one)) === days.of(new Date(other))
