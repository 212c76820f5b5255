import Copy from '@phosphor-icons/core/regular/copy.svg'
import { useCoreTexts } from '#platform/i18n'
import { Icon } from './Icon'
import { IconButton } from './IconButton'
import './CopyText.css'

export interface CopyTextProps {
  readonly text: string
  /** Name of the value, e.g. 'Credit code'; used in the button's accessible name. */
  readonly label: string
  /** Copies the text and notifies the user. */
  readonly onCopy: (text: string) => void
}

/** A text with a button that copies it. */
export function CopyText({ text, label, onCopy }: CopyTextProps) {
  const t = useCoreTexts()
  return (
    <span className="copytext">
      <span className="copytext__text">{text}</span>
      <IconButton label={t('copyNamed', { label })} tone="quiet" onPress={() => onCopy(text)}>
        <Icon svg={Copy} />
      </IconButton>
    </span>
  )
}
