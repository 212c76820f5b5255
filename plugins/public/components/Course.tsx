import { ActCourse, Course } from '#ui/timelines'
import { useTexts } from '../plugin'
import { Shown } from './Shown'

const liWei = { name: '李伟', nameEn: 'Li Wei' }
const chenFang = { name: '陈芳', nameEn: 'Chen Fang' }

export default function CourseExample() {
  const t = useTexts()
  return (
    <Shown state="courseSteps">
      <Course
        label={t('parts.course')}
        steps={[
          { id: '1', act: t('parts.applied'), person: liWei, at: new Date('2026-11-16T09:12+08:00'), state: 'done' },
          {
            id: '2',
            act: t('parts.refused'),
            person: chenFang,
            at: new Date('2026-11-17T16:40+08:00'),
            comment: t('parts.words'),
            state: 'refused',
          },
          { id: '3', act: t('parts.approver'), person: liWei, state: 'now' },
          { id: '4', act: t('parts.manager'), anyOf: [chenFang, liWei], state: 'waiting' },
          { id: '5', act: t('parts.archive'), state: 'todo' },
        ]}
      />
      <ActCourse
        label={t('parts.course')}
        events={[{ act: 'apply', by: liWei, at: new Date('2026-11-16T09:12+08:00') }]}
        waiting={{ act: t('parts.manager'), anyOf: [chenFang] }}
      />
    </Shown>
  )
}
