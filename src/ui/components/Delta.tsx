import { ArrowDown } from '@phosphor-icons/react/dist/csr/ArrowDown'
import { ArrowUp } from '@phosphor-icons/react/dist/csr/ArrowUp'
import './Delta.css'

/** A gain or loss as arrow and figure; `label` is its accessible text. */
export function Delta({
  value,
  shown,
  label,
}: {
  readonly value: number
  readonly shown: string
  readonly label: string
}) {
  if (value === 0) return null
  const Arrow = value > 0 ? ArrowUp : ArrowDown
  return (
    <span className={value > 0 ? 'delta delta--up' : 'delta delta--down'} role="img" aria-label={label}>
      <Arrow aria-hidden="true" weight="bold" />
      {shown}
    </span>
  )
}
