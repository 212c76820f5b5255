import { observer } from 'mobx-react-lite'
import { isKnown } from '#base/wire'
import { FindInput } from '#domain/choosers'
import { Loaded } from '#kit/detail'
import { type FieldForm, MonthInput, MoveSheet, OptionsInput, TextInput, useFieldValue } from '#kit/forms'
import { queryOf, useResource } from '#kit/records'
import { findClue, findClueDiscardReason, type LeadDetail } from '../../api'
import { type DiscardKind, discardCodes, type LeadId } from '../../rules/vocabulary'
import { changeReason, discard } from '../../stores/leadRecords'
import { useArea } from '../useArea'
import { NO_REASON, type ReasonValues, reasonFields, valuesOf } from './reasonForm'

interface DiscardSheetProps {
  readonly purpose: 'discard' | 'change'
  readonly lead: LeadDetail
  readonly onClose: () => void
}

/** Sheet for the reason of a discard, or for another reason of one. */
export default function DiscardSheet({ purpose, lead, onClose }: DiscardSheetProps) {
  const { t, say } = useArea()
  // Those unknown to this version are dropped: they may need fields that the form does not have.
  const kinds = useResource(async ({ http }, signal) => {
    const entries = await http(findClueDiscardReason, {}, { signal })
    return entries.flatMap(({ kind }) => (isKnown(discardCodes, kind) ? [kind] : []))
  })
  const isChange = purpose === 'change'
  return (
    <MoveSheet
      move={isChange ? changeReason : discard}
      record={lead}
      onClose={onClose}
      title={t(`move.${purpose}Title`)}
      text={t(`move.${purpose}Text`, { name: say.name(lead) })}
      confirm={t(isChange ? 'move.changeSave' : 'move.discard')}
      cancel={isChange ? undefined : t('move.keep')}
      tone={isChange ? 'main' : 'risk'}
      defaults={isChange ? valuesOf(lead) : NO_REASON}
      fields={reasonFields}
      refused={{ reason: 'kind' }}
    >
      {(form) => (
        <Loaded section={kinds} lines={5}>
          {(known) => <Fields form={form} kinds={known} lead={lead.id} />}
        </Loaded>
      )}
    </MoveSheet>
  )
}

interface FieldsProps {
  readonly form: FieldForm<ReasonValues>
  readonly kinds: readonly DiscardKind[]
  readonly lead: LeadId
}

const Fields = observer(function Fields({ form, kinds, lead }: FieldsProps) {
  const { t } = useArea()
  const kind = useFieldValue(form, 'kind')
  return (
    <>
      <OptionsInput
        form={form}
        name="kind"
        label={t('move.reasonLabel')}
        options={kinds.map((one) => ({ value: one, label: t(`move.reason.${one}`) }))}
      />
      {kind === 'otherSupplier' && <MonthInput form={form} name="until" label={t('move.until')} required />}
      {kind === 'same' && (
        <FindInput
          form={form}
          name="sameAs"
          label={t('move.sameAs')}
          placeholder={t('move.sameSearch')}
          required
          find={(keyword) =>
            queryOf(findClue, { keyword, page: 1 }, ({ items }) => items.filter(({ id }) => id !== lead))
          }
        />
      )}
      {kind !== '' && (
        <TextInput
          form={form}
          name="note"
          lines={3}
          label={t(kind === 'other' ? 'move.noteRequired' : 'move.note')}
          required={kind === 'other'}
        />
      )}
    </>
  )
})
