import { isKnown } from '#base/wire'
import { type CourseStep, courseOf } from '#ui/timelines'
import type { Application } from '../api'
import { useTexts } from '../plugin'
import { ACTS } from '../rules/vocabulary'
import { useWords } from './useWords'

/** The past steps of an application, and whose turn it is; `stepText`: the text of a step. */
export function useCourse() {
  const t = useTexts()
  const { day } = useWords()
  const stepText = (act: Step['act'] | undefined) => (act && isKnown(ACTS, act) ? t(`act.${act}`) : act)
  const stepsOf = ({ course, state, approvers, lastDay }: Application): readonly CourseStep[] =>
    courseOf(course, {
      text: (act) => stepText(act) ?? act,
      refusing: ['reject', 'lapse'],
      waiting: state === 'approving' ? { act: t('act.wait', { day: day(lastDay) }), anyOf: approvers } : undefined,
    })
  return { stepsOf, stepText }
}

type Step = Application['course'][number]
