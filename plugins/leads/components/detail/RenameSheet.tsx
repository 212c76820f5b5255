import { MoveSheet, TextInput } from '#kit/forms'
import type { LeadDetail } from '../../api'
import { useTexts } from '../../plugin'
import { nameFields } from '../../rules/fields'
import { rename } from '../../stores/leadRecords'

interface RenameSheetProps {
  readonly lead: LeadDetail
  readonly onClose: () => void
}

/** Sheet for another name of a lead; it says which English one goes. */
export default function RenameSheet({ lead, onClose }: RenameSheetProps) {
  const t = useTexts()
  const { name, nameEn } = lead
  return (
    <MoveSheet
      move={rename}
      record={lead}
      onClose={onClose}
      title={t('move.rename')}
      text={nameEn === undefined ? undefined : t('move.renameText', { name: nameEn })}
      confirm={t('move.renameSave')}
      defaults={nameFields.values({ name })}
      fields={nameFields}
    >
      {(form) => <TextInput form={form} name="name" label={t('detail.conflict.name')} />}
    </MoveSheet>
  )
}
