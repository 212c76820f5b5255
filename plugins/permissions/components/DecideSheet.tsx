import { defineFields } from '#base/fields'
import { MoveSheet, TextInput } from '#kit/forms'
import type { Application } from '../api'
import { useTexts } from '../plugin'
import { approve, type Decision, reject } from '../records'
import { reason, remark } from '../rules/fields'

const DECISIONS = {
  approve: { move: approve, fields: defineFields({ comment: remark }), tone: 'main' },
  reject: { move: reject, fields: defineFields({ comment: reason }), tone: 'risk' },
} as const

interface DecideSheetProps {
  readonly decision: keyof typeof DECISIONS
  readonly application: Application
  readonly onClose: () => void
}

/** Confirms a decision, with a comment that a rejection needs. */
export default function DecideSheet({ decision, application, onClose }: DecideSheetProps) {
  const t = useTexts()
  return (
    <MoveSheet<Application, Decision, { comment: string }>
      {...DECISIONS[decision]}
      record={application}
      defaults={{ comment: '' }}
      title={t(`move.${decision}Title`)}
      confirm={t(`move.${decision}`)}
      onClose={onClose}
    >
      {(form) => <TextInput form={form} name="comment" label={t('comment')} lines={3} />}
    </MoveSheet>
  )
}
