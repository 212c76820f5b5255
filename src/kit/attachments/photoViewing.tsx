import { type ComponentType, type ReactNode, useMemo, useState } from 'react'
import type { Attachment } from '#base/fields'
import { useCore } from '#platform/core'
import { useCoreTexts } from '#platform/i18n'
import type { PhotoViewerProps } from './PhotoViewer'

interface Viewing {
  readonly Viewer: ComponentType<PhotoViewerProps>
  readonly sources: readonly string[]
  readonly at: number
  /** Called when the viewer closes. */
  readonly over: () => void
}

/** Shows photos large; `shown` belongs into the caller's content. The viewer is loaded by its first use. */
export function usePhotoViewer(label: string): {
  readonly open: (sources: readonly string[], at: number, over?: () => void) => Promise<void>
  readonly shown: ReactNode
} {
  const { feedback } = useCore()
  const t = useCoreTexts()
  const [viewing, setViewing] = useState<Viewing>()
  const close = () => {
    viewing?.over()
    setViewing(undefined)
  }
  return {
    async open(sources, at, over = () => undefined) {
      try {
        const { default: Viewer } = await import('./PhotoViewer')
        setViewing({ Viewer, sources, at, over })
      } catch {
        over()
        feedback.toast(t('error.network'))
      }
    },
    shown: viewing ? <viewing.Viewer photos={viewing.sources} at={viewing.at} label={label} onClose={close} /> : null,
  }
}

/** Shows the photos of a form large, those of the page from their files. */
export function useFileViewer(photos: readonly Attachment[], label: string) {
  const { open, shown } = usePhotoViewer(label)
  return useMemo(
    () => ({
      shown,
      open(id: string) {
        const visible = photos.filter(({ file, url }) => file || url !== undefined)
        const made = visible.map(({ file, url }) => (file ? URL.createObjectURL(file) : (url ?? '')))
        const at = visible.findIndex((photo) => photo.id === id)
        void open(made, at, () => {
          for (const address of made) if (address.startsWith('blob:')) URL.revokeObjectURL(address)
        })
      },
    }),
    [photos, open, shown],
  )
}
