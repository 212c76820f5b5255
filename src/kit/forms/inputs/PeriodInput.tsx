import type { FieldPathByValue, FieldValues } from 'react-hook-form'
import { type Day, days } from '#base/calendar'
import { Chip, Chips, Field } from '#ui/components'
import { useFormTexts } from '../texts'
import { DateInput } from './DateInput'
import { type InputProps, useInput } from './useInput'

export interface PeriodInputProps<V extends FieldValues, N> extends Pick<InputProps<V, N>, 'form'> {
  /** Names of the first and of the last day. */
  readonly from: N
  readonly to: N
  /** First day that can be chosen. */
  readonly min: Day
  /** Longest period. days */
  readonly most: number
  /** Periods that one tap gives; those longer than `most` are skipped. days */
  readonly lengths: readonly number[]
}

/** Lengths that people call by a name, with the spare days of a leap year. days */
const HALF_YEAR = 183
const YEAR = 366
type LengthWords = Readonly<Record<number, string>>

/** First and last day of a period, both included, with its usual lengths. */
export function PeriodInput<V extends FieldValues, N extends FieldPathByValue<V, string | undefined>>(
  props: PeriodInputProps<V, N>,
) {
  const { form, from, to, min, most, lengths } = props
  const t = useFormTexts()
  const start = useInput({ form, name: from })
  const end = useInput({ form, name: to })
  const first = (start.value || min) as Day
  const lastOf = (length: number) => days.add(first, length - 1)
  const choose = (length: number) => {
    start.onChange(first)
    end.onChange(lastOf(length))
  }
  const words: LengthWords = { [HALF_YEAR]: t('forms.halfYear'), [YEAR]: t('forms.wholeYear') }
  const mostWords: LengthWords = { [HALF_YEAR]: t('forms.atMostHalfYear'), [YEAR]: t('forms.atMostYear') }
  return (
    <>
      <DateInput form={form} name={from} min={min} />
      <DateInput
        form={form}
        name={to}
        min={first}
        max={lastOf(most)}
        hint={mostWords[most] ?? t('forms.atMost', { count: most })}
      />
      <Field label={t('forms.length')}>
        <Chips label={t('forms.length')} wrap>
          {lengths
            .filter((length) => length <= most)
            .map((length) => (
              <Chip
                key={length}
                pressed={start.value !== '' && end.value === lastOf(length)}
                onPress={() => choose(length)}
              >
                {words[length] ?? t('forms.days', { count: length })}
              </Chip>
            ))}
        </Chips>
      </Field>
    </>
  )
}
