import { useState } from 'react'
import { LONG_PRESS_TEXT_LENGTH, LONG_TAP_TEXT_LENGTH } from '#base/config'
import { useCoreTexts } from '#platform/i18n'
import { Button } from './Button'
import { classes } from './dom'
import { Sheet } from './Sheet'
import { useLongPress } from './useLongPress'
import './LongText.css'

export interface LongTextProps {
  readonly text: string
  /** Title of the sheet with the full text; default 'Full text'. */
  readonly label?: string | undefined
  /** Number of lines before the text is cut off; default 1. */
  readonly lines?: 1 | 2 | 3 | undefined
  readonly className?: string | undefined
  /** A short text among others, such as a label: from 8 characters on. */
  readonly isShort?: boolean | undefined
  /** Copies the text and notifies the user; without it the sheet has no copy button. */
  readonly onCopy?: ((text: string) => void) | undefined
}

/** A text that is cut off when too long; a long press shows the full text (if longer than 10 characters). */
export function LongText({ text, label, lines = 1, className, isShort = false, onCopy }: LongTextProps) {
  const t = useCoreTexts()
  const [open, setOpen] = useState(false)
  const [used, setUsed] = useState(false)
  const show = () => {
    setUsed(true)
    setOpen(true)
  }
  const handlers = useLongPress(show, {
    enabled: text.length > (isShort ? LONG_TAP_TEXT_LENGTH : LONG_PRESS_TEXT_LENGTH),
  })
  return (
    <>
      <span className={classes('longtext', `longtext--${lines}`, className)} {...handlers}>
        {text}
      </span>
      {used ? (
        <Sheet
          open={open}
          onClose={() => setOpen(false)}
          title={label ?? t('fullText')}
          foot={
            onCopy ? (
              <Button
                variant="brand"
                onPress={() => {
                  setOpen(false)
                  onCopy(text)
                }}
              >
                {t('copy')}
              </Button>
            ) : null
          }
        >
          <p className="longtext__all">{text}</p>
        </Sheet>
      ) : null}
    </>
  )
}
