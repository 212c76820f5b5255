import { useState } from 'react'
import { LONG_PRESS_TEXT_LENGTH } from '#src/config'
import { useCoreTexts } from '#src/i18n'
import { Sheet } from './Sheet'
import { useLongPress } from './useLongPress'
import './LongText.css'

export interface LongTextProps {
  text: string
  /** Titles the sheet that shows all of it; 'Full text' without. */
  label?: string | undefined
  className?: string | undefined
}

/** One line of text; a long press shows all of it when it is longer than 10 characters (section 5). */
export function LongText({ text, label, className }: LongTextProps) {
  const classes = ['truncate', className].filter(Boolean).join(' ')
  if (text.length <= LONG_PRESS_TEXT_LENGTH) return <span className={`longtext ${classes}`}>{text}</span>
  return <PressableText text={text} label={label} classes={classes} />
}

function PressableText({ text, label, classes }: { text: string; label: string | undefined; classes: string }) {
  const t = useCoreTexts()
  const [open, setOpen] = useState(false)
  const press = useLongPress(() => setOpen(true))
  return (
    <>
      <span className={`longtext longtext--press ${classes}`} {...press}>
        {text}
      </span>
      <Sheet open={open} onClose={() => setOpen(false)} title={label ?? t('fullText')}>
        <p className="longtext__all">{text}</p>
      </Sheet>
    </>
  )
}
