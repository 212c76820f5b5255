import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { formatNumber } from '#base/quantities'
import type { AnyFilter, Named } from '#base/wire'
import { type Resource, useNeeded } from '#kit/records'
import { errorText } from '#platform/http'
import { listIn, nameIn, useCoreTexts, useLanguage, useTextsOf } from '#platform/i18n'
import { usePage } from '#platform/navigation'
import { Cell, Chip, Chips, RetryRow, Switch } from '#ui/components'
import type { AnyDraft, FilterDraft } from './FilterScreen'
import { useListTexts } from './useListTexts'
import './filter.css'

interface ChoiceFilterProps<F extends AnyFilter, T extends string | number> {
  readonly draft: Pick<FilterDraft<F>, 'filter' | 'facets' | 'change' | 'texts'>
  /** Field of the filter; its label is `filter.<name>` of the list's texts. */
  readonly name: keyof F & string
  readonly options: readonly T[]
  /** Default: the area's text `<group>.<option>`. */
  readonly nameOf?: (option: T) => string
  /** Group of texts for options; default: the field's name. */
  readonly group?: string
  readonly label?: string
  /** Rendered before the name in place of the tick, e.g. the meter of a stage. */
  readonly iconOf?: (option: T) => ReactNode
  /** At most one option; a second press clears it. The field is a single value. */
  readonly isSingle?: boolean
}

/** A filter by words as chips; a press toggles one. */
export function ChoiceFilter<F extends AnyFilter, T extends string | number>(props: ChoiceFilterProps<F, T>) {
  const { draft, name, options, group = name, iconOf, isSingle = false } = props
  const { filter, change }: AnyDraft = draft
  const language = useLanguage()
  const area = useTextsOf(usePage().plugin)
  const own = useListTexts(draft)
  const { label = own(`filter.${name}`), nameOf = (option: T) => area(`${group}.${option}`) } = props
  const value = filter[name]
  const chosen = (Array.isArray(value) ? value : value === undefined ? [] : [value]) as readonly T[]
  const counts = draft.facets?.[name]
  const press = (option: T) => {
    const others = chosen.filter((other) => other !== option)
    const isOn = chosen.includes(option)
    const next = isSingle ? (isOn ? undefined : option) : isOn ? others : [...chosen, option]
    change({ [name]: next })
  }
  return (
    <div className="filter__group">
      <div className="filter__label">{label}</div>
      <Chips label={label} wrap>
        {options.map((option) => {
          const count = counts?.[String(option)]
          return (
            <Chip
              key={option}
              pressed={chosen.includes(option)}
              icon={iconOf?.(option)}
              count={count === undefined ? undefined : formatNumber(count, language)}
              onPress={() => press(option)}
            >
              {nameOf(option)}
            </Chip>
          )
        })}
      </Chips>
    </div>
  )
}

interface FlagFilterProps<F extends AnyFilter> {
  readonly draft: Pick<FilterDraft<F>, 'filter' | 'change' | 'texts'>
  readonly name: keyof F & string
  readonly label?: string
}

/** A filter that is on or off; its label is `filter.<name>` of the list's texts. */
export function FlagFilter<F extends AnyFilter>({ draft, name, label }: FlagFilterProps<F>) {
  const own = useListTexts(draft)
  const { filter, change }: AnyDraft = draft
  return (
    <Switch
      label={label ?? own(`filter.${name}`)}
      checked={filter[name] === true}
      onChange={(on) => change({ [name]: on || undefined })}
    />
  )
}

interface Grouped extends Named {
  readonly id: string
  readonly category: string
}

interface GroupedFilterProps<F extends AnyFilter> {
  readonly draft: Pick<FilterDraft<F>, 'filter' | 'facets' | 'change' | 'texts'>
  readonly name: keyof F & string
  /** What is chosen from, e.g. labels: a resource, or a part of one (`partOf`). */
  readonly items: Pick<Resource<readonly Grouped[]>, 'status' | 'error' | 'value' | 'need' | 'load'>
  /** In this order; a category without entries is skipped. */
  readonly categories: readonly string[]
  readonly labelOf: (category: string) => string
}

/** A filter by entries of a dictionary, chips for each category; a record matches with any of them. */
export const GroupedFilter = observer(GroupedFilterOf) as typeof GroupedFilterOf

function GroupedFilterOf<F extends AnyFilter>({ draft, name, items, categories, labelOf }: GroupedFilterProps<F>) {
  const core = useCoreTexts()
  const language = useLanguage()
  const { status, error, value = [], load } = useNeeded(items)
  if (status === 'failed') return <RetryRow text={errorText(error, core)} onRetry={load} />
  const names = new Map(value.map((entry) => [entry.id, nameIn(entry, language)]))
  return categories.map((category) => {
    const options = value.filter((entry) => entry.category === category).map(({ id }) => id)
    if (options.length === 0) return null
    return (
      <ChoiceFilter
        key={category}
        draft={draft}
        name={name}
        label={labelOf(category)}
        options={options}
        nameOf={(id) => names.get(id) ?? id}
      />
    )
  })
}

export interface PickFilterProps<F extends AnyFilter> {
  readonly draft: Pick<FilterDraft<F>, 'filter' | 'change' | 'texts'>
  /**
   * Field of the filter, a list; its label is `filter.<name>` of the list's texts, `filter.none` the text without a
   * choice.
   */
  readonly name: keyof F & string
  /** Undefined while the name is not loaded: then the value itself is shown. */
  readonly nameOf: (value: string) => string | undefined
  /** Opens what is chosen from; undefined if nothing was chosen. */
  readonly choose: (chosen: readonly string[]) => Promise<readonly string[] | undefined>
}

/** A filter with a long list, in `.filter__rows`: the row shows what is chosen and opens its chooser. */
export const PickFilter = observer(PickFilterOf) as typeof PickFilterOf

function PickFilterOf<F extends AnyFilter>({ draft, name, nameOf, choose }: PickFilterProps<F>) {
  const own = useListTexts(draft)
  const language = useLanguage()
  const { filter, change }: AnyDraft = draft
  const chosen = (filter[name] ?? []) as readonly string[]
  const press = async () => {
    const values = await choose(chosen)
    if (values) change({ [name]: [...values] })
  }
  const names = chosen.map((value) => nameOf(value) ?? value)
  return (
    <Cell
      title={own(`filter.${name}`)}
      value={names.length > 0 ? listIn(names, language) : own('filter.none')}
      onPress={() => void press()}
    />
  )
}
