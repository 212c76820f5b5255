import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'
import { afterFirstScreen, whenIdle } from '#src/loading'

export interface SheetProps {
  readonly open: boolean
  /** The scrim, Escape, going back: the caller sets `open` to false. */
  readonly onClose: () => void
  readonly title: string
  /** One sentence under the title. */
  readonly text?: ReactNode
  /** At the right of the title, e.g. 'Reset'. */
  readonly action?: ReactNode
  /** Buttons under the content; the last one takes the width and is named by its result. */
  readonly foot?: ReactNode
  readonly children?: ReactNode
}

let loaded: ComponentType<SheetProps> | undefined

/** Brings the code of sheets. */
export async function loadSheet(): Promise<{ readonly default: ComponentType<SheetProps> }> {
  const module = await import('./SheetLayer')
  loaded = module.default
  return module
}

afterFirstScreen
  .then(whenIdle)
  .then(loadSheet)
  // Nobody waits for it yet; who opens a sheet asks once more.
  .catch(() => undefined)

/** A sheet from below over the page: takes the focus, keeps it, gives it back. Its content lives while it is open. */
export function Sheet(props: SheetProps) {
  // Chosen once: a sheet that is open must not be drawn anew because its code has meanwhile come.
  const [Layer, setLayer] = useState<ComponentType<SheetProps>>()
  if (props.open && !Layer) setLayer(() => loaded ?? lazy(loadSheet))
  if (!Layer) return null
  return (
    <Suspense fallback={null}>
      <Layer {...props} />
    </Suspense>
  )
}
