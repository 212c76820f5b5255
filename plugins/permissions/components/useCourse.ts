import { isKnown } from '#base/wire'
import type { CourseStep } from '#ui/timelines'
import type { Application } from '../api'
import { useTexts } from '../plugin'
import { ACTS } from '../rules/vocabulary'
import { useWords } from './useWords'

/** The past steps of an application, and whose turn it is; `stepText`: the text of a step. */
export function useCourse() {
  const t = useTexts()
  const { day } = useWords()
  const stepText = (act: Step['act'] | undefined) => (act && isKnown(ACTS, act) ? t(`act.${act}`) : act)
  const courseOf = ({ course, state, approvers, lastDay }: Application): CourseStep[] => [
    ...course.map(
      ({ act, at, by, comment }, index): CourseStep => ({
        id: String(index),
        act: stepText(act) ?? act,
        at,
        person: by,
        comment,
        state: act === 'reject' || act === 'lapse' ? 'refused' : 'done',
      }),
    ),
    ...(state === 'approving'
      ? [{ id: 'now', act: t('act.wait', { day: day(lastDay) }), anyOf: approvers, state: 'now' } as const]
      : []),
  ]
  return { courseOf, stepText }
}

type Step = Application['course'][number]
