import CalendarBlank from '@phosphor-icons/core/regular/calendar-blank.svg'
import CaretLeft from '@phosphor-icons/core/regular/caret-left.svg'
import CaretRight from '@phosphor-icons/core/regular/caret-right.svg'
import { useState } from 'react'
import { days, formatMonth, fromField, nameOfMonth } from '#base/calendar'
import { useCoreTexts, useLanguage } from '#platform/i18n'
import { ChoiceField } from './ChoiceField'
import { classes } from './dom'
import type { FieldProps } from './Field'
import { Icon } from './Icon'
import { IconButton } from './IconButton'
import { Sheet } from './Sheet'
import './MonthField.css'

export interface MonthFieldProps extends FieldProps {
  /** `2027-03`; '' for none. */
  readonly value: string
  readonly onChange: (value: string) => void
  /** First and last selectable month. */
  readonly min?: string | undefined
  readonly max?: string | undefined
  readonly placeholder?: string | undefined
}

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1)

const monthOf = (year: number, month: number) => `${year}-${String(month).padStart(2, '0')}`
const dateOf = (value: string) => fromField(`${value}-01`)

/** A form field for a month, selected in a sheet with a year stepper and a grid of months. */
export function MonthField({ label, value, onChange, min, max, placeholder, ...field }: MonthFieldProps) {
  const t = useCoreTexts()
  const language = useLanguage()
  const [open, setOpen] = useState(false)
  const date = dateOf(value)
  return (
    <>
      <ChoiceField
        {...field}
        label={label}
        icon={<Icon svg={CalendarBlank} />}
        value={date && formatMonth(date, language)}
        placeholder={placeholder ?? t('chooseMonth')}
        onPress={() => setOpen(true)}
      />
      <Sheet open={open} onClose={() => setOpen(false)} title={label}>
        <Months
          value={value}
          min={min}
          max={max}
          onPick={(month) => {
            onChange(month)
            setOpen(false)
          }}
        />
      </Sheet>
    </>
  )
}

interface MonthsProps extends Pick<MonthFieldProps, 'value' | 'min' | 'max'> {
  readonly onPick: (month: string) => void
}

function Months({ value, min = '', max = '9999-12', onPick }: MonthsProps) {
  const t = useCoreTexts()
  const language = useLanguage()
  const [year, setYear] = useState(() => Number(([value, min].find(dateOf) ?? days.today()).slice(0, 4)))
  return (
    <div className="months">
      <div className="months__year">
        <IconButton label={t('previousYear')} disabled={monthOf(year - 1, 12) < min} onPress={() => setYear(year - 1)}>
          <Icon svg={CaretLeft} />
        </IconButton>
        <span aria-live="polite">{year}</span>
        <IconButton label={t('nextYear')} disabled={monthOf(year + 1, 1) > max} onPress={() => setYear(year + 1)}>
          <Icon svg={CaretRight} />
        </IconButton>
      </div>
      <div className="months__grid">
        {MONTHS.map((month) => {
          const it = monthOf(year, month)
          return (
            <button
              key={month}
              type="button"
              className={classes('months__month', it === value && 'months__month--on')}
              aria-pressed={it === value}
              aria-label={t('monthOfYear', { month: nameOfMonth(month, language), year: String(year) })}
              disabled={it < min || it > max}
              onClick={() => onPick(it)}
            >
              {nameOfMonth(month, language)}
            </button>
          )
        })}
      </div>
    </div>
  )
}
