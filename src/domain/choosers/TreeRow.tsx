import CheckBold from '@phosphor-icons/core/bold/check-bold.svg'
import MinusBold from '@phosphor-icons/core/bold/minus-bold.svg'
import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react'
import { classes, Icon } from '#ui/components'
import type { Choice } from './tree'

interface TreeRowProps {
  readonly name: string
  /** Path of the ancestors, for search results. */
  readonly above: string | undefined
  readonly depth: number
  readonly choice: Choice
  /** Name of the group of radio buttons, where one entry is chosen; else checkboxes. */
  readonly group?: string | undefined
  readonly disabled?: boolean | undefined
  readonly onToggle: () => void
  /** Content at the right of the name, e.g. a figure. */
  readonly trail?: ReactNode
  /** Button that expands and collapses the branch. */
  readonly children: ReactNode
}

/** Entry of a tree with a checkbox (on, off or indeterminate) or a radio button. */
export function TreeRow(props: TreeRowProps) {
  const { name, above, depth, choice, group, disabled, onToggle, trail, children } = props
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = choice === 'some'
  }, [choice])
  return (
    <div className="tree__row" style={{ '--depth': depth } as CSSProperties}>
      <label className="tree__choice">
        <input
          ref={box}
          type={group === undefined ? 'checkbox' : 'radio'}
          name={group}
          className="tree__input"
          checked={choice === 'on'}
          disabled={disabled}
          onChange={onToggle}
          // A checked radio button emits no change event, but pressing it returns the choice too.
          onClick={group !== undefined && choice === 'on' ? onToggle : undefined}
        />
        <span
          className={classes('tree__mark', `tree__mark--${choice}`, group !== undefined && 'tree__mark--one')}
          aria-hidden="true"
        >
          {choice === 'some' ? <Icon svg={MinusBold} /> : <Icon svg={CheckBold} />}
        </span>
        <span className="tree__name">
          {name}
          {above ? <span className="tree__above">{above}</span> : null}
        </span>
        {trail === undefined ? null : <span className="tree__trail">{trail}</span>}
      </label>
      {children}
    </div>
  )
}
