import PhotoSwipe from 'photoswipe'
import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { lessMotion, overlayRoot, useOverlay } from '#ui/components'
import { useAttachmentTexts } from './texts'
import 'photoswipe/style.css'
import './PhotoViewer.css'

export interface PhotoViewerProps {
  /** Addresses of the photos. */
  readonly photos: readonly string[]
  /** Index of the photo that is shown first. */
  readonly at: number
  readonly label: string
  readonly onClose: () => void
}

/** Size that a photo has until it is loaded. px */
const UNKNOWN = { width: 1600, height: 1200 }

/** Photos over the whole screen: pinch, double tap, swipe; swipe down, back, Escape and the button close it. */
export default function PhotoViewer({ photos, at, label, onClose }: PhotoViewerProps) {
  const t = useAttachmentTexts()
  const box = useRef<HTMLDivElement>(null)
  const viewer = useRef<PhotoSwipe>(undefined)
  useOverlay(box, true, () => viewer.current?.close())

  // biome-ignore lint/correctness/useExhaustiveDependencies: made once; a change of language applies to the next one
  useEffect(() => {
    const dataSource = photos.map((src, index) => ({
      src,
      ...UNKNOWN,
      alt: t('attachments.photo', { number: index + 1, count: photos.length }),
    }))
    const made = new PhotoSwipe({
      dataSource,
      index: at,
      ...(box.current ? { appendToEl: box.current } : {}),
      bgOpacity: 1,
      // `useOverlay` does these.
      trapFocus: false,
      returnFocus: false,
      escKey: false,
      showHideAnimationType: lessMotion() ? 'none' : 'fade',
      closeTitle: t('close'),
      zoomTitle: t('attachments.viewer.zoom'),
      arrowPrevTitle: t('attachments.viewer.previous'),
      arrowNextTitle: t('attachments.viewer.next'),
      errorMsg: t('attachments.viewer.failed'),
    })
    made.on('loadComplete', ({ content }) => {
      const item = dataSource[content.index]
      const { element } = content
      if (!item || !(element instanceof HTMLImageElement) || element.naturalWidth === 0) return
      const { naturalWidth: width, naturalHeight: height } = element
      if (item.width === width && item.height === height) return
      Object.assign(item, { width, height })
      made.refreshSlideContent(content.index)
    })
    let isOver = false
    made.on('destroy', () => {
      if (!isOver) onClose()
    })
    made.init()
    viewer.current = made
    return () => {
      isOver = true
      made.destroy()
    }
  }, [])

  return createPortal(
    <div ref={box} className="photoviewer" role="dialog" aria-modal="true" aria-label={label} tabIndex={-1} />,
    overlayRoot(),
  )
}
