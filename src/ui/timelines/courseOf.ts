import type { CourseStep } from './Course'
import type { Doer } from './people'

/** Something that happened to a record, as it is transmitted. */
export interface CourseEvent<A extends string> {
  readonly act: A
  readonly at: Date
  readonly by?: Doer | undefined
  readonly comment?: string | undefined
}

export interface CourseOptions<A extends string> {
  /** Text of an act. */
  readonly text: (act: A) => string
  /** Acts that refuse or end the request. */
  readonly refusing?: readonly NoInfer<A>[] | undefined
  /** What it waits for now, and for whom. */
  readonly waiting?: Pick<CourseStep, 'act' | 'anyOf'> | undefined
}

/** The steps of a course: the events of a record, then what it waits for. */
export function courseOf<A extends string>(
  events: readonly CourseEvent<A>[],
  { text, refusing = [], waiting }: CourseOptions<A>,
): readonly CourseStep[] {
  const past = events.map(
    ({ act, at, by, comment }, index): CourseStep => ({
      id: String(index),
      act: text(act),
      at,
      person: by,
      comment,
      state: refusing.includes(act) ? 'refused' : 'done',
    }),
  )
  return waiting ? [...past, { id: 'waiting', state: 'waiting', ...waiting }] : past
}
