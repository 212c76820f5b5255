import { useState } from 'react'
import { Button, Notice, Segmented } from '#ui/components'
import { useTexts } from '../plugin'
import type { Conflict } from '../rules/changes'
import { useBudgetWords } from './useBudgetWords'

interface CellConflictsProps {
  readonly conflicts: readonly Conflict[]
  /** Gets the keys of the cells that keep the other’s text. */
  readonly onSettle: (theirs: ReadonlySet<string>) => void
}

/** Cells that somebody else changed at the same time, with both texts; everything else has merged. */
export function CellConflicts({ conflicts, onSettle }: CellConflictsProps) {
  const t = useTexts()
  const words = useBudgetWords()
  const [theirs, setTheirs] = useState<ReadonlySet<string>>(new Set())
  const choose = (key: string, isTheirs: boolean) =>
    setTheirs((now) => new Set([...[...now].filter((other) => other !== key), ...(isTheirs ? [key] : [])]))
  return (
    <Notice tone="warn" role="alert">
      <b>{t('conflict.title')}</b>
      {conflicts.map(({ key, value, current }) => (
        <Segmented
          key={key}
          label={words.cell(key)}
          value={theirs.has(key) ? 'theirs' : 'mine'}
          options={[
            { value: 'mine', label: t('conflict.mine', { text: words.value(key, value) }) },
            {
              value: 'theirs',
              label:
                current === undefined
                  ? t('conflict.removed')
                  : t('conflict.theirs', { text: words.value(key, current) }),
            },
          ]}
          onChange={(choice) => choose(key, choice === 'theirs')}
        />
      ))}
      <Button variant="brand" size="small" onPress={() => onSettle(theirs)}>
        {t('conflict.settle')}
      </Button>
    </Notice>
  )
}
