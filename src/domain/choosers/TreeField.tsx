import CaretDown from '@phosphor-icons/core/regular/caret-down.svg'
import CaretRight from '@phosphor-icons/core/regular/caret-right.svg'
import { type ReactNode, useId, useMemo, useState } from 'react'
import type { TreeItem } from '#domain/directory'
import { nameIn, useLanguage } from '#platform/i18n'
import { Icon, IconButton, SearchField } from '#ui/components'
import { TreeRow } from './TreeRow'
import { useChooserTexts } from './texts'
import { choiceOf, toggle, treeOf } from './tree'
import './TreeField.css'

/** Maximum number of search results; more call for a longer search text. */
const HITS = 100

export interface TreeFieldProps<T extends TreeItem> {
  readonly label: string
  /** Default: 'Search: <label>'. */
  readonly searchLabel?: string | undefined
  readonly items: readonly T[]
  readonly chosen: readonly string[]
  readonly onChange: (chosen: string[]) => void
  /** Maximum number of entries; 1: choosing an entry replaces the other, and a branch denotes itself. */
  readonly most?: number | undefined
  /** With `most` 1: a branch expands instead, because only what is in it can be chosen. */
  readonly leavesOnly?: boolean | undefined
  /** Content at the right of an entry, e.g. a figure. */
  readonly trail?: ((item: T) => ReactNode) | undefined
}

/** Choice from a tree, with search; with several, choosing a branch includes everything below it. */
export function TreeField<T extends TreeItem>(props: TreeFieldProps<T>) {
  const { label, items, chosen, onChange, most = Number.POSITIVE_INFINITY, leavesOnly = false, trail } = props
  const t = useChooserTexts()
  const language = useLanguage()
  const group = useId()
  const tree = useMemo(() => treeOf(items), [items])
  const byCode = useMemo(() => new Map(items.map((item) => [item.code, item])), [items])
  const [text, setText] = useState('')
  // Branches with chosen entries are expanded at first, and a single root.
  const [open, setOpen] = useState<readonly string[]>(() => [
    ...(tree.roots.length === 1 ? tree.roots.map(({ code }) => code) : []),
    ...chosen.flatMap((code) => tree.above(code)),
  ])
  const word = text.trim().toLocaleLowerCase()
  const isOne = most === 1

  const row = (item: T, depth: number, above?: string) => {
    const name = nameIn(item, language)
    const isOpen = open.includes(item.code)
    const hasParts = above === undefined && tree.childrenOf(item.code).length > 0
    const expand = () => setOpen(isOpen ? open.filter((code) => code !== item.code) : [...open, item.code])
    const choice = isOne ? (chosen.includes(item.code) ? 'on' : 'off') : choiceOf(tree, chosen, item.code)
    const next = isOne ? [item.code] : toggle(tree, chosen, item.code)
    return (
      <TreeRow
        key={item.code}
        name={name}
        above={above}
        depth={depth}
        choice={choice}
        group={isOne ? group : undefined}
        disabled={next.length > most && next.length > chosen.length}
        onToggle={leavesOnly && hasParts ? expand : () => onChange(next)}
        trail={trail?.(item)}
      >
        {hasParts ? (
          <IconButton label={t('choosers.expand', { name })} pressed={isOpen} tone="quiet" onPress={expand}>
            {isOpen ? <Icon svg={CaretDown} /> : <Icon svg={CaretRight} />}
          </IconButton>
        ) : null}
      </TreeRow>
    )
  }
  const branch = (level: readonly T[], depth: number): ReactNode[] =>
    level.flatMap((item) => [
      row(item, depth),
      ...(open.includes(item.code) ? branch(tree.childrenOf(item.code), depth + 1) : []),
    ])
  const says = ({ name, nameEn = '' }: T) => `${name} ${nameEn}`.toLocaleLowerCase().includes(word)
  const pathOf = (code: string) =>
    [...tree.above(code)]
      .reverse()
      .map((above) => nameIn(byCode.get(above) ?? { name: above }, language))
      .join(' › ')

  const rows =
    word === ''
      ? branch(tree.roots, 0)
      : items
          .filter((item) => says(item) && !(leavesOnly && tree.childrenOf(item.code).length > 0))
          .slice(0, HITS)
          .map((item) => row(item, 0, pathOf(item.code)))
  return (
    <>
      <SearchField
        label={props.searchLabel ?? t('choosers.search', { title: label })}
        value={text}
        onChange={setText}
      />
      <fieldset className="tree" role={isOne ? 'radiogroup' : undefined} aria-label={label}>
        {rows.length > 0 ? rows : <p className="tree__none">{t('choosers.nothing')}</p>}
      </fieldset>
    </>
  )
}
