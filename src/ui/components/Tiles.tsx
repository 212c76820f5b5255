import type { ReactNode } from 'react'
import './Tiles.css'

export interface Tile {
  readonly label: string
  readonly value: string
  readonly unit?: string | undefined
  readonly note?: string | undefined
  readonly icon?: ReactNode
}

/** Figures in two columns. */
export function Tiles({ tiles }: { readonly tiles: readonly Tile[] }) {
  return (
    <dl className="tiles">
      {tiles.map((tile) => (
        <div key={tile.label} className="tile">
          <dt className="tile__label">
            {tile.icon}
            {tile.label}
          </dt>
          <dd className="tile__value">
            {tile.value} {tile.unit ? <span className="unit">{tile.unit}</span> : null}
          </dd>
          {tile.note ? <dd className="tile__note">{tile.note}</dd> : null}
        </div>
      ))}
    </dl>
  )
}
