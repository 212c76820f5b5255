import CaretLeft from '@phosphor-icons/core/regular/caret-left.svg'
import CaretRight from '@phosphor-icons/core/regular/caret-right.svg'
import { useState } from 'react'
import { useLanguage } from '#platform/i18n'
import { Icon, IconButton } from '#ui/components'
import { usePeriodTexts } from './dayWords'
import { PeriodSheet } from './PeriodSheet'
import { neighbour, type Period, type PeriodKind, periodText } from './period'
import { RangeSheet } from './RangeSheet'
import './PeriodPicker.css'

export interface PeriodPickerProps {
  readonly kind: PeriodKind | 'range'
  readonly value: Period
  /** Ranges: no more than so many days, both ends counted. */
  readonly mostDays?: number | undefined
  readonly onChange: (value: Period) => void
}

/** A year, a month, a fortnight or any days: one step with the arrows, others in a sheet. */
export function PeriodPicker({ kind, value, mostDays, onChange }: PeriodPickerProps) {
  const t = usePeriodTexts()
  const language = useLanguage()
  const [isOpen, setOpen] = useState(false)
  const label = t(`period.${kind}`)
  const text = periodText(kind, value, t, language)

  const take = (next: Period) => {
    setOpen(false)
    onChange(next)
  }
  const stepTo = (step: 1 | -1) => kind !== 'range' && onChange(neighbour(kind, value, step))

  return (
    <div className="period">
      {kind === 'range' ? null : (
        <IconButton label={t('period.before', { label })} tone="quiet" onPress={() => stepTo(-1)}>
          <Icon svg={CaretLeft} />
        </IconButton>
      )}
      <button
        type="button"
        className="period__value"
        aria-haspopup="dialog"
        aria-label={`${t('period.choose', { label })} ${text}`}
        onClick={() => setOpen(true)}
      >
        {text}
      </button>
      {kind === 'range' ? null : (
        <IconButton label={t('period.after', { label })} tone="quiet" onPress={() => stepTo(1)}>
          <Icon svg={CaretRight} />
        </IconButton>
      )}
      {kind === 'range' ? (
        <RangeSheet open={isOpen} value={value} mostDays={mostDays} onClose={() => setOpen(false)} onChange={take} />
      ) : (
        <PeriodSheet kind={kind} open={isOpen} value={value} onClose={() => setOpen(false)} onChange={take} />
      )}
    </div>
  )
}
