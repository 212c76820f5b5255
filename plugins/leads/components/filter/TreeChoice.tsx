import { CaretDown } from '@phosphor-icons/react/dist/csr/CaretDown'
import { CaretRight } from '@phosphor-icons/react/dist/csr/CaretRight'
import { useMemo, useState } from 'react'
import { IconButton, SearchField } from '#src/ui'
import { useTexts } from '../../texts'
import { TreeRow } from './TreeRow'
import { choiceOf, type TreeItem, toggle, treeOf } from './tree'
import './TreeChoice.css'

/** Maximum number of search results; more call for a longer search text. */
const HITS = 100

interface TreeChoiceProps<T extends TreeItem> {
  readonly label: string
  readonly searchLabel: string
  readonly items: readonly T[]
  readonly nameOf: (item: T) => string
  readonly chosen: readonly string[]
  readonly onChange: (chosen: string[]) => void
}

/** Multiple choice from a tree, with search; choosing a branch includes everything below it. */
export function TreeChoice<T extends TreeItem>(props: TreeChoiceProps<T>) {
  const { label, searchLabel, items, nameOf, chosen, onChange } = props
  const t = useTexts()
  const tree = useMemo(() => treeOf(items), [items])
  const names = useMemo(() => new Map(items.map((item) => [item.code, nameOf(item)])), [items, nameOf])
  const [text, setText] = useState('')
  // Branches with chosen entries are expanded at first.
  const [open, setOpen] = useState<readonly string[]>(() => chosen.flatMap((code) => tree.above(code)))
  const word = text.trim().toLocaleLowerCase()

  const row = (item: T, depth: number, above?: string) => {
    const name = nameOf(item)
    const isOpen = open.includes(item.code)
    const hasParts = above === undefined && tree.childrenOf(item.code).length > 0
    return (
      <TreeRow
        key={item.code}
        name={name}
        above={above}
        depth={depth}
        choice={choiceOf(tree, chosen, item.code)}
        onToggle={() => onChange(toggle(tree, chosen, item.code))}
      >
        {hasParts ? (
          <IconButton
            label={t('filter.expand', { name })}
            pressed={isOpen}
            tone="quiet"
            onPress={() => setOpen(isOpen ? open.filter((code) => code !== item.code) : [...open, item.code])}
          >
            {isOpen ? <CaretDown aria-hidden="true" /> : <CaretRight aria-hidden="true" />}
          </IconButton>
        ) : null}
      </TreeRow>
    )
  }
  const branch = (level: readonly T[], depth: number): React.ReactNode[] =>
    level.flatMap((item) => [
      row(item, depth),
      ...(open.includes(item.code) ? branch(tree.childrenOf(item.code), depth + 1) : []),
    ])
  const hits = () => items.filter((item) => nameOf(item).toLocaleLowerCase().includes(word)).slice(0, HITS)
  const pathOf = (code: string) =>
    [...tree.above(code)]
      .reverse()
      .map((above) => names.get(above) ?? above)
      .join(' › ')

  const rows = word === '' ? branch(tree.roots, 0) : hits().map((item) => row(item, 0, pathOf(item.code)))
  return (
    <>
      <SearchField label={searchLabel} value={text} onChange={setText} />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset draws its own border */}
      <div className="tree" role="group" aria-label={label}>
        {rows.length > 0 ? rows : <p className="tree__none">{t('filter.nothing')}</p>}
      </div>
    </>
  )
}
