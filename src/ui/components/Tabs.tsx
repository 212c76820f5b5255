import { type KeyboardEvent, useEffect, useRef } from 'react'
import { classes, keepInView, nextIndex } from './dom'
import './Tabs.css'

export interface Tab<V extends string> {
  readonly value: V
  readonly label: string
  /** Formatted count. */
  readonly count?: string | number | undefined
}

/** Visible part of the neighbour beside the selected tab. px */
const PEEK = 40

export interface TabsProps<V extends string> {
  readonly label: string
  readonly tabs: readonly Tab<V>[]
  readonly value: V
  readonly onChange: (value: V) => void
}

/** Tabs in one horizontally scrolling line; arrow keys move the selection, the selected tab is scrolled into view. */
export function Tabs<V extends string>({ label, tabs, value, onChange }: TabsProps<V>) {
  const list = useRef<HTMLDivElement>(null)
  // Deferred counts make tabs wider.
  const widths = tabs.map(({ count }) => count).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the tabs move when their widths change
  useEffect(() => {
    // In the next frame, because reading positions now would force an extra layout.
    const frame = requestAnimationFrame(() => {
      const line = list.current
      const chosen = line?.querySelector<HTMLElement>(`[data-value="${value}"]`)
      if (!line || !chosen) return
      keepInView(line, chosen, PEEK)
    })
    return () => cancelAnimationFrame(frame)
  }, [value, widths])

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
