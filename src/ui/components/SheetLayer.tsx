import { useId, useLayoutEffect, useRef } from 'react'
import { Popup } from 'react-vant'
// The build omits the component's index, which would import these styles.
import 'react-vant/es/popup/style/index.css'
import { focusable, lessMotion, overlayRoot, useOverlay } from './overlays'
import type { SheetProps } from './Sheet'
import './Sheet.css'

/** Duration of the opening animation; equals the token `--slow`, because react-vant needs a number. ms */
const RISE = 280

/** Overrides the z-index of react-vant, which counts up from 2000. */
const LAYER = { zIndex: 'var(--z-sheet)' }

/** Implementation of `Sheet`; loaded when idle or when the first sheet opens. */
export default function SheetLayer(props: SheetProps) {
  const { open, onClose } = props
  return (
    <Popup
      visible={open}
      position="bottom"
      className="sheet"
      overlayClass="sheet-scrim"
      style={LAYER}
      overlayStyle={LAYER}
      duration={lessMotion() ? 0 : RISE}
      teleport={overlayRoot}
      onClose={onClose}
      destroyOnClose
    >
      <SheetPanel {...props} />
    </Popup>
  )
}

function SheetPanel({ open, onClose, title, text, action, foot, children }: SheetProps) {
  const panel = useRef<HTMLDivElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const id = useId()
  useOverlay(panel, open, onClose)
  useHiddenWithPage(panel, open)
  useScrolledByKeys(body)
  return (
    <div ref={panel} className="sheet__panel" role="dialog" aria-modal="true" aria-labelledby={id} tabIndex={-1}>
      <div className="sheet__grip" aria-hidden="true" />
      <div className="sheet__head">
        <h2 id={id} className="sheet__title">
          {title}
        </h2>
        {action}
      </div>
      {text ? <p className="sheet__text">{text}</p> : null}
      <div ref={body} className="sheet__body">
        {children}
      </div>
      {foot ? <div className="sheet__foot">{foot}</div> : null}
    </div>
  )
}

/** Makes text that has nothing to press in it a stop of the Tab key, from where arrow keys scroll it. */
function useScrolledByKeys(body: React.RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current } = body
    if (!current) return
    if (focusable(current).length > 0) current.removeAttribute('tabindex')
    else current.tabIndex = 0
  })
}

/**
 * Hides the sheet with its cached page, because the sheet is mounted outside the page's element. One that was closing
 * then stays hidden on return: a hidden page does not see the end of its animation.
 */
function useHiddenWithPage(panel: React.RefObject<HTMLElement | null>, open: boolean): void {
  useLayoutEffect(() => {
    if (open) hide(panel.current, false)
  }, [panel, open])
  useLayoutEffect(() => {
    const { current } = panel
    return () => hide(current, true)
  }, [panel])
}

/** Hides a sheet and its scrim, or shows them. */
function hide(panel: HTMLElement | null, hidden: boolean): void {
  const sheet = panel?.closest<HTMLElement>('.sheet')
  const scrim = sheet?.previousElementSibling
  for (const part of [sheet, scrim?.matches('.sheet-scrim') ? scrim : undefined])
    part?.toggleAttribute('hidden', hidden)
}
