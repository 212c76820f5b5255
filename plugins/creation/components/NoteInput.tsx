import { observer } from 'mobx-react-lite'
import { lengthOf } from '#base/wire'
import { DictateButton, type DictateButtonProps } from '#kit/attachments'
import { type RecordForm, useFieldValue, useInput } from '#kit/forms'
import { classes, Field } from '#ui/components'
import { NOTE_MAXIMUM } from '../extraction/types'
import { useTexts } from '../plugin'
import type { NoteValues } from '../rules/fields'
import type { Fact } from '../rules/lastReading'
import { partsOf } from '../rules/reading'
import './creation.css'

interface NoteInputProps extends Pick<DictateButtonProps, 'beforeSubmit'> {
  readonly form: RecordForm<NoteValues>
  /** The field whose source is highlighted most. */
  readonly active: Fact | 'needs' | undefined
  readonly isReading: boolean
}

/** The note, typed or dictated, with what was read marked in it. A longer text than allowed is kept and said so. */
export const NoteInput = observer(function NoteInput(props: NoteInputProps) {
  const { form, active, isReading, beforeSubmit } = props
  const t = useTexts()
  const read = useFieldValue(form, 'read')
  const { label, value, onChange, onBlur, error } = useInput({ form, name: 'text' })
  const text = String(value ?? '')
  const length = lengthOf(text)
  const isLong = length > NOTE_MAXIMUM
  // In the line that is there anyway: one of its own would move the fields below at each pause in typing.
  const count = `${length} / ${NOTE_MAXIMUM}`
  const hint = isReading ? `${count} · ${t('note.reading')}` : count
  return (
    <Field name="text" label={label} hint={hint} error={isLong ? t('error.text') : error}>
      {(control) => (
        <div className="field__box field__box--area">
          <div className="field__grow">
            <div className="field__mirror note__mirror" aria-hidden="true">
              {partsOf(text, read).map(({ from, to, of }) => (
                <span
                  key={from}
                  className={classes(of.length > 0 && 'note__mark', active && of.includes(active) && 'note__mark--on')}
                >
                  {text.slice(from, to)}
                </span>
              ))}
              {'\n'}
            </div>
            <textarea
              {...control}
              className="field__area"
              rows={4}
              value={text}
              placeholder={t('note.example')}
              onBlur={onBlur}
              onChange={(event) => onChange(event.target.value)}
            />
          </div>
          <DictateButton value={text} onChange={onChange} beforeSubmit={beforeSubmit} />
        </div>
      )}
    </Field>
  )
})
