import { type SimContext, type SimKind, SimRefusal, type Wire } from '#harness/backend/contract'
import {
  aboutCompany,
  anotherOwner,
  companies,
  companyOrGone,
  decidersOf,
  doneBy,
  type FieldErrors,
  isAssignable,
  notify,
  personOf,
  refusal,
  simRecords,
  textOf,
  where,
  writeLog,
} from '#harness/backend/kit'
import { companyKind, type SimCompany } from '#harness/backend/world'
import { type AnyLevel, dueAgain, dueStateOf } from '../rules/due'
import {
  type Cause,
  type CompetitorMove,
  type Direction,
  type Granularity,
  HANDLED_BY_OTHER,
  type Kind,
  type Proof,
} from '../rules/vocabulary'
import { endTodos, type NewTodo } from './todos'

/** Records about volumes and competitors; codes as on the wire, days `2026-11-20`, moments from `toISOString()`. */

export interface SimEvent {
  readonly act: string
  readonly at: string
  readonly by?: string
  readonly comment?: string
}

/** What all three kinds have; `handled`: who did what the owner has to do. */
interface Common {
  readonly version: number
  readonly custId: string
  readonly orgCode: string
  /** Login name. */
  readonly owner: string
  readonly due: string
  readonly handled?: { readonly by: string; readonly at: string }
  readonly course: readonly SimEvent[]
}

export interface SimWarning extends Common {
  readonly warningId: string
  readonly granularity: Granularity
  readonly date: string
  readonly actual: number
  readonly expected: number
  readonly low: number
  readonly high: number
  /** Level of a working day before (L). */
  readonly base: number
  readonly direction: Direction
  readonly level: string
  /** As written; see `stateOf`. */
  readonly state: 'open' | 'handled' | 'returned' | 'closed' | 'void'
  readonly cause?: Cause
  readonly note?: string
  readonly photos?: readonly string[]
  readonly nextDate?: string
  readonly reason?: string
}

export interface SimCompetitive extends Common {
  readonly competitiveId: string
  readonly competitor: string
  readonly kind: Kind
  readonly volumeAtRisk: number
  readonly theirPrice?: number
  readonly move: CompetitorMove
  readonly evidence: string
  readonly proof: Proof
  readonly files?: readonly string[]
  readonly state: 'open' | 'verified' | 'refuted' | 'measured' | 'closed'
  readonly measure?: string
  readonly result?: string
  readonly by: string
  readonly at: string
}

export interface SimBounce extends Common {
  readonly bounceId: string
  readonly warningId: string
  readonly date: string
  readonly level0: number
  readonly trough: number
  readonly recovery: number
  readonly state: 'open' | 'submitted' | 'accepted' | 'returned'
  readonly cause?: Cause
  readonly expectedDaily?: number
  readonly evidence?: readonly string[]
  readonly reason?: string
}

export const warningKind: SimKind<SimWarning> = { name: 'gas-warning', id: ({ warningId }) => warningId }
export const competitiveKind: SimKind<SimCompetitive> = {
  name: 'competitive',
  id: ({ competitiveId }) => competitiveId,
}
export const bounceKind: SimKind<SimBounce> = { name: 'gas-bounce', id: ({ bounceId }) => bounceId }

const owned = {
  right: 'risk.read',
  org: ({ orgCode }: Common) => orgCode,
  owners: ({ owner }: Common) => [owner],
}
export const warnings = simRecords(warningKind, { prefix: 'GW', ...owned })
export const competitives = simRecords(competitiveKind, { prefix: 'CR', ...owned })
export const bounces = simRecords(bounceKind, { prefix: 'GB', ...owned })

/** The customer of a record; one that was deleted is its id. */
export function companyOf(
  { custId }: Pick<Common, 'custId'>,
  { store }: Pick<SimContext, 'store'>,
): SimCompany | undefined {
  return store.table(companyKind).get(custId)
}

export const namesOf = (record: Pick<Common, 'custId'>, context: SimContext) => {
  const company = companyOf(record, context)
  return [company?.name, company?.nameEn]
}

/** The to-do of a record's owner, due when the record is. The name is first: rows cut a title at its end. */
export function todoAbout(
  { custId, owner, orgCode, due }: Pick<Common, 'custId' | 'owner' | 'orgCode' | 'due'>,
  {
    en,
    zh,
    ...about
  }: Pick<NewTodo, 'kind' | 'subject' | 'route' | 'level'> & { readonly en: string; readonly zh: string },
  company: Pick<SimCompany, 'name' | 'nameEn'> | undefined,
): NewTodo {
  const { name = custId, nameEn = name } = company ?? {}
  return { ...about, title: `${name} · ${zh}`, titleEn: `${nameEn} · ${en}`, due, owner, orgCode }
}

/** What every record has on the wire. */
export function commonView({ custId, owner, handled, course, orgCode: _, ...rest }: Common, context: SimContext) {
  const company = companyOf({ custId }, context)
  return {
    ...rest,
    customer: company ? aboutCompany(company) : { custId, name: custId, gone: true },
    owner: personOf(context, owner),
    ...(handled && { handled: { by: personOf(context, handled.by), at: handled.at } }),
    course: course.map(({ by, ...event }) => ({ ...event, ...(by && { by: personOf(context, by) }) })),
  }
}

/** The course with one more act of the employee. */
export function written({ course }: Common, act: string, comment: unknown, { employee, now }: SimContext): SimEvent[] {
  const text = textOf(comment)
  return [...course, { act, at: now.toISOString(), by: employee.loginName, ...(text && { comment: text }) }]
}

