import StarFill from '@phosphor-icons/core/fill/star-fill.svg'
import Star from '@phosphor-icons/core/regular/star.svg'
import type { ReactNode } from 'react'
import { Icon, IconButton } from '#ui/components'
import './RecordHead.css'

export interface RecordHeadProps {
  /** Value of `data-record` (`lead:L-000001`). */
  readonly record: string
  readonly name: string
  /** The star beside the name, where the record can be followed; `label` says what a press does. */
  readonly star?: { readonly on: boolean; readonly label: string; readonly onPress: () => void } | undefined
  readonly children: ReactNode
}

/** Head of a record's page: its name over as many lines as it takes, the star, and what else belongs there. */
export function RecordHead({ record, name, star, children }: RecordHeadProps) {
  return (
    <section className="record-head" data-record={record}>
      <div className="record-head__line">
        <h2 className="record-head__name">{name}</h2>
        {star ? (
          <IconButton label={star.label} pressed={star.on} tone="brand" onPress={star.onPress}>
            <Icon svg={star.on ? StarFill : Star} />
          </IconButton>
        ) : null}
      </div>
      {children}
    </section>
  )
}
