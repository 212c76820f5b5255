import { Card, type CardProps } from './Card'
import { Cell, type CellProps } from './Cell'

export interface KeyedCell extends CellProps {
  readonly key: string
}

export interface CellCardProps extends Pick<CardProps, 'title' | 'link'> {
  readonly cells: readonly KeyedCell[]
}

/** A card with a row for each entry; without entries nothing is there. */
export function CellCard({ title, link, cells }: CellCardProps) {
  if (cells.length === 0) return null
  return (
    <Card title={title} link={link}>
      {cells.map(({ key, ...cell }) => (
        <Cell key={key} {...cell} />
      ))}
    </Card>
  )
}
