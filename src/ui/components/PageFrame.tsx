import { type ReactNode, useRef } from 'react'
import { usePageNavigation } from '#platform/navigation'
import { classes } from './dom'
import { useKeyboardInset } from './keyboard'
import { NavBar, type NavBarProps } from './NavBar'
import { useStepAside } from './useStepAside'
import './PageFrame.css'

export interface PageFrameProps {
  readonly title: string
  /** The bar; its back button goes back unless `onBack` overrides it. */
  readonly nav?: Omit<NavBarProps, 'title'> | undefined
  /**
   * No visible navigation bar: the host renders one or the page has its own. The title stays available to screen
   * readers.
   */
  readonly bare?: boolean | undefined
  /** White background to the bottom, for texts and forms without cards. */
  readonly plain?: boolean | undefined
  /** No line below the navigation bar, because the page continues it. */
  readonly flush?: boolean | undefined
  /** Content that stays below the navigation bar while the page scrolls: tabs, chips, search. */
  readonly top?: ReactNode
  /** A bar about the whole page, `OfflineBar`; stays below everything at the top. */
  readonly notice?: ReactNode
  /** Main actions of the screen; stays above the safe area and the keyboard. */
  readonly bottomBar?: ReactNode
  /** Floating buttons (`DockButton`); hidden while the page scrolls down. */
  readonly dock?: ReactNode
  readonly children?: ReactNode
}

/** The layout of a screen: bars and body. The page around it is the scroll container (pages 'Common', Frame). */
export function PageFrame(props: PageFrameProps) {
  const { title, nav, bare = false, plain = false, flush = false, top, notice, bottomBar, dock, children } = props
  const root = useRef<HTMLElement>(null)
  const { back } = usePageNavigation()
  useKeyboardInset()
  useStepAside(root, dock !== undefined)
  return (
    <main ref={root} className={classes('frame', bare && !top && 'frame--bare', plain && 'frame--plain')}>
      {bare ? <h1 className="visually-hidden">{title}</h1> : null}
      {bare && !top ? (
        notice && <div className="frame__notice">{notice}</div>
      ) : (
        <header className={classes('frame__top', !top && !flush && 'frame__top--line')}>
          {bare ? null : <NavBar title={title} onBack={back} {...nav} />}
          {top}
          {notice}
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
