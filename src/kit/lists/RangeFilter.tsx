import { formatShort } from '#base/quantities'
import type { AnyFilter } from '#base/wire'
import { useLanguage, useTextsOf } from '#platform/i18n'
import { usePage } from '#platform/navigation'
import { RangeField } from '#ui/components'
import type { AnyDraft, FilterDraft } from './FilterScreen'
import { boundsAt, lastStop, type Stops, stopAt } from './stops'

// This is a module of its own because fields are loaded with the code of forms.

interface RangeFilterProps<F extends AnyFilter> {
  readonly draft: Pick<FilterDraft<F>, 'filter' | 'change'>
  readonly label: string
  /** Fields of the lower and the upper bound. */
  readonly fields: readonly [keyof F & string, keyof F & string]
  readonly stops: Stops
}

/**
 * A range of amounts between stops, whose ends are unbounded. Texts of the area: `filter.any`, `filter.from`,
 * `filter.range`.
 */
export function RangeFilter<F extends AnyFilter>({ draft, label, fields: [least, most], stops }: RangeFilterProps<F>) {
  const { filter, change }: AnyDraft = draft
  const area = useTextsOf(usePage().plugin)
  const language = useLanguage()
  const last = lastStop(stops)
  const bound = (field: string) => filter[field] as number | undefined
  const words = (stop: number) => formatShort(stops[stop] ?? 0, language)
  return (
    <RangeField
      label={label}
      min={0}
      max={last}
      value={[stopAt(stops, bound(least), 0), stopAt(stops, bound(most), last)]}
      onChange={(range) => {
        const [from, to] = boundsAt(stops, range)
        change({ [least]: from, [most]: to })
      }}
      format={([from, to]) => {
        if (from === 0 && to === last) return area('filter.any')
        if (to === last) return area('filter.from', { from: words(from) })
        return area('filter.range', { from: words(from), to: words(to) })
      }}
    />
  )
}
