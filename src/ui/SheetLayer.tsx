import { useId, useLayoutEffect, useRef } from 'react'
import { Popup } from 'react-vant'
// The part's own styles: its index, which would bring them, is left out of the build.
import 'react-vant/es/popup/style/index.css'
import { lessMotion, overlayRoot, useOverlay } from './overlays'
import type { SheetProps } from './Sheet'
import './Sheet.css'

/** How long a sheet rises; the token `--slow` for react-vant, which wants a number. ms */
const RISE = 280

/** react-vant would count up from 2000; the layers are the tokens'. */
const LAYER = { zIndex: 'var(--z-sheet)' }

/** What a `Sheet` is made of; its code comes when a sheet is first opened, or before when there is time. */
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
  const id = useId()
  useOverlay(panel, open, onClose)
  useHiddenWithPage(panel)
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
      <div className="sheet__body">{children}</div>
      {foot ? <div className="sheet__foot">{foot}</div> : null}
    </div>
  )
}

/** A kept page that is left hides what it put over itself: the sheet stands outside of the page's own element. */
function useHiddenWithPage(panel: React.RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const sheet = panel.current?.closest<HTMLElement>('.sheet')
    const scrim = sheet?.previousElementSibling
    const parts = [sheet, scrim instanceof HTMLElement && scrim.matches('.sheet-scrim') ? scrim : undefined]
    const hide = (hidden: boolean) => {
      for (const part of parts) part?.toggleAttribute('hidden', hidden)
    }
    hide(false)
    return () => hide(true)
  }, [panel])
}
