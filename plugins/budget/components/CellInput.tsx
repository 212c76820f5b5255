import { type KeyboardEvent, startTransition, useEffect, useId, useRef, useState } from 'react'
import { classes } from '#ui/components'
import type { CellError } from '../rules/sheet'
import { useBudgetWords } from './useBudgetWords'

/** What is typed reaches the sheet after this time, so that a key never waits for the figures. ms */
const SETTLES = 250

interface CellInputProps {
  /** Key of the cell: `A1.qty`. */
  readonly name: string
  readonly label: string
  readonly value: string
  readonly error: CellError | undefined
  /** What a formula gives. */
  readonly result?: string | undefined
  readonly unit?: string | undefined
  readonly onChange: (name: string, value: string) => void
}

/** A cell of a sheet: Enter and the arrow keys go up and down its column; its error leads to where it comes from. */
export function CellInput({ name, label, value, error, result, unit, onChange }: CellInputProps) {
  const words = useBudgetWords()
  const below = useId()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<string>()
  const latest = useRef({ name, onChange })
  latest.current = { name, onChange }
  useEffect(() => {
    if (typed === undefined) return undefined
    // A key that is pressed meanwhile comes first.
    const timer = setTimeout(() => startTransition(() => latest.current.onChange(latest.current.name, typed)), SETTLES)
    return () => clearTimeout(timer)
  }, [typed])
  const settle = () => {
    if (typed !== undefined && typed !== value) onChange(name, typed)
    setTyped(undefined)
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = event.key === 'Enter' || event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step === 0 || event.nativeEvent.isComposing) return
    event.preventDefault()
    settle()
    const column = name.slice(name.lastIndexOf('.'))
    const cells = [...document.querySelectorAll<HTMLInputElement>('input[data-cell]')].filter(
      ({ dataset, offsetParent }) => dataset.cell?.endsWith(column) && offsetParent !== null,
    )
    cells[cells.indexOf(event.currentTarget) + step]?.focus()
  }
  const follow = () => {
    const to = error?.kind === '#REF' ? error.cell : error?.kind === '#CYCLE' ? error.path[1] : undefined
    if (to !== undefined) return focusCell(to)
    input.current?.focus()
    if (error && 'at' in error) input.current?.setSelectionRange(error.at, error.at)
  }
  return (
    <div className={classes('cellinput', error && 'cellinput--wrong')}>
      <label className="cellinput__label">
        <span>{label}</span>
        <span className="cellinput__box">
          <input
            ref={input}
            data-cell={name}
            className="cellinput__input"
            value={typed ?? value}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={500}
            aria-invalid={error !== undefined}
            aria-describedby={below}
            onChange={(event) => setTyped(event.target.value)}
            onBlur={settle}
            onKeyDown={press}
          />
          {unit ? <span className="unit">{unit}</span> : null}
        </span>
      </label>
      <span id={below}>
        {error ? (
          <button type="button" className="cellinput__error" onClick={follow}>
            <b>{error.kind}</b> {error.kind === '#SYNTAX' ? <Caret text={value} at={error.at} /> : null}
            {words.error(error, value)}
          </button>
        ) : (
          result !== undefined && <span className="cellinput__result">= {result}</span>
        )}
      </span>
    </div>
  )
}

/** Scrolls to a cell and focuses it; of a line its first cell, of a group that of its first item. */
export function focusCell(name: string): void {
  const cells = [...document.querySelectorAll<HTMLInputElement>('input[data-cell]')]
  const found =
    cells.find(({ dataset }) => dataset.cell === name) ??
    cells.find(({ dataset }) => dataset.cell?.startsWith(`${name}.`)) ??
    cells.find((cell) => cell.closest<HTMLElement>('[data-group]')?.dataset.group === name)
  found?.scrollIntoView({ block: 'center' })
  found?.focus({ preventScroll: true })
}

/** The text with a mark where it ends to be a formula. */
function Caret({ text, at }: { readonly text: string; readonly at: number }) {
  const begin = Math.max(0, at - 12)
  return (
    <code className="cellinput__caret">
      {text.slice(begin, at)}
      <mark>‸</mark>
      {text.slice(at, at + 12)}
    </code>
  )
}
