import { type KeyboardEvent, type PointerEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import { addTexts } from '#platform/i18n'
import en from './indexes.en.json'
import zh from './indexes.zh-CN.json'
import './IndexList.css'

const useIndexTexts = addTexts(en, zh)

export interface IndexListProps<T> {
  /** Names the list. */
  readonly label: string
  readonly items: readonly T[]
  readonly keyOf: (item: T) => string
  /** The letter of an item; anything but A–Z is grouped under `#`, at the end. */
  readonly letterOf: (item: T) => string
  readonly row: (item: T) => ReactNode
}

const OTHERS = '#'

/** Items by letter, A to Z, the others last; in their order within. */
function groupsOf<T>(items: readonly T[], letterOf: (item: T) => string): (readonly [letter: string, items: T[]])[] {
  const groups = new Map<string, T[]>()
  for (const item of items) {
    const first = letterOf(item).slice(0, 1).toUpperCase()
    const letter = /^[A-Z]$/.test(first) ? first : OTHERS
    groups.set(letter, [...(groups.get(letter) ?? []), item])
  }
  // '#' sorts before the letters by its code.
  return [...groups].sort(([a], [b]) => Number(a === OTHERS) - Number(b === OTHERS) || (a < b ? -1 : 1))
}

/**
 * A list by letter: a finger on the letters at the edge, or the arrow keys there, scroll to each (kit, letters index).
 */
export function IndexList<T>({ label, items, keyOf, letterOf, row }: IndexListProps<T>) {
  const t = useIndexTexts()
  const root = useRef<HTMLDivElement>(null)
  const id = useId()
  const [at, setAt] = useState(0)
  const [isTouched, setTouched] = useState(false)
  const groups = groupsOf(items, letterOf)
  const letters = groups.map(([letter]) => letter)
  useRoom(root)

  const goTo = (index: number) => {
    const letter = letters[index]
    if (letter === undefined) return
    setAt(index)
    root.current?.querySelector(`[data-letter="${letter}"]`)?.scrollIntoView({ block: 'start' })
  }
  const follow = (event: PointerEvent) => {
    const { top, height } = event.currentTarget.getBoundingClientRect()
    const index = Math.floor(((event.clientY - top) / height) * letters.length)
    goTo(Math.min(letters.length - 1, Math.max(0, index)))
  }
  const step = (event: KeyboardEvent) => {
    const next = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: letters.length - 1 }[event.key]
    if (next === undefined) return
    event.preventDefault()
    goTo(Math.min(letters.length - 1, Math.max(0, next)))
  }
  const present = letters[Math.min(at, letters.length - 1)]

  if (present === undefined) return <p className="section__empty">{t('index.none')}</p>
  return (
    <div ref={root} className="indexlist">
      <div className="indexlist__rail">
        <div
          className="indexlist__letters"
          role="slider"
          tabIndex={0}
          aria-label={t('index.letters')}
          aria-orientation="vertical"
          aria-valuemin={0}
          aria-valuemax={letters.length - 1}
          aria-valuenow={Math.min(at, letters.length - 1)}
          aria-valuetext={present}
          onKeyDown={step}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId)
            setTouched(true)
            follow(event)
          }}
          onPointerMove={(event) => isTouched && follow(event)}
          onPointerUp={() => setTouched(false)}
          onPointerCancel={() => setTouched(false)}
        >
          {letters.map((letter) => (
            <span key={letter} aria-hidden="true">
              {letter}
            </span>
          ))}
        </div>
        {isTouched ? (
          <span className="indexlist__bubble" aria-hidden="true">
            {present}
          </span>
        ) : null}
      </div>
      <section aria-label={label}>
        {groups.map(([letter, members]) => (
          <section key={letter} className="indexlist__group" data-letter={letter} aria-labelledby={`${id}${letter}`}>
            <h2 id={`${id}${letter}`} className="indexlist__letter">
              {letter}
            </h2>
            <ul className="list">
              {members.map((item) => (
                <li key={keyOf(item)}>{row(item)}</li>
              ))}
            </ul>
          </section>
        ))}
      </section>
    </div>
  )
}

/**
 * What scrolls, and how much of it a head that stays in sight covers: letters stop below that. They end with the screen
 * before anything is scrolled, too.
 */
function useRoom(root: React.RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = root.current
    const scroller = element && scrollerOf(element)
    if (!element || !scroller) return
    const head = element.closest('main')?.querySelector('header')
    const measure = () => {
      const covered = head && scroller.contains(head) ? head.offsetHeight : 0
      element.style.setProperty('--index-top', `${covered}px`)
      const begin = element.getBoundingClientRect().top - scroller.getBoundingClientRect().top + scroller.scrollTop
      element.style.setProperty('--index-room', `${scroller.clientHeight - Math.max(covered, begin)}px`)
    }
    measure()
    window.addEventListener('resize', measure)
    // What stands above may load later.
    const sizes = typeof ResizeObserver === 'function' ? new ResizeObserver(measure) : undefined
    if (element.parentElement) sizes?.observe(element.parentElement)
    return () => {
      window.removeEventListener('resize', measure)
      sizes?.disconnect()
    }
  }, [root])
}

function scrollerOf(element: HTMLElement): HTMLElement | undefined {
  for (let at = element.parentElement; at; at = at.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(at).overflowY)) return at
  }
  return undefined
}
