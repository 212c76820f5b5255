import { Copy } from '@phosphor-icons/react/dist/csr/Copy'
import { useCoreTexts } from '#src/i18n'
import './CopyText.css'

export interface CopyTextProps {
  text: string
  /** What the text is, for the button's name. */
  label: string
  /** Puts it on the clipboard: the host does that, and the page says so. */
  onCopy: (text: string) => void
}

/** A value with a button that copies it. */
export function CopyText({ text, label, onCopy }: CopyTextProps) {
  const t = useCoreTexts()
  return (
    <span className="copy">
      <span className="copy__text">{text}</span>
      <button
        type="button"
        className="copy__button"
        aria-label={t('copyOf', { label })}
        onClick={(event) => {
          // Inside a row that opens something: copying is all that is meant.
          event.stopPropagation()
          onCopy(text)
        }}
      >
        <Copy aria-hidden="true" />
      </button>
    </span>
  )
}
