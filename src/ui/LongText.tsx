import { useState } from 'react'
import { LONG_PRESS_TEXT_LENGTH } from '#src/config'
import { useCoreTexts } from '#src/i18n'
import { Button } from './Button'
import { classes } from './classes'
import { Sheet } from './Sheet'
import { useLongPress } from './useLongPress'
import './LongText.css'

export interface LongTextProps {
  readonly text: string
  /** Titles the sheet that shows all of it; 'Full text' without. */
  readonly label?: string | undefined
  /** Lines before it is cut; 1 unless given. */
  readonly lines?: 1 | 2 | 3 | undefined
  readonly className?: string | undefined
  /** Copies and tells the person; without it the sheet only shows. */
  readonly onCopy?: ((text: string) => void) | undefined
}

/** A text that is cut where it gets too long; a long press shows all of it (more than 10 characters). */
export function LongText({ text, label, lines = 1, className, onCopy }: LongTextProps) {
  const t = useCoreTexts()
  const [open, setOpen] = useState(false)
  const [used, setUsed] = useState(false)
  const handlers = useLongPress(() => {
    setUsed(true)
    setOpen(true)
  }, text.length > LONG_PRESS_TEXT_LENGTH)
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
