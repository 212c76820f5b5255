import { PersonInput } from '#domain/choosers'
import { MoveSheet } from '#kit/forms'
import type { Move } from '#kit/records'
import { useFormats } from '#ui/components'
import type { Competitive } from '../api/competitive'
import type { Warning } from '../api/warnings'
import { useTexts } from '../plugin'
import { assignFields } from '../rules/fields'

interface AssignSheetProps<D extends Warning | Competitive> {
  readonly move: Move<D, { readonly to: string }>
  readonly record: D
  readonly onClose: () => void
}

/** Gives a record to another salesperson; who cannot own it is refused at the field. */
export function AssignSheet<D extends Warning | Competitive>({ move, record, onClose }: AssignSheetProps<D>) {
  const t = useTexts()
  const say = useFormats()
  return (
    <MoveSheet
      move={move}
      record={record}
      title={t('move.assign')}
      text={say.name(record.customer)}
      confirm={t('move.assign')}
      defaults={{ to: null }}
      fields={assignFields}
      onClose={onClose}
    >
      {(form) => <PersonInput form={form} name="to" />}
    </MoveSheet>
  )
}
