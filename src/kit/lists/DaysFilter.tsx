import { asDay, days } from '#base/calendar'
import type { AnyFilter } from '#base/wire'
import { DateTimeField } from '#ui/components'
import type { AnyDraft, FilterDraft } from './FilterScreen'

interface DaysFilterProps<F extends AnyFilter> {
  readonly draft: Pick<FilterDraft<F>, 'filter' | 'change'>
  /** Fields of the first and the last day, both included. */
  readonly fields: readonly [keyof F & string, keyof F & string]
  readonly labels: readonly [string, string]
  /** Longest period, and the text that says so: the other day follows the one that is chosen. */
  readonly most?: { readonly days: number; readonly text: string } | undefined
}

/** A period, open at either end; neither day can be chosen beyond the other. */
export function DaysFilter<F extends AnyFilter>({ draft, fields: [first, last], labels, most }: DaysFilterProps<F>) {
  const { filter, change }: AnyDraft = draft
  const dayOf = (field: string) => filter[field] as string | undefined
  const choose = (field: string) => (text: string) => {
    const day = asDay(text)
    const other = field === first ? last : first
    const kept = asDay(dayOf(other) ?? '')
    const isTooLong = most && day && kept && Math.abs(days.between(day, kept)) >= most.days
    const limit = isTooLong ? days.add(day, (field === first ? 1 : -1) * (most.days - 1)) : kept
    change({ [field]: day, [other]: limit })
  }
  return (
    <>
      <DateTimeField
        kind="date"
        label={labels[0]}
        value={dayOf(first) ?? ''}
        max={dayOf(last)}
        onChange={choose(first)}
      />
      <DateTimeField
        kind="date"
        label={labels[1]}
        value={dayOf(last) ?? ''}
        min={dayOf(first)}
        hint={most?.text}
        onChange={choose(last)}
      />
    </>
  )
}
