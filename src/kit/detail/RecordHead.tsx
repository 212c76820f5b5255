import StarFill from '@phosphor-icons/core/fill/star-fill.svg'
import Star from '@phosphor-icons/core/regular/star.svg'
import type { ReactNode } from 'react'
import { Icon, IconButton, LongText } from '#ui/components'
import { CopyButton } from './useHostActions'
import './RecordHead.css'

export interface RecordHeadProps {
  /** Value of `data-record` (`lead:L-000001`). */
  readonly record: string
  readonly name: string
  /** The star beside the name, where the record can be followed; `label` names the action of a press. */
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

/** What a record is, in short: each child a `<span>`, with dots between them. */
export function HeadFacts({ children }: Pick<RecordHeadProps, 'children'>) {
  return (
    <div className="record-head__clip">
      <div className="record-head__meta">{children}</div>
    </div>
  )
}

export interface HeadAddressProps {
  readonly address: string | undefined
  /** Shown without an address. */
  readonly none: string
  /** Name of the button that copies it. */
  readonly copy: string
  /** Its place is reserved while the record is loading. */
  readonly isLoading: boolean
}

/** The address of a record with a button that copies it. */
export function HeadAddress({ address, none, copy, isLoading }: HeadAddressProps) {
  const known = (
    <>
      <LongText text={address ?? none} />
      {address !== undefined && <CopyButton text={address} label={copy} />}
    </>
  )
  return (
    <div className="record-head__place">
      {isLoading ? <span className="record-head__skeleton" aria-hidden="true" /> : known}
    </div>
  )
}
