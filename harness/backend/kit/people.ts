import { ago } from '#base/calendar'
import { type SimContext, SimRefusal } from '../contract'
import { employeeKind } from '../core/employees'
import { organisation } from '../core/organisations'

/** An employee as transmitted inside records. */
export function personOf({ store }: SimContext, loginName: string) {
  const person = store.table(employeeKind).get(loginName)
  return {
    loginName,
    userName: person?.userName ?? loginName,
    userNameEn: person?.userNameEn ?? loginName,
    orgCode: person?.orgCode,
  }
}

/** An organisation as transmitted inside records; the name of a deleted one is its code. */
export function organisationOf(orgCode: string) {
  const { orgName = orgCode, orgNameEn = orgCode } = organisation(orgCode) ?? {}
  return { orgCode, orgName, orgNameEn }
}

/**
 * Who did something and how long ago, for refusals because somebody was first: `data`, whose `kind` selects the app's
 * text (`refused.<code>_<kind>`), and the same as English text.
 */
export function doneBy(context: SimContext, loginName: string, at: string) {
  const { userName: name, userNameEn: nameEn } = personOf(context, loginName)
  const data = { name, nameEn, ...ago(context.now.getTime() - Date.parse(at)) }
  const when = data.kind === 'now' ? 'just now' : `${data.number} ${data.kind} ago`
  return { data, words: `${nameEn} ${when}` }
}

/** The refusal of a second decision: who decided first, and when. */
export function decidedBefore(
  code: number,
  { by, at }: Pick<SimStep<string>, 'by' | 'at'>,
  context: SimContext,
): SimRefusal {
  const { data, words } = doneBy(context, by, at)
  return new SimRefusal(code, `Decided by ${words}.`, data)
}

/** Refuses a decision on a record whose last step is somebody else's decision. */
export function refuseSecond(code: number, { course }: Pick<Coursed<string>, 'course'>, context: SimContext): void {
  const last = course[course.length - 1]
  const isDecided = last?.act === 'approve' || last?.act === 'return'
  if (isDecided && last.by !== context.employee.loginName) throw decidedBefore(code, last, context)
}

/** A step of the course of a record. */
export interface SimStep<Act extends string> {
  readonly at: string
  readonly act: Act
  /** Login name. */
  readonly by: string
  readonly comment?: string
}

/** A step that the employee takes now. */
export const stepNow = <Act extends string>(
  act: Act,
  { employee, now }: Pick<SimContext, 'employee' | 'now'>,
  comment = '',
): SimStep<Act> => ({ at: now.toISOString(), act, by: employee.loginName, ...(comment && { comment }) })

/** A record with a course of steps, each of which may change its state. */
interface Coursed<Act extends string> {
  readonly course: readonly SimStep<Act>[]
}

/** What a step of the employee changes of a record: its state and its course. */
export const stepped = <Act extends string, State extends string>(
  { course }: Coursed<Act>,
  act: Act,
  state: State,
  context: Pick<SimContext, 'employee' | 'now'>,
  comment = '',
) => ({ state, course: [...course, stepNow(act, context, comment)], updatedAt: context.now.toISOString() })
