import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useNear } from '#ui/components'
import type { Drawing, DrawingModel, Engine } from './drawing'
import { loadEngine, readyEngine } from './loadEngine'

export interface DrawingState {
  readonly state: 'waiting' | 'loading' | 'ready' | 'failed'
  /** Loads the engine once more. */
  readonly retry: () => void
  /** Graphs: larger or smaller by a factor; 0 for all of it. */
  readonly zoom: Drawing['zoom']
}

interface DrawingOptions {
  /** The empty element that the chart is rendered into. */
  readonly box: RefObject<HTMLElement | null>
  readonly kind: DrawingModel['kind']
  /** Rendered anew when it is another object; undefined while the box has no size. */
  readonly picture: DrawingModel | undefined
  readonly onNode?: ((id: string) => void) | undefined
  readonly onZoom?: ((zoom: number) => void) | undefined
}

/** Loads the engine when the box is near the viewport, and updates the chart in it. */
export function useDrawing({ box, kind, picture, onNode, onZoom }: DrawingOptions): DrawingState {
  const isNear = useNear(box)
  const [engine, setEngine] = useState<Engine | undefined>(() => readyEngine(kind))
  const [hasFailed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const drawing = useRef<Drawing>(undefined)
  const latest = useRef({ onNode, onZoom })
  useLayoutEffect(() => {
    latest.current = { onNode, onZoom }
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt repeats the load
  useEffect(() => {
    if (!isNear || engine) return
    let isGone = false
    setFailed(false)
    loadEngine(kind).then(
      (loaded) => {
        if (!isGone) setEngine(loaded)
      },
      () => {
        if (!isGone) setFailed(true)
      },
    )
    return () => {
      isGone = true
    }
  }, [isNear, engine, kind, attempt])

  useLayoutEffect(() => {
    const element = box.current
    if (!engine || !element) return
    const opened = engine.open(element, {
      onNode: (id) => latest.current.onNode?.(id),
      onZoom: (zoom) => latest.current.onZoom?.(zoom),
    })
    drawing.current = opened
    return () => {
      drawing.current = undefined
      opened.close()
    }
  }, [engine, box])

  // Runs after the effect above, also when that has opened a new chart: a cached page that is shown renders it anew.
  useLayoutEffect(() => {
    if (engine && picture) drawing.current?.show(picture)
  }, [engine, picture])

  return {
    state: engine ? 'ready' : hasFailed ? 'failed' : isNear ? 'loading' : 'waiting',
    retry: () => setAttempt((count) => count + 1),
    zoom: (factor, at) => drawing.current?.zoom(factor, at),
  }
}
