import { formatShort } from '#src/calendar'
import { useLanguage, useTextsOf } from '#src/i18n'
import { usePage } from '#src/navigation'
import { Chip, Chips, DateTimeField, RangeField, Switch } from '#src/ui'
import type { FilterDraft } from './FilterScreen'
import { boundsAt, lastStop, type Stops, stopAt } from './stops'

interface ChoiceFilterProps<F, T extends string> {
  readonly draft: Pick<FilterDraft<F>, 'filter' | 'facets' | 'change'>
  /** Field of the filter; its label is `filter.<name>` of the area. */
  readonly name: keyof F & string
  readonly options: readonly T[]
  readonly nameOf: (option: T) => string
  readonly label?: string
  /** At most one option; a second press clears it. The field is a single value. */
  readonly isSingle?: boolean
}

/** A filter by words as chips; a press toggles one. */
export function ChoiceFilter<F, T extends string>(props: ChoiceFilterProps<F, T>) {
  const { draft, name, options, nameOf, isSingle = false } = props
  const area = useTextsOf(usePage().plugin)
  const { label = area(`filter.${name}`) } = props
  const value = draft.filter[name] as unknown
  const chosen = (Array.isArray(value) ? value : value === undefined ? [] : [value]) as readonly T[]
  const counts = draft.facets?.[name]
  const press = (option: T) => {
    const others = chosen.filter((other) => other !== option)
    const isOn = chosen.includes(option)
    const next = isSingle ? (isOn ? undefined : option) : isOn ? others : [...chosen, option]
    draft.change({ [name]: next } as unknown as Partial<F>)
  }
  return (
    <div className="filter__group">
      <div className="filter__label">{label}</div>
      <Chips label={label} wrap>
        {options.map((option) => (
          <Chip key={option} pressed={chosen.includes(option)} count={counts?.[option]} onPress={() => press(option)}>
            {nameOf(option)}
          </Chip>
        ))}
      </Chips>
    </div>
  )
}

interface FlagFilterProps<F> {
  readonly draft: Pick<FilterDraft<F>, 'filter' | 'change'>
  readonly name: keyof F & string
  readonly label?: string
}

/** A filter that is on or off; its label is `filter.<name>` of the area. */
export function FlagFilter<F>({ draft, name, label }: FlagFilterProps<F>) {
  const area = useTextsOf(usePage().plugin)
  return (
    <Switch
      label={label ?? area(`filter.${name}`)}
      checked={draft.filter[name] === true}
      onChange={(on) => draft.change({ [name]: on || undefined } as unknown as Partial<F>)}
    />
  )
}

interface RangeFilterProps<F> {
  readonly draft: Pick<FilterDraft<F>, 'filter' | 'change'>
  readonly label: string
  /** Fields of the lower and the upper bound. */
  readonly fields: readonly [keyof F & string, keyof F & string]
  readonly stops: Stops
}

/**
 * A range of amounts between stops, whose ends mean no bound. Texts of the area: `filter.any`, `filter.from`,
 * `filter.range`.
 */
export function RangeFilter<F>({ draft, label, fields: [least, most], stops }: RangeFilterProps<F>) {
  const area = useTextsOf(usePage().plugin)
  const language = useLanguage()
  const last = lastStop(stops)
  const bound = (field: keyof F) => draft.filter[field] as number | undefined
  const words = (stop: number) => formatShort(stops[stop] ?? 0, language)
  return (
    <RangeField
      label={label}
      min={0}
      max={last}
      value={[stopAt(stops, bound(least), 0), stopAt(stops, bound(most), last)]}
      onChange={(range) => {
        const [from, to] = boundsAt(stops, range)
        draft.change({ [least]: from, [most]: to } as unknown as Partial<F>)
      }}
      format={([from, to]) => {
        if (from === 0 && to === last) return area('filter.any')
        if (to === last) return area('filter.from', { from: words(from) })
        return area('filter.range', { from: words(from), to: words(to) })
      }}
    />
  )
}

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
