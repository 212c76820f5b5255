import type { FieldPathByValue, FieldValues } from 'react-hook-form'
import { Chip, Chips } from '#ui/components'
import { type FieldForm, useFieldValue } from '../FieldForm'
import './PhraseChips.css'

export interface Phrase {
  readonly label: string
  /** The sentence that a tap writes. */
  readonly text: string
}

export interface PhraseChipsProps<V extends FieldValues, N> {
  readonly form: FieldForm<V>
  /** The text field. */
  readonly name: N
  readonly label: string
  readonly phrases: readonly Phrase[]
}

/** Frequent sentences for a text field; a tap appends one, a second tap on it changes nothing. */
export function PhraseChips<V extends FieldValues, N extends FieldPathByValue<V, string | undefined>>({
  form,
  name,
  label,
  phrases,
}: PhraseChipsProps<V, N>) {
  const value: unknown = useFieldValue(form, name)
  const written = typeof value === 'string' ? value.trimEnd() : ''
  const add = (sentence: string) => {
    if (written.includes(sentence)) return
    const values = { [name]: [written, sentence].filter(Boolean).join(' ') } as Partial<V>
    form.set(values, { shouldDirty: true, shouldValidate: true })
  }
  return (
    <div className="phrases">
      <Chips label={label} wrap>
        {phrases.map((phrase) => (
          <Chip key={phrase.label} onPress={() => add(phrase.text)}>
            {phrase.label}
          </Chip>
        ))}
      </Chips>
    </div>
  )
}
