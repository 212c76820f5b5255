import type { CSSProperties } from 'react'
import './customer.css'

/** Colours by number; tokens, so that a theme changes them. */
const TOKENS = ['brand', 'chart-now-edge', 'good-fill', 'warn-fill', 'risk-fill', 'accent', 'chart-prev', 'text']

/** Colour of a label, 1 to 8; its name states the meaning, so the dot is decorative. */
export function LabelDot({ colour }: { readonly colour: number }) {
  const style = { '--label': `var(--${TOKENS[(colour - 1) % TOKENS.length]})` } as CSSProperties
  return <span className="customer-label" style={style} aria-hidden="true" />
}
