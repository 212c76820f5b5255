import CheckBold from '@phosphor-icons/core/bold/check-bold.svg'
import Hourglass from '@phosphor-icons/core/bold/hourglass-medium-bold.svg'
import XBold from '@phosphor-icons/core/bold/x-bold.svg'
import { formatMoment } from '#base/calendar'
import { namesIn, useLanguage } from '#platform/i18n'
import { classes, Icon, useCodeText } from '#ui/components'
import { type CourseEvent, type CourseOptions, courseOf } from './courseOf'
import { type Doer, useTimelineTexts } from './people'
import './Course.css'

export interface CourseStep {
  readonly id: string
  /** What is or was to be done: 'Area manager approves'. */
  readonly act: string
  /** Who did it, or whose turn it is. */
  readonly person?: Doer | undefined
  /** Those of whom any may do it, instead of `person`. */
  readonly anyOf?: readonly Doer[] | undefined
  readonly at?: Date | undefined
  readonly comment?: string | undefined
  /** `waiting`: it waits for somebody else; `refused`: it ended the request, in the words of `act`. */
  readonly state: 'done' | 'now' | 'waiting' | 'todo' | 'refused'
}

const isCurrent = (state: CourseStep['state']) => state === 'now' || state === 'waiting'

/**
 * The approvals of a request: the completed steps with their people, the current one, the following ones (kit 2.20).
 */
export function Course({ label, steps }: { readonly label: string; readonly steps: readonly CourseStep[] }) {
  const t = useTimelineTexts()
  const language = useLanguage()
  return (
    <ol className="course" aria-label={label}>
      {steps.map(({ id, act, person, anyOf, at, comment, state }) => (
        <li
          key={id}
          className={classes('course__step', `course__step--${state}`)}
          aria-current={isCurrent(state) ? 'step' : undefined}
        >
          <span className="course__dot" aria-hidden="true">
            {state === 'done' ? <Icon svg={CheckBold} /> : null}
            {state === 'refused' ? <Icon svg={XBold} /> : null}
            {state === 'waiting' ? <Icon svg={Hourglass} /> : null}
          </span>
          <p className="course__head">
            <b className="course__act">{act}</b>
            {at ? <span className="course__at num">{formatMoment(at, language)}</span> : null}
          </p>
          <p className="course__who">
            {namesIn(anyOf ?? (person ? [person] : []), language)}
            {/* The tick shows 'done'; the current step is stated as text. */}
            {state === 'refused' ? null : (
              <span className={isCurrent(state) ? 'course__state' : 'visually-hidden'}>
                {person || anyOf ? t('course.comma') : ''}
                {t(`course.${state}`)}
              </span>
            )}
          </p>
          {comment ? <p className="course__comment">{comment}</p> : null}
        </li>
      ))}
    </ol>
  )
}

interface ActCourseProps<A extends string> extends Omit<CourseOptions<A>, 'text'> {
  readonly label: string
  readonly events: readonly CourseEvent<A>[]
}

/** The course of a record in the words of its area: those of each act are the text `act.<act>`. */
export function ActCourse<A extends string>({ label, events, refusing, waiting }: ActCourseProps<A>) {
  const word = useCodeText()
  const steps = courseOf(events, { text: (act) => word('act', act), refusing, waiting })
  return <Course label={label} steps={steps} />
}
