import { COLOURS } from '../rules/vocabulary'
import { useTexts } from '../texts'
import { LabelDot } from './LabelDot'

interface ColourInputProps {
  readonly value: number
  readonly onChange: (colour: number) => void
}

const ALL = Array.from({ length: COLOURS }, (_, index) => index + 1)

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
