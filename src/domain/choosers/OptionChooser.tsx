import Plus from '@phosphor-icons/core/regular/plus.svg'
import { observer } from 'mobx-react-lite'
import { type ReactNode, useState } from 'react'
import type { Chooser, Search } from '#base/routes'
import { usePageNavigation, usePageState } from '#platform/navigation'
import { Button, Icon, type Option, OptionList, PageFrame, SearchField, StateView } from '#ui/components'
import { type Awaited, Loaded } from './Loaded'
import { useChooserTexts } from './texts'
import './OptionChooser.css'

export interface OptionChooserProps<T, V> {
  readonly chooser: Chooser<Search, V>
  readonly items: Awaited<readonly T[]>
  readonly title: string
  /** Options to choose from. */
  readonly options: (items: readonly T[]) => readonly Option[]
  /** Values from the chooser's address. */
  readonly chosen: readonly string[]
  /** Label of a field that searches the options; without it there is none. */
  readonly searchLabel?: string | undefined
  /** Most options; the others are disabled once so many are chosen. */
  readonly most?: number | undefined
  readonly answer: (values: readonly string[]) => NoInfer<V>
  /** Adds another option, on a page of its own. */
  readonly add?: { readonly label: string; readonly onPress: () => void } | undefined
}

/** A page that chooses several of a few options, each with a note (kit 2.17). */
export const OptionChooser = observer(function OptionChooser<T, V>(props: OptionChooserProps<T, V>): ReactNode {
  const { chooser, items, title, searchLabel, most = Number.POSITIVE_INFINITY, answer, add } = props
  const page = usePageNavigation()
  const t = useChooserTexts()
  const [chosen, setChosen] = useState<readonly string[]>(props.chosen)
  const [word, setWord] = useState('')
  const options = items.value && props.options(items.value)
  const isFound = ({ label, note }: Option) =>
    `${label} ${note ?? ''}`.toLowerCase().includes(word.trim().toLowerCase())
  usePageState(options ? (options.length > 0 ? 'ready' : 'empty') : items.status === 'failed' ? 'error' : 'loading')
  // An earlier choice may no longer be offered.
  const offered = chosen.filter((value) => options?.some((option) => option.value === value))
  const isOff = ({ value, disabled }: Option) => disabled || (offered.length >= most && !offered.includes(value))
  return (
    <PageFrame
      plain
      title={title}
      top={searchLabel === undefined ? null : <SearchField label={searchLabel} value={word} onChange={setWord} />}
      bottomBar={
        options && options.length > 0 ? (
          <Button variant="brand" wide onPress={() => page.answer(chooser, answer(offered))}>
            {t('choosers.apply')}
          </Button>
        ) : undefined
      }
    >
      <Loaded items={items}>
        {() =>
          options && options.length > 0 ? (
            <OptionList
              kind="many"
              label={title}
              options={options.filter(isFound).map((option) => ({ ...option, disabled: isOff(option) }))}
              value={offered}
              onChange={setChosen}
            />
          ) : (
            <StateView kind="empty" title={t('choosers.none')} />
          )
        }
      </Loaded>
      {add ? (
        <div className="optionchooser__add">
          <Button variant="soft" size="small" icon={<Icon svg={Plus} />} onPress={add.onPress}>
            {add.label}
          </Button>
        </div>
      ) : null}
    </PageFrame>
  )
}) as <T, V>(props: OptionChooserProps<T, V>) => ReactNode
