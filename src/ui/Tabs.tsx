import { type KeyboardEvent, useEffect, useRef } from 'react'
import { classes } from './classes'
import { keepInView } from './keepInView'
import { nextIndex } from './nextIndex'
import './Tabs.css'

export interface Tab<V extends string> {
  readonly value: V
  readonly label: string
  /** Already formatted. */
  readonly count?: string | number | undefined
}

/** How much of a neighbour stays in view beside the chosen tab. px */
const PEEK = 40

export interface TabsProps<V extends string> {
  readonly label: string
  readonly tabs: readonly Tab<V>[]
  readonly value: V
  readonly onChange: (value: V) => void
}

/** Tabs in one line that scrolls sideways; arrow keys move, the chosen one stays in view. */
export function Tabs<V extends string>({ label, tabs, value, onChange }: TabsProps<V>) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // With the next frame: asked for its place at once, a new page would be laid out once more.
    const frame = requestAnimationFrame(() => {
      const line = list.current
      const chosen = line?.querySelector<HTMLElement>(`[data-value="${value}"]`)
      if (!line || !chosen) return
      keepInView(line, chosen, PEEK)
    })
    return () => cancelAnimationFrame(frame)
  }, [value])

  const onKeyDown = (event: KeyboardEvent) => {
    const present = tabs.findIndex((tab) => tab.value === value)
    const index = nextIndex(event.key, present, tabs.length)
    const next = index === undefined ? undefined : tabs[index]
    if (!next) return
    event.preventDefault()
    onChange(next.value)
    list.current?.querySelector<HTMLElement>(`[data-value="${next.value}"]`)?.focus()
  }

  return (
    <div ref={list} className="tabs" role="tablist" aria-label={label} onKeyDown={onKeyDown}>
      {tabs.map((tab) => (
        <button
          key={tab.value}
          type="button"
          role="tab"
          data-value={tab.value}
          aria-selected={tab.value === value}
          tabIndex={tab.value === value ? 0 : -1}
          className={classes('tab', tab.value === value && 'tab--on')}
          onClick={() => onChange(tab.value)}
        >
          {tab.label}
          {tab.count === undefined ? null : <span className="tab__count"> {tab.count}</span>}
        </button>
      ))}
    </div>
  )
}
