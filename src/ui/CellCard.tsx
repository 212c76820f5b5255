import { Card, type CardProps } from './Card'
import { Cell, type CellProps } from './Cell'

export interface KeyedCell extends CellProps {
  readonly key: string
  /** The record that it stands for, as `kind:id`: value of `data-record`. */
  readonly record?: string | undefined
}

/** Rows of a card, one for each entry; a list where they stand for records. */
export function CellList({ cells }: { readonly cells: readonly KeyedCell[] }) {
  if (cells.every(({ record }) => record === undefined))
    return cells.map(({ key, ...cell }) => <Cell key={key} {...cell} />)
  return (
    <ul>
      {cells.map(({ key, record, ...cell }) => (
        <li key={key} data-record={record}>
          <Cell {...cell} />
        </li>
      ))}
    </ul>
  )
}

export interface CellCardProps extends Pick<CardProps, 'title' | 'link'> {
  readonly cells: readonly KeyedCell[]
}

/** A card with a row for each entry; without entries nothing is there. */
export function CellCard({ title, link, cells }: CellCardProps) {
  if (cells.length === 0) return null
  return (
    <Card title={title} link={link}>
      <CellList cells={cells} />
    </Card>
  )
}
