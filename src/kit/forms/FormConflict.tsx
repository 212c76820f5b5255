import { useEffect, useRef, useState } from 'react'
import type { HttpError } from '#platform/http'
import { Button, Notice } from '#ui/components'
import { useFormTexts } from './texts'
import './FormConflict.css'

/** A field in both versions, in words. */
interface Both {
  readonly label: string
  readonly mine: string
  readonly theirs: string
}

interface FormConflictProps<T> {
  /** Refusal of the form because its version is stale. */
  readonly conflict: HttpError | undefined
  /** Reads the present version from the data of the refusal; undefined if it does not fit. */
  readonly read: (data: unknown) => T | undefined
  readonly compare: (theirs: T) => readonly Both[]
  /** Sends what was typed on top of the present version. */
  readonly onMine: (theirs: T) => void
  /** Takes the present version into the form. */
  readonly onTheirs: (theirs: T) => void
}

/** Both versions side by side, where somebody else saved first: nothing is overwritten unseen (field-needs.md 4). */
export function FormConflict<T>({ conflict, read, compare, onMine, onTheirs }: FormConflictProps<T>) {
  const t = useFormTexts()
  const box = useRef<HTMLDivElement>(null)
  const [settled, setSettled] = useState<unknown>()
  const theirs = conflict && conflict !== settled ? read(conflict.data) : undefined
  const isShown = theirs !== undefined
  useEffect(() => {
    if (isShown) box.current?.scrollIntoView({ block: 'center' })
  }, [isShown])
  if (theirs === undefined) return null
  const changes = compare(theirs).filter(({ mine, theirs: other }) => mine !== other)
  const decide = (then: (theirs: T) => void) => () => {
    setSettled(conflict)
    then(theirs)
  }
  return (
    <div ref={box} className="formconflict">
      <Notice tone="warn" role="alert">
        <b>{t('forms.conflict.title')}</b>
        <p>{t(changes.length > 0 ? 'forms.conflict.text' : 'forms.conflict.elsewhere')}</p>
        <dl className="formconflict__both">
          {changes.map(({ label, mine, theirs: other }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {t('forms.conflict.mine')} {mine || t('forms.conflict.nothing')}
              </dd>
              <dd>
                {t('forms.conflict.theirs')} {other || t('forms.conflict.nothing')}
              </dd>
            </div>
          ))}
        </dl>
        <div className="formconflict__act">
          <Button variant="soft" size="small" onPress={decide(onTheirs)}>
            {t('forms.conflict.takeTheirs')}
          </Button>
          <Button variant="brand" size="small" onPress={decide(onMine)}>
            {t('forms.conflict.keepMine')}
          </Button>
        </div>
      </Notice>
    </div>
  )
}
