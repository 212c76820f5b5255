import type { FieldPathByValue, FieldValues } from 'react-hook-form'
import { type Day, days, formatWeekday, momentOf, nameOfWeekday, toFieldMoment } from '#base/calendar'
import type { Language } from '#base/config'
import { useLanguage } from '#platform/i18n'
import { DateTimeField } from '#ui/components'
import { type FormTexts, useFormTexts } from '../texts'
import { type InputProps, useInput } from './useInput'

export interface DateInputProps<V extends FieldValues, N> extends InputProps<V, N> {
  /** With time of day: `2026-11-23T09:00`; else a day: `2026-11-23`. */
  readonly time?: boolean | undefined
  /** Quick choices, in days from today; with `time` at 9:00. */
  readonly quick?: readonly number[] | undefined
  /** First and last value. */
  readonly min?: string | undefined
  readonly max?: string | undefined
  readonly placeholder?: string | undefined
}

const MORNING = 9
const WEEK = 7

/** A day of a form, or day and time (+08:00). */
export function DateInput<V extends FieldValues, N extends FieldPathByValue<V, string | undefined>>(
  props: DateInputProps<V, N>,
) {
  const { hint, time = false, quick = [], min, max, placeholder, disabled } = props
  const t = useFormTexts()
  const language = useLanguage()
  const { rules, ...field } = useInput(props)
  const today = days.today()
  return (
    <DateTimeField
      {...field}
      value={typeof field.value === 'string' ? field.value : ''}
      kind={time ? 'datetime-local' : 'date'}
      hint={hint}
      placeholder={placeholder}
      min={min}
      max={max}
      disabled={disabled}
      quick={quick.map((ahead) => ({
        label: quickLabel(ahead, time, today, t, language),
        value: time ? toFieldMoment(momentOf(days.add(today, ahead), MORNING)) : days.add(today, ahead),
      }))}
    />
  )
}

/**
 * `Today`, `Tomorrow 9:00`, `Mon 23`, `In a week`, `Sun 20 Dec`. Only the first two show the time, for want of space.
 */
function quickLabel(ahead: number, time: boolean, today: Day, t: FormTexts, language: Language): string {
  const at = momentOf(days.add(today, ahead), MORNING)
  if (ahead === 0 || ahead === 1) {
    const day = t(ahead === 0 ? 'forms.quickDay.today' : 'forms.quickDay.tomorrow')
    return time ? t('forms.at', { day, time: `${MORNING}:00` }) : day
  }
  if (ahead === WEEK) return t('forms.quickDay.week')
  if (ahead < 0 || ahead > WEEK) return formatWeekday(at, language)
  return `${nameOfWeekday(at, language)} ${Number(days.add(today, ahead).slice(-2))}${language === 'zh-CN' ? '日' : ''}`
}
