import type { ReactNode } from 'react'
import { type Paint, paintOf, type Series } from './series'
import './ChartKey.css'

interface Key {
  readonly name: string
  readonly swatch: ReactNode
}

/** Names beside samples. */
export function KeyList({ keys }: { readonly keys: readonly Key[] }) {
  return (
    <ul className="chartkey">
      {keys.map(({ name, swatch }) => (
        <li key={name} className="chartkey__item">
          {swatch}
          {name}
        </li>
      ))}
    </ul>
  )
}

/** What the colours of a chart mean. */
export function ChartKey({ series }: { readonly series: readonly Series[] }) {
  const keys = series.map(({ name, kind }, index) => ({
    name,
    swatch: <Swatch kind={kind} paint={paintOf(series, index)} />,
  }))
  return <KeyList keys={keys} />
}

/** A sample of how a series is rendered. */
export function Swatch({ kind, paint }: { readonly kind: Series['kind']; readonly paint: Paint }) {
  if (kind === 'line') {
    return (
      <svg className="swatch swatch--line" viewBox="0 0 16 12" aria-hidden="true">
        <path
          d="M1 6H15"
          stroke={paint.line}
          strokeWidth="2"
          strokeLinecap="round"
          strokeDasharray={paint.dash?.join(' ')}
        />
      </svg>
    )
  }
  return (
    <svg className="swatch" viewBox="0 0 12 12" aria-hidden="true">
      <rect x=".5" y=".5" width="11" height="11" rx={kind === 'bar' ? 2.5 : 0} fill={paint.fill} stroke={paint.edge} />
    </svg>
  )
}
