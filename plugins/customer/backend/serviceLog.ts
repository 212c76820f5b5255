import { answer, type SimContext, type SimHandler, type SimKind } from '#harness/backend/contract'
import { enteredBy, listHandler, personOf, simRecords, where } from '#harness/backend/kit'
import { companyKind } from '#harness/backend/world'
import { days } from '#src/calendar'
import { addLog, listLog } from '../api/serviceLog'
import { type LogKind, logEntry } from '../rules/logKinds'
import { seenCompany } from './companies'
import { aboutCompany, editedCompany, mayAdd, ofCompany } from './devices'

/** The service log of companies in the simulator (domain/customer.md 1). */

export interface SimLog {
  readonly id: string
  readonly version: number
  readonly custId: string
  readonly kind: LogKind
  readonly at: string
  readonly by: string
  readonly text: string
  readonly textEn?: string
  readonly files: readonly string[]
}
export const logKind: SimKind<SimLog> = { name: 'customer.log', id: ({ id }) => id }

const logs = simRecords(logKind, { prefix: 'LG', ...ofCompany })

const view = ({ by, ...log }: SimLog, context: SimContext) => ({ ...log, by: personOf(context, by) })

/** The newest visit of the log is the company's last one; that is no edit of it, so its version stays. */
function noteVisit({ custId, kind, at }: SimLog, { store }: SimContext): void {
  const table = store.table(companyKind)
  const company = table.get(custId)
  const day = days.of(new Date(at))
  if (kind === 'visit' && company && day > (company.lastVisit ?? '')) table.put({ ...company, lastVisit: day })
}

export const logHandlers: readonly SimHandler[] = [
  listHandler(listLog, logs, {
    only: (context, { custId }) => {
      const company = custId === undefined ? undefined : seenCompany(context, custId)
      return (log) => company === undefined || log.custId === company.custId
    },
    keyword: ({ text, textEn }) => [text, textEn],
    filters: {
      kinds: where.oneOf(({ kind }) => kind),
      by: where.oneOf(({ by }) => by),
      start: where.least(({ at }) => at),
      end: where.most(({ at }) => at),
    },
    sorts: { at: ({ at }) => -Date.parse(at) },
    usual: 'at',
    row: view,
    around: (_, context, { custId }) => {
      if (custId === undefined) return {}
      const company = seenCompany(context, custId)
      const own = [...context.store.table(logKind).values()].filter((each) => each.custId === custId)
      const people = [...new Set(own.map(({ by }) => by))].sort().map((by) => personOf(context, by))
      return { company: aboutCompany(company), people, can: mayAdd(context, company) }
    },
  }),
  answer(addLog, (wire, context) => {
    const { custId } = editedCompany(context, wire.custId)
    const at = new Date(String(wire.at))
    const entry = enteredBy(logEntry, wire, { at: !(at <= context.now) && 'at' })
    const by = context.employee.loginName
    const log = logs.create((id): SimLog => ({ id, version: 1, custId, by, at: at.toISOString(), ...entry }), context)
    noteVisit(log, context)
    return view(log, context)
  }),
]
