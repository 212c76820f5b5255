import { useCodeText } from '#ui/components'
import { Course } from './Course'
import { type CourseEvent, type CourseOptions, courseOf } from './courseOf'

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
