import { Check } from '@phosphor-icons/react/dist/csr/Check'
import { Minus } from '@phosphor-icons/react/dist/csr/Minus'
import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react'
import type { Choice } from './tree'

interface TreeRowProps {
  readonly name: string
  /** Path of the ancestors, for search results. */
  readonly above: string | undefined
  readonly depth: number
  readonly choice: Choice
  readonly onToggle: () => void
  /** Button that expands and collapses the branch. */
  readonly children: ReactNode
}

/** Entry of a tree with a checkbox: on, off or indeterminate. */
export function TreeRow({ name, above, depth, choice, onToggle, children }: TreeRowProps) {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = choice === 'some'
  }, [choice])
  return (
    <div className="tree__row" style={{ '--depth': depth } as CSSProperties}>
      <label className="tree__choice">
        <input ref={box} type="checkbox" className="tree__input" checked={choice === 'on'} onChange={onToggle} />
        <span className={`tree__mark tree__mark--${choice}`} aria-hidden="true">
          {choice === 'some' ? <Minus weight="bold" /> : <Check weight="bold" />}
        </span>
        <span className="tree__name">
          {name}
          {above ? <span className="tree__above">{above}</span> : null}
        </span>
      </label>
      {children}
    </div>
  )
}
