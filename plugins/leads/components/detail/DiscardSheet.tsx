import { observer } from 'mobx-react-lite'
import { useWatch } from 'react-hook-form'
import { FindField } from '#src/choosers'
import { SectionError } from '#src/detail'
import { type FieldForm, FormField, MoveSheet } from '#src/forms'
import { ask, type Resource, useResource } from '#src/records'
import { InlineError, MonthField, OptionList, SkeletonLines, TextArea } from '#src/ui'
import { isKnown } from '#src/wire'
import { type DiscardReason, findClue, findClueDiscardReason, type LeadDetail } from '../../api'
import { NOTE_TEXT } from '../../rules/limits'
import { type DiscardKind, discardCodes, type LeadId } from '../../rules/vocabulary'
import { changeReason, discard } from '../../stores/leadRecords'
import { useTexts } from '../../texts'
import { NO_REASON, type ReasonValues, reasonSchema, valuesOf } from './reasonForm'
import { useFormats } from './useFormats'

interface DiscardSheetProps {
  readonly purpose: 'discard' | 'change'
  readonly lead: LeadDetail
  readonly onClose: () => void
}

const PURPOSES = {
  discard: {
    move: discard,
    title: 'move.discardTitle',
    text: 'move.discardText',
    confirm: 'move.discard',
    cancel: 'move.keep',
    tone: 'risk',
  },
  change: {
    move: changeReason,
    title: 'move.changeTitle',
    text: 'move.changeText',
    confirm: 'move.changeSave',
    cancel: undefined,
    tone: 'main',
  },
} as const

/** Sheet for the reason of a discard, or for another reason of one. */
export default function DiscardSheet({ purpose, lead, onClose }: DiscardSheetProps) {
  const t = useTexts()
  const formats = useFormats()
  const { move, title, text, confirm, cancel, tone } = PURPOSES[purpose]
  return (
    <MoveSheet
      move={move}
      record={lead}
      onClose={onClose}
      title={t(title)}
      text={t(text, { name: formats.name(lead) })}
      confirm={t(confirm)}
      cancel={cancel && t(cancel)}
      tone={tone}
      defaults={purpose === 'change' ? valuesOf(lead) : NO_REASON}
      schema={reasonSchema}
      fields={{ reason: 'kind' }}
    >
      {(form) => <Fields form={form} lead={lead.id} />}
    </MoveSheet>
  )
}

interface FieldsProps {
  readonly form: FieldForm<ReasonValues, DiscardReason>
  readonly lead: LeadId
}

const Fields = observer(function Fields({ form, lead }: FieldsProps) {
  const t = useTexts()
  const kinds = useKinds()
  const kind = useWatch({ control: form.methods.control, name: 'kind' })
  if (kinds.status === 'failed') return <SectionError error={kinds.error} onRetry={() => void kinds.load()} />
  if (!kinds.value) return <SkeletonLines count={5} />
  return (
    <>
      <FormField form={form} name="kind">
        {({ value, onChange, error }) => (
          <div className={error && 'field--error'}>
            <OptionList
              label={t('move.reasonLabel')}
              options={(kinds.value ?? []).map((one) => ({ value: one, label: t(`move.reason.${one}`) }))}
              value={value}
              onChange={onChange}
            />
            {error && <InlineError text={error} />}
          </div>
        )}
      </FormField>
      {kind === 'otherSupplier' && (
        <FormField form={form} name="until">
          {(field) => <MonthField {...field} label={t('move.until')} required />}
        </FormField>
      )}
      {kind === 'same' && (
        <FormField form={form} name="sameAs">
          {({ onBlur: _, ...field }) => (
            <FindField
              {...field}
              label={t('move.sameAs')}
              placeholder={t('move.sameSearch')}
              required
              find={(keyword) =>
                ask(findClue, { keyword, page: 1 }, ({ items }) => items.filter(({ id }) => id !== lead))
              }
            />
          )}
        </FormField>
      )}
      {kind !== undefined && (
        <FormField form={form} name="note">
          {(field) => (
            <TextArea
              {...field}
              label={t(kind === 'other' ? 'move.noteRequired' : 'move.note')}
              required={kind === 'other'}
              maxLength={NOTE_TEXT.max}
            />
          )}
        </FormField>
      )}
    </>
  )
})

/** Reasons to choose from. Those unknown to this version are dropped: they may need fields that the form does not have. */
function useKinds(): Resource<readonly DiscardKind[]> {
  return useResource(async ({ http }, signal) => {
    const entries = await http(findClueDiscardReason, {}, { signal })
    return entries.flatMap(({ kind }) => (isKnown(discardCodes, kind) ? [kind] : []))
  })
}
