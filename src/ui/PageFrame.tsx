import { type ReactNode, useRef } from 'react'
import { usePageNavigation } from '#src/navigation'
import { classes } from './classes'
import { useKeyboardInset } from './keyboard'
import { NavBar, type NavBarProps } from './NavBar'
import { useStepAside } from './useStepAside'
import './PageFrame.css'

export interface PageFrameProps {
  readonly title: string
  /** The bar; its back button goes back unless `onBack` says otherwise. */
  readonly nav?: Omit<NavBarProps, 'title'> | undefined
  /** The host draws the bar, or the page has a head of its own; the title stays for screen readers. */
  readonly bare?: boolean | undefined
  /** White to the end: a text or a form without cards. */
  readonly plain?: boolean | undefined
  /** The head of the page goes on under the bar: no line between them. */
  readonly flush?: boolean | undefined
  /** Stays under the bar while the page scrolls: tabs, chips, search. */
  readonly top?: ReactNode
  /** The screen's main actions, above the safe area and the keyboard. */
  readonly bottomBar?: ReactNode
  /** Floating actions (`Dock…` parts); they step aside while the page scrolls down. */
  readonly dock?: ReactNode
  readonly children?: ReactNode
}

/** The frame of a screen inside its page, which is the scroll container (pages 'Common', Frame). */
export function PageFrame(props: PageFrameProps) {
  const { title, nav, bare = false, plain = false, flush = false, top, bottomBar, dock, children } = props
  const root = useRef<HTMLElement>(null)
  const { back } = usePageNavigation()
  useKeyboardInset()
  useStepAside(root, dock !== undefined)
  return (
    <main ref={root} className={classes('frame', bare && !top && 'frame--bare', plain && 'frame--plain')}>
      {bare ? <h1 className="visually-hidden">{title}</h1> : null}
      {bare && !top ? null : (
        <header className={classes('frame__top', !top && !flush && 'frame__top--line')}>
          {bare ? null : <NavBar title={title} onBack={back} {...nav} />}
          {top}
        </header>
      )}
      <div className={classes('frame__body', dock ? 'frame__body--dock' : undefined)}>{children}</div>
      {dock ? (
        <div className={classes('frame__dock', bottomBar ? 'frame__dock--raised' : undefined)}>{dock}</div>
      ) : null}
      {bottomBar ? <div className="frame__bar">{bottomBar}</div> : null}
    </main>
  )
}