/** When a record is due that is returned or given to somebody else now; `level`: its own. */
export const dueFrom = ({ due }: Pick<Common, 'due'>, { now }: SimContext, level?: AnyLevel): string =>
  dueAgain(new Date(due), now, level).toISOString()

/** Who has handled a record now: the caller. */
export const handledNow = ({ employee, now }: SimContext) => ({ by: employee.loginName, at: now.toISOString() })

/** Refuses whom a colleague was faster than; `isDone`: the record is past what its owner has to do. */
export function refuseSecond({ handled }: Pick<Common, 'handled'>, isDone: boolean, context: SimContext): void {
  if (!isDone || !handled || handled.by === context.employee.loginName) return
  const { data, words } = doneBy(context, handled.by, handled.at)
  throw new SimRefusal(HANDLED_BY_OTHER, `Handled by ${words}.`, data)
}

/** The owner of a warning or rebound has to handle it. */
export const isToHandle = ({ state }: { readonly state: string }) => state === 'open' || state === 'returned'

export const isMine = ({ owner }: Common, { employee }: SimContext) => owner === employee.loginName

/** The employee's own that wait, and are due today or late. */
export const dueFilter = <T>(waits: (record: T) => boolean) =>
  where.is<T & Common>(
    (record, context) =>
      isMine(record, context) &&
      waits(record) &&
      ['overdue', 'today'].includes(dueStateOf(new Date(record.due), context.now)),
  )

/** The record of a company that the employee may handle. */
export function handledCompany(custId: unknown, context: SimContext): SimCompany {
  const company = companyOrGone({ custId: textOf(custId) }, context)
  if (!companies.may('risk.handle', company, context)) throw refusal(4003, { right: 'risk.handle' })
  return company
}

/** What a kind of record is called in messages, log and to-dos. */
interface Naming {
  /** Name of its kind of records. */
  readonly kind: string
  readonly type: 'gasRisk.raised' | 'competitive.raised' | 'gasBounce.found'
  readonly zh: string
  readonly en: string
}

/** Where a record is in the app, and what it is called. */
export interface Subject extends Common {
  readonly id: string
  readonly naming: Naming
  readonly level: string
}

type Words = readonly [en: string, zh: string]

/** Sends a message about a record. */
function send(
  { id, naming: { kind, type }, level, due, ...record }: Subject,
  readers: readonly string[],
  [en, zh]: Words,
  context: SimContext,
  by = context.employee.loginName,
) {
  const company = companyOf(record, context)
  const { name = record.custId, nameEn = name } = company ?? {}
  const title = { en: `${nameEn} · ${en}`, zh: `${name} · ${zh}` }
  const params = { id, custId: record.custId, name: shortName(name), level, due }
  notify(readers, { category: 'risk', type, level: 'important', title, by, subject: { kind, id }, params }, context)
}

/** A name within the limit of the params of messages. */
export const shortName = (name: string) => name.slice(0, 64)

/** Tells its owner of what the server found. */
export const announce = (subject: Subject, words: Words, context: SimContext): void =>
  send(subject, [subject.owner], words, context, subject.owner)
/** Notify people besides the caller. */
export function notifyOwner(subject: Subject, words: Words, context: SimContext): void {
  if (subject.owner !== context.employee.loginName) send(subject, [subject.owner], words, context)
}
export function notifyReviewers(subject: Subject, words: Words, context: SimContext): void {
  const { orgCode } = subject
  send(
    subject,
    decidersOf({ right: 'risk.review', orgCode, sender: context.employee.loginName }, context),
    words,
    context,
  )
}

/** Writes a move into the customer's log. */
export function logMove({ custId }: Pick<Common, 'custId'>, [textEn, text]: Words, context: SimContext): void {
  writeLog(
    { custId, kind: 'risk', text, textEn, at: context.now.toISOString(), by: context.employee.loginName },
    context,
  )
}

const RIGHTS = { work: 'risk.handle', assign: 'risk.assign' }

/** The move that gives a record to another salesperson: the to-dos of its owner before end, and the new one is told. */
export const assignMove = <T extends Common>(
  waits: (record: T) => boolean,
  subjectOf: (record: T) => Subject,
  addOwn: (record: T, context: SimContext) => void,
  levelOf: (record: T, context: SimContext) => AnyLevel | undefined,
) => ({
  right: 'risk.assign',
  from: waits,
  check: ({ to }: Wire, _: Common, context: SimContext): FieldErrors => ({
    to: !isAssignable(textOf(to), RIGHTS, context) && 'person',
  }),
  run: (record: T, { to }: Wire, context: SimContext) => ({
    owner: textOf(to),
    due: dueFrom(record, context, levelOf(record, context)),
    course: written(record, 'assign', personOf(context, textOf(to)).userName, context),
  }),
  after: (record: T, _: Common, context: SimContext) => {
    const subject = subjectOf(record)
    const { en, zh } = subject.naming
    endTodos(subject.id, undefined, context)
    logMove(record, [`${en} assigned`, `${zh}已分派`], context)
    notifyOwner(subject, [`${en} for you`, `${zh}已分派给您`], context)
    addOwn(record, context)
  },
  example: ({ owner }: Common, context: SimContext): Wire => ({ to: anotherOwner(owner, RIGHTS, context) }),
})

/** The reason of a move that needs one. */
export const reasonOf = ({ reason }: Wire) => textOf(reason)
