import { useState } from 'react'
import { Button, Notice, Segmented } from '#ui/components'
import { useTexts } from '../plugin'
import type { Conflict } from '../rules/changes'
import { useBudgetWords } from './useBudgetWords'

interface CellConflictsProps {
  readonly conflicts: readonly Conflict[]
  /** Gets the keys of the cells that keep one’s own text. */
  readonly onSettle: (mine: ReadonlySet<string>) => void
}

/** Cells that somebody else changed at the same time, with both texts; everything else has merged. */
export function CellConflicts({ conflicts, onSettle }: CellConflictsProps) {
  const t = useTexts()
  const words = useBudgetWords()
  const [mine, setMine] = useState<ReadonlySet<string>>(new Set(conflicts.map(({ key }) => key)))
  const choose = (key: string, isMine: boolean) =>
    setMine((now) => new Set([...[...now].filter((other) => other !== key), ...(isMine ? [key] : [])]))
  return (
    <Notice tone="warn" role="alert">
      <b>{t('conflict.title')}</b>
      {conflicts.map(({ key, value, current }) => (
        <Segmented
          key={key}
          label={words.cell(key)}
          value={mine.has(key) ? 'mine' : 'theirs'}
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
          onChange={(choice) => choose(key, choice === 'mine')}
        />
      ))}
      <Button variant="brand" size="small" onPress={() => onSettle(mine)}>
        {t('conflict.settle')}
      </Button>
    </Notice>
  )
}
