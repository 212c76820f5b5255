import { useRef } from 'react'
import { Button, Notice } from '#ui/components'
import { useFormTexts } from './texts'
import { useNews } from './useNews'
import './FormConflict.css'

/** A field in both versions, in words. */
interface Both {
  readonly label: string
  readonly mine: string
  readonly theirs: string
}

interface FormConflictProps<T> {
  /** The present version, as long as the user has not chosen. */
  readonly theirs: T | undefined
  readonly compare: (theirs: T) => readonly Both[]
  /** Sends what was typed on top of the present version. */
  readonly onMine: (theirs: T) => void
  /** Takes the present version into the form. */
  readonly onTheirs: (theirs: T) => void
}

/** Both versions side by side, where somebody else saved first: nothing is overwritten unseen (field-needs.md 4). */
export function FormConflict<T>({ theirs, compare, onMine, onTheirs }: FormConflictProps<T>) {
  const t = useFormTexts()
  const box = useRef<HTMLDivElement>(null)
  const isShown = theirs !== undefined
  useNews(isShown, () => {
    if (isShown) box.current?.scrollIntoView({ block: 'center' })
  })
  if (theirs === undefined) return null
  const changes = compare(theirs).filter(({ mine, theirs: other }) => mine !== other)
  return (
    <div ref={box} className="formconflict">
      <Notice tone="warn" role="alert">
        <b>{t('forms.conflict.title')}</b>
        <p>{t(changes.length > 0 ? 'forms.conflict.text' : 'forms.conflict.elsewhere')}</p>
        <dl className="formconflict__both">
          {changes.map(({ label, mine, theirs: other }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{t('forms.conflict.mine', { text: mine || t('forms.conflict.nothing') })}</dd>
              <dd>{t('forms.conflict.theirs', { text: other || t('forms.conflict.nothing') })}</dd>
            </div>
          ))}
        </dl>
        <div className="formconflict__act">
          <Button variant="soft" size="small" onPress={() => onTheirs(theirs)}>
            {t('forms.conflict.takeTheirs')}
          </Button>
          <Button variant="brand" size="small" onPress={() => onMine(theirs)}>
            {t('forms.conflict.keepMine')}
          </Button>
        </div>
      </Notice>
    </div>
  )
}
