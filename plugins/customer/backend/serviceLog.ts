import { answer, type SimContext, type SimHandler, type SimKind } from '#harness/backend/contract'
import { listHandler, personOf, refusal, refuseFields, simRecords, where } from '#harness/backend/kit'
import { companyKind } from '#harness/backend/world'
import { days } from '#src/calendar'
import { addLog, listLog } from '../api/serviceLog'
import { LOG_FILES, LOG_KINDS, LOG_TEXT, type LogKind } from '../rules/logKinds'
import { accessTo, seenCompany } from './companies'
import { aboutCompany, companyOf, mayAdd } from './devices'

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

const logs = simRecords(logKind, {
  prefix: 'LG',
  right: 'customer.whole',
  org: (log, context) => companyOf(log, context).orgCode,
  owners: (log, context) => [companyOf(log, context).owner],
})

const view = ({ by, custId: _, version: __, ...rest }: SimLog, context: SimContext) => ({
  ...rest,
  by: personOf(context, by),
})

/** People who have written in the log of a company, each once. */
function peopleOf(custId: string, context: SimContext) {
  const all = [...context.store.table(logKind).values()].filter((each) => each.custId === custId)
  return [...new Set(all.map(({ by }) => by))].sort().map((by) => personOf(context, by))
}

const isKind = (kind: unknown): kind is LogKind => LOG_KINDS.some((each) => each === kind)

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
      if (custId === undefined) return () => true
      const company = seenCompany(context, custId)
      return (log) => log.custId === company.custId
    },
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
      const company = seenCompany(context, custId)
      const people = peopleOf(company.custId, context)
      return { company: aboutCompany(company), people, can: mayAdd(context, company) }
    },
  }),
  answer(addLog, ({ custId, kind, at, text, files }, context) => {
    const company = seenCompany(context, custId)
    if (!accessTo(context, company).edit) throw refusal(4003, { right: 'customer.edit' })
    const moment = new Date(String(at))
    const words = String(text ?? '').trim()
    const addresses = Array.isArray(files) ? files.map(String) : []
    refuseFields({
      kind: !isKind(kind) && 'kind',
      at: !(moment <= context.now) && 'date',
      text: (words.length < LOG_TEXT.least || words.length > LOG_TEXT.most) && 'text',
      files: addresses.length > LOG_FILES && 'files',
    })
    const log = logs.create(
      (id): SimLog => ({
        id,
        version: 1,
        custId: company.custId,
        kind: kind as LogKind,
        at: moment.toISOString(),
        by: context.employee.loginName,
        text: words,
        files: addresses,
      }),
      context,
    )
    noteVisit(log, context)
    return view(log, context)
  }),
]
