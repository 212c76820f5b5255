import { useState } from 'react'
import { asDay, days } from '#base/calendar'
import type { AnyFilter } from '#base/wire'
import { addTexts } from '#platform/i18n'
import { DateTimeField } from '#ui/components'
import en from './daysFilter.en.json'
import zh from './daysFilter.zh-CN.json'
import type { AnyDraft, FilterDraft } from './FilterScreen'

const useDaysTexts = addTexts(en, zh)

interface DaysFilterProps<F extends AnyFilter> {
  readonly draft: Pick<FilterDraft<F>, 'filter' | 'change'>
  /** Fields of the first and the last day, both included. */
  readonly fields: readonly [keyof F & string, keyof F & string]
  readonly labels: readonly [string, string]
  /** Longest period, and the text that says so: the other day follows the one that is chosen. */
  readonly most?: { readonly days: number; readonly text: string } | undefined
}

/**
 * A period, open at either end. A day beyond the other, which some phones let one choose, is shown with why and does
 * not filter.
 */
export function DaysFilter<F extends AnyFilter>({ draft, fields: [first, last], labels, most }: DaysFilterProps<F>) {
  const { filter, change }: AnyDraft = draft
  const t = useDaysTexts()
  const [crossed, setCrossed] = useState<{ readonly field: string; readonly text: string }>()
  const dayOf = (field: string) => filter[field] as string | undefined
  const choose = (field: string) => (text: string) => {
    const day = asDay(text)
    const other = field === first ? last : first
    const kept = asDay(dayOf(other) ?? '')
    const isTooLong = most && day && kept && Math.abs(days.between(day, kept)) >= most.days
    const isCrossed = day && kept && !isTooLong && (field === first ? kept < day : day < kept)
    setCrossed(isCrossed ? { field, text } : undefined)
    if (isCrossed) return
    const limit = isTooLong ? days.add(day, (field === first ? 1 : -1) * (most.days - 1)) : kept
    change({ [field]: day, [other]: limit })
  }
  const shown = (field: string) =>
    crossed?.field === field ? { value: crossed.text, error: t('daysFilter.crossed') } : { value: dayOf(field) ?? '' }
  return (
    <>
      <DateTimeField kind="date" label={labels[0]} {...shown(first)} max={dayOf(last)} onChange={choose(first)} />
      <DateTimeField
        kind="date"
        label={labels[1]}
        {...shown(last)}
        min={dayOf(first)}
        hint={most?.text}
        onChange={choose(last)}
      />
    </>
  )
}
