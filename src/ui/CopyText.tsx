import { Copy } from '@phosphor-icons/react/dist/csr/Copy'
import { useCoreTexts } from '#src/i18n'
import { IconButton } from './IconButton'
import './CopyText.css'

export interface CopyTextProps {
  readonly text: string
  /** What it is: 'Credit code'. Names the button. */
  readonly label: string
  /** Copies and tells the person. */
  readonly onCopy: (text: string) => void
}

/** A text with a button that copies it. */
export function CopyText({ text, label, onCopy }: CopyTextProps) {
  const t = useCoreTexts()
  return (
    <span className="copytext">
      <span className="copytext__text">{text}</span>
      <IconButton label={t('copyNamed', { label })} tone="quiet" onPress={() => onCopy(text)}>
        <Copy aria-hidden="true" />
      </IconButton>
    </span>
  )
}
