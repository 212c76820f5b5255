import type { CSSProperties } from 'react'
import { COLOURS } from '../rules/vocabulary'
import { useTexts } from '../texts'
import './customer.css'

/** Colours by number; tokens, so that a theme changes them. */
const TOKENS = ['brand', 'chart-now-edge', 'good-fill', 'warn-fill', 'risk-fill', 'accent', 'chart-prev', 'text']
const ALL = Array.from({ length: COLOURS }, (_, index) => index + 1)

/** Colour of a label, 1 to 8; its name says what it means, so the dot is for the eye only. */
export function LabelDot({ colour }: { readonly colour: number }) {
  const style = { '--label': `var(--${TOKENS[(colour - 1) % TOKENS.length]})` } as CSSProperties
  return <span className="customer-label" style={style} aria-hidden="true" />
}

interface ColourInputProps {
  readonly value: number
  readonly onChange: (colour: number) => void
}

/** One of the eight colours of labels. */
export function ColourInput({ value, onChange }: ColourInputProps) {
  const t = useTexts()
  return (
    <div className="customer-colours" role="radiogroup" aria-label={t('field.colour')}>
      {ALL.map((colour) => (
        // biome-ignore lint/a11y/useSemanticElements: a native radio button cannot be a dot of 24 px in 44 px
        <button
          key={colour}
          type="button"
          role="radio"
          aria-checked={colour === value}
          aria-label={t('label.colour', { n: colour })}
          onClick={() => onChange(colour)}
        >
          <LabelDot colour={colour} />
        </button>
      ))}
    </div>
  )
}
