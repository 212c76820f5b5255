import { DateTimeField } from '#ui/components'
import type { FilterDraft } from './FilterScreen'

interface DaysFilterProps<F> {
  readonly draft: Pick<FilterDraft<F>, 'filter' | 'change'>
  /** Fields of the first and the last day, both included. */
  readonly fields: readonly [keyof F & string, keyof F & string]
  readonly labels: readonly [string, string]
}

/** A period, open at either end; neither day can be chosen beyond the other. */
export function DaysFilter<F>({ draft, fields: [first, last], labels }: DaysFilterProps<F>) {
  const dayOf = (field: keyof F) => draft.filter[field] as string | undefined
  const change = (field: keyof F) => (day: string) =>
    draft.change({ [field]: day || undefined } as unknown as Partial<F>)
  return (
    <>
      <DateTimeField
        kind="date"
        label={labels[0]}
        value={dayOf(first) ?? ''}
        max={dayOf(last)}
        onChange={change(first)}
      />
      <DateTimeField
        kind="date"
        label={labels[1]}
        value={dayOf(last) ?? ''}
        min={dayOf(first)}
        onChange={change(last)}
      />
    </>
  )
}
