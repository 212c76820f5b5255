import type { ReactNode } from 'react'
import './Tiles.css'

interface TilesProps {
  readonly tiles: readonly {
    readonly label: string
    readonly value: string
    readonly unit?: string | undefined
    readonly note?: string | undefined
    readonly icon?: ReactNode
  }[]
}

/** Figures two by two, hairlines between. */
export function Tiles({ tiles }: TilesProps) {
  return (
    <dl className="tiles">
      {tiles.map((tile) => (
        <div key={tile.label} className="tile">
          <dt className="tile__label">
            {tile.icon}
            {tile.label}
          </dt>
          <dd className="tile__value">
            {tile.value}
            {tile.unit ? <small> {tile.unit}</small> : null}
            {tile.note ? <span className="tile__note">{tile.note}</span> : null}
          </dd>
        </div>
      ))}
    </dl>
  )
}
