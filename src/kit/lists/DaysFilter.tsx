import type { AnyFilter } from '#base/wire'
import { DateTimeField } from '#ui/components'
import type { AnyDraft, FilterDraft } from './FilterScreen'

interface DaysFilterProps<F extends AnyFilter> {
  readonly draft: Pick<FilterDraft<F>, 'filter' | 'change'>
  /** Fields of the first and the last day, both included. */
  readonly fields: readonly [keyof F & string, keyof F & string]
  readonly labels: readonly [string, string]
}

/** A period, open at either end; neither day can be chosen beyond the other. */
export function DaysFilter<F extends AnyFilter>({ draft, fields: [first, last], labels }: DaysFilterProps<F>) {
  const { filter, change }: AnyDraft = draft
  const dayOf = (field: string) => filter[field] as string | undefined
  const choose = (field: string) => (day: string) => change({ [field]: day || undefined })
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
        onChange={choose(last)}
      />
    </>
  )
}
