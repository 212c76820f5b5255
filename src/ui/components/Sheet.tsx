import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'
import { afterFirstScreen, whenIdle } from '#base/loading'

export interface SheetProps {
  readonly open: boolean
  /** Called on scrim, Escape and back; the caller has to set `open` to false. */
  readonly onClose: () => void
  readonly title: string
  /** One sentence below the title. */
  readonly text?: ReactNode
  /** At the right of the title, e.g. 'Reset'. */
  readonly action?: ReactNode
  /** Buttons below the content; the last one fills the width. */
  readonly foot?: ReactNode
  readonly children?: ReactNode
}

let loaded: ComponentType<SheetProps> | undefined

/** Loads the code of sheets. */
export async function loadSheet(): Promise<{ readonly default: ComponentType<SheetProps> }> {
  const module = await import(/* webpackChunkName: "interaction" */ './SheetLayer')
  loaded = module.default
  return module
}

afterFirstScreen
  .then(() => whenIdle())
  .then(loadSheet)
  // Only a preload: opening a sheet retries.
  .catch(() => undefined)

/** A bottom sheet: modal, traps and restores the focus. Its content is mounted only while it is open. */
export function Sheet(props: SheetProps) {
  // Chosen once, so that an open sheet does not remount when its code arrives.
  const [Layer, setLayer] = useState<ComponentType<SheetProps>>()
  if (props.open && !Layer) setLayer(() => loaded ?? lazy(loadSheet))
  if (!Layer) return null
  return (
    <Suspense fallback={null}>
      <Layer {...props} />
    </Suspense>
  )
}
