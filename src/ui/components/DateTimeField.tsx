import CalendarBlank from '@phosphor-icons/core/regular/calendar-blank.svg'
import CaretRight from '@phosphor-icons/core/regular/caret-right.svg'
import type { Ref } from 'react'
import { formatWeekday, fromField, timeOfDay } from '#base/calendar'
import { useCoreTexts, useLanguage } from '#platform/i18n'
import { Chip } from './Chip'
import { Chips } from './Chips'
import { classes } from './dom'
import { Field, type FieldProps } from './Field'
import { Icon } from './Icon'

export interface DateTimeFieldProps extends FieldProps {
  /** `2026-11-16T14:30` or `2026-11-16`, on the business's clock (+08:00); '' for none. */
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onBlur?: (() => void) | undefined
  readonly kind?: 'datetime-local' | 'date' | undefined
  readonly placeholder?: string | undefined
  readonly min?: string | undefined
  readonly max?: string | undefined
  readonly disabled?: boolean | undefined
  /** Values selectable with one tap: 'Tomorrow', 'In a week'. */
  readonly quick?: readonly { readonly label: string; readonly value: string }[] | undefined
  readonly ref?: Ref<HTMLInputElement> | undefined
}

/** A date, or date and time. Uses the phone's native picker; quick choices are shown below. */
export function DateTimeField(props: DateTimeFieldProps) {
  const { label, required, hint, error, value, onChange, onBlur, kind = 'datetime-local', quick = [], ...rest } = props
  const { name, min, max, disabled, ref } = rest
  const t = useCoreTexts()
  const language = useLanguage()
  const { placeholder = t('chooseDate') } = rest
  const date = fromField(value)
  const shown =
    date &&
    formatWeekday(date, language) + (kind === 'date' ? '' : `${language === 'en' ? ',' : ''} ${timeOfDay(date)}`)
  const answers =
    quick.length > 0 ? (
      <div className="field__quick">
        <Chips label={label} wrap>
          {quick.map((answer) => (
            <Chip
              key={answer.label}
              pressed={answer.value === value}
              disabled={disabled}
              onPress={() => onChange(answer.value)}
            >
              {answer.label}
            </Chip>
          ))}
        </Chips>
      </div>
    ) : null
  return (
    <Field label={label} required={required} hint={hint} error={error} name={name} below={answers}>
      {(control) => (
        <div className={classes('field__box field__native', disabled && 'field__box--off')}>
          <Icon svg={CalendarBlank} />
          <span className={classes('field__value', !shown && 'field__value--none')} aria-hidden="true">
            {shown ?? placeholder}
          </span>
          <Icon svg={CaretRight} className="field__go" />
          <input
            {...control}
            ref={ref}
            type={kind}
            name={name}
            value={value}
            min={min}
            max={max}
            disabled={disabled}
            onBlur={onBlur}
            onClick={openPicker}
            onChange={(event) => onChange(event.target.value)}
          />
        </div>
      )}
    </Field>
  )
}

/** Opens the native picker on a click anywhere in the field; desktop browsers do so only on the icon. */
function openPicker(event: React.MouseEvent<HTMLInputElement>): void {
  const input = event.currentTarget
  // Needs Chrome 99 or iOS 16; older phones open the picker on focus.
  if (!('showPicker' in input)) return
  try {
    input.showPicker()
  } catch {
    // Not allowed in cross-origin frames; typing still works.
  }
}
