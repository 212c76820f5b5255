import CheckBold from '@phosphor-icons/core/bold/check-bold.svg'
import { type MouseEvent, type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import { useCoreTexts } from '#platform/i18n'
import { useBackListener } from '#platform/navigation'
import { Button, Icon, type MenuAction } from '#ui/components'
import type { ListModel } from './ListModel'
import './selection.css'

/** Choosing rows of a list for an action on several records. */
export interface Selection {
  /** Chosen ids in the order of choice; undefined while no rows are being chosen. */
  readonly chosen: readonly string[] | undefined
  readonly start: () => void
  readonly end: () => void
  /** The row, with a checkbox over it while rows are being chosen. */
  readonly row: (id: string) => ReactNode
}

/** Adds choosing to the rows of a list. Going back ends it, and so does another query. */
export function useSelection(rows: ListModel, row: (id: string) => ReactNode): Selection {
  const [chosen, setChosen] = useState<readonly string[]>()
  const end = useCallback(() => setChosen(undefined), [])
  const start = useCallback(() => setChosen([]), [])
  useBackListener(end, chosen !== undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another query shows other rows
  useEffect(end, [rows.key, end])
  const toggle = useCallback(
    (id: string) => setChosen((now = []) => (now.includes(id) ? now.filter((other) => other !== id) : [...now, id])),
    [],
  )
  const choosable = useCallback(
    (id: string) => (
      <Choosable id={id} isChosen={chosen?.includes(id) ?? false} onToggle={toggle}>
        {row(id)}
      </Choosable>
    ),
    [chosen, row, toggle],
  )
  const shown = chosen ? choosable : row
  return useMemo(() => ({ chosen, start, end, row: shown }), [chosen, start, end, shown])
}

interface ChoosableProps {
  readonly id: string
  readonly isChosen: boolean
  readonly onToggle: (id: string) => void
  readonly children: ReactNode
}

/** A row under a checkbox: a tap anywhere chooses it. */
function Choosable({ id, isChosen, onToggle, children }: ChoosableProps) {
  const keep = (event: MouseEvent) => {
    // A link or button of the row that a keyboard pressed.
    event.preventDefault()
    event.stopPropagation()
    onToggle(id)
  }
  return (
    <label className="choosable">
      <input type="checkbox" className="choosable__input" checked={isChosen} onChange={() => onToggle(id)} />
      <span className="choosable__mark" aria-hidden="true">
        {isChosen ? <Icon svg={CheckBold} /> : null}
      </span>
      <div className="choosable__row" onClickCapture={keep}>
        {children}
      </div>
    </label>
  )
}

/** Number of chosen rows, the actions for them, and the way out. */
export function SelectionBar({ selection, actions }: { selection: Selection; actions: readonly MenuAction[] }) {
  const t = useCoreTexts()
  const count = selection.chosen?.length ?? 0
  return (
    <>
      <Button variant="line" onPress={selection.end}>
        {t('list.endChoosing')}
      </Button>
      {actions.map(({ label, onPress, tone, disabled }) => (
        <Button
          key={label}
          variant={tone === 'risk' ? 'risk' : 'main'}
          wide
          disabled={disabled === true || count === 0}
          onPress={onPress}
        >
          {count === 0 ? label : t('list.bulk', { action: label, count })}
        </Button>
      ))}
    </>
  )
}
