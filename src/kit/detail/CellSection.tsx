import { CellList, type KeyedCell } from '#ui/components'
import { SectionCard, type SectionCardProps } from './SectionCard'

export interface CellSectionProps<T> extends Pick<SectionCardProps<T>, 'title' | 'section' | 'link'> {
  /** A row for each entry, of which the first ones are shown. */
  readonly cells: (value: T) => readonly KeyedCell[]
  /** Text where there is no entry. */
  readonly none: string
  /** Rows shown; the whole list is a page of its own. */
  readonly most?: number
}

/** The first entries of a part of a record, in a card with its own loading, empty and error state. */
export function CellSection<T>({ cells, none, most = 5, ...card }: CellSectionProps<T>) {
  return (
    <SectionCard {...card} empty={(value) => (cells(value).length > 0 ? undefined : none)}>
      {(value) => <CellList cells={cells(value).slice(0, most)} />}
    </SectionCard>
  )
}
