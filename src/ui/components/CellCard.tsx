import { Card, type CardProps } from './Card'
import { Cell, type CellProps } from './Cell'
import { useCodeText } from './useFormats'

export interface KeyedCell extends CellProps {
  /** Of a row that moves or holds state; default: its place. */
  readonly key?: string
  /** Key of its record, as `kind:id`: value of `data-record`. */
  readonly record?: string | undefined
}

/** Rows of a card, one for each entry; a list if they are records. */
export function CellList({ cells }: { readonly cells: readonly KeyedCell[] }) {
  if (cells.every(({ record }) => record === undefined))
    return cells.map(({ key, ...cell }, index) => <Cell key={key ?? index} {...cell} />)
  return (
    <ul className="list">
      {cells.map(({ key, record, ...cell }, index) => (
        <li key={key ?? index} data-record={record}>
          <Cell {...cell} />
        </li>
      ))}
    </ul>
  )
}

export interface CellCardProps extends Pick<CardProps, 'title' | 'link'> {
  readonly cells: readonly KeyedCell[]
  /** Shown if there is no entry; default: no card. */
  readonly none?: string | undefined
}

/** A card with a row for each entry. */
export function CellCard({ title, link, cells, none }: CellCardProps) {
  if (cells.length === 0 && none === undefined) return null
  return (
    <Card title={title} link={link}>
      {cells.length === 0 ? <p className="section__empty">{none}</p> : <CellList cells={cells} />}
    </Card>
  )
}

export interface CellCardsProps {
  /** Group of the area's texts: the title of a card is `<group>.<name>`, without such a text its name. */
  readonly group: string
  /** Rows by the name of their card, in the order of the screen. */
  readonly lists: Readonly<Record<string, readonly KeyedCell[]>>
}

/** Cards of read-only rows, each with its title; a list without entries is skipped. */
export function CellCards({ group, lists }: CellCardsProps) {
  const word = useCodeText()
  return Object.entries(lists).map(([name, cells]) => <CellCard key={name} title={word(group, name)} cells={cells} />)
}
