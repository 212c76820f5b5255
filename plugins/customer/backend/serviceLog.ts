import type * as v from 'valibot'
import { days } from '#base/calendar'
import type { SimContext, SimHandler, SimKind } from '#harness/backend/contract'
import {
  aboutCompany,
  enteredBy,
  listHandler,
  ofCompany,
  personOf,
  rememberNew,
  type SimMoves,
  simMoves,
  simRecords,
  where,
} from '#harness/backend/kit'
import { companyKind, contactNow, metContacts } from '#harness/backend/world'
import { addLog, listLog } from '../api/serviceLog'
import { logFields } from '../rules/logKinds'
import { aboutOne, editedCompany, notifyChanged, seenCompany } from './companies'
import { mayAdd } from './devices'

/** The service log of companies in the simulator (domain/customer.md 1). */

export interface SimLog extends Omit<v.InferOutput<typeof logFields.sent>, 'contactId'> {
  readonly id: string
  /** Of a call. */
  readonly contactId?: string | undefined
  readonly custId: string
  readonly version: number
  readonly at: string
  readonly by: string
  readonly textEn?: string
}
export const logKind: SimKind<SimLog> = { name: 'service-log', id: ({ id }) => id }

const logs = simRecords(logKind, { prefix: 'LG', right: 'customer.whole', ...ofCompany })

const view = ({ by, ...log }: SimLog, context: SimContext) => ({ ...log, by: personOf(context, by) })

/** One of the customer's contacts was called. */
function noteCall({ custId, contactId, at }: SimLog, context: SimContext): void {
  if (contactId !== undefined && contactNow(contactId, context)?.custId === custId)
    metContacts([contactId], at, context)
}

/** The newest visit of the log is the company's last one; that is no edit of it, so its version does not change. */
function noteVisit({ custId, kind, at }: SimLog, { store }: SimContext): void {
  const table = store.table(companyKind)
  const company = table.get(custId)
  const day = days.of(new Date(at))
  if (kind === 'visit' && company && day > (company.lastVisit ?? '')) table.put({ ...company, lastVisit: day })
}

const logMoves: SimMoves<SimLog> = simMoves(logs, {}, view)

/** Takes back new entries; a company whose last visit it was has the one before. */
export const restoredLogs: SimMoves<SimLog> = {
  ...logMoves,
  restore(id, version, context) {
    const log = logMoves.restore(id, version, context)
    forgetVisit(log, context)
    return log
  },
}

function forgetVisit({ custId, kind, at }: SimLog, { store }: SimContext): void {
  const table = store.table(companyKind)
  const company = table.get(custId)
  if (!company || kind !== 'visit' || company.lastVisit !== days.of(new Date(at))) return
  const { lastVisit: _, ...others } = company
  const visits = [...store.table(logKind).values()].filter((log) => log.custId === custId && log.kind === 'visit')
  const last = visits
    .map((log) => days.of(new Date(log.at)))
    .sort()
    .at(-1)
  table.put(last === undefined ? others : { ...others, lastVisit: last })
}

export const logHandlers: readonly SimHandler[] = [
  listHandler(listLog, logs, {
    only: (context, { custId }) => {
      const company = custId === undefined ? undefined : seenCompany(custId, context)
      return (log) => company === undefined || log.custId === company.custId
    },
    keyword: ({ text, textEn }) => [text, textEn],
    filters: {
      kinds: where.oneOf(({ kind }) => kind),
      by: where.oneOf(({ by }) => by),
      from: where.least(({ at }) => at),
      to: where.most(({ at }) => at),
    },
    sorts: { at: ({ at }) => -Date.parse(at) },
    usual: 'at',
    row: view,
    around: (_, context, { custId }) => {
      if (custId === undefined) return {}
      const company = seenCompany(custId, context)
      const own = [...context.store.table(logKind).values()].filter((each) => each.custId === custId)
      const people = [...new Set(own.map(({ by }) => by))].sort().map((by) => personOf(context, by))
      return { company: aboutCompany(company), people, can: mayAdd(context, company) }
    },
  }),
  aboutOne(addLog, editedCompany, (company, context, wire) => {
    const { custId } = company
    const at = new Date(String(wire.at))
    const entry = enteredBy(logFields, wire, { at: !(at <= context.now) && 'at' })
    const by = context.employee.loginName
    const log = logs.create((id): SimLog => ({ id, version: 1, custId, by, at: at.toISOString(), ...entry }), context)
    rememberNew(logs, log, context)
    noteVisit(log, context)
    noteCall(log, context)
    notifyChanged(company, 'log', context)
    return view(log, context)
  }),
]
