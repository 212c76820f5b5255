import { useEffect, useMemo, useRef, useState } from 'react'
import type { Point } from '#base/geo'
import { addTexts } from '#platform/i18n'
import { MapView } from './MapView'
import { boundsOf } from './mercator'
import { type Drawing, type DrawingEvents, ShapeLayer } from './ShapeLayer'
import type { MapShape } from './shapes'
import en from './shapes.en.json'
import zh from './shapes.zh-CN.json'
import type { MapHandle, MapTarget } from './types'
import type { ShapeEditor } from './useShapeEditor'
import './ShapeMap.css'

/** The texts of drawings, which are loaded with their code. */
export const useShapeTexts = addTexts(en, zh)

export interface ShapeMapProps<S extends MapShape> {
  readonly label: string
  /** What the map shows while there are no shapes. */
  readonly center: Point
  readonly shapes: readonly S[]
  /** Without it the drawing is read-only. */
  readonly editor?: ShapeEditor<S> | undefined
  readonly nameOf: (shape: S) => string
  /** Shapes that are cut out of others. */
  readonly isHole?: ((shape: S) => boolean) | undefined
  /** Ids of shapes that cannot stay so. */
  readonly faulty?: Iterable<string> | undefined
}

/** So close that a hall fills the screen. */
const ZOOM = 18
/** Drawn areas are looked at no closer than this. */
const CLOSEST = 19

/** A map on which areas are drawn corner by corner: handles are moved by finger and by arrow keys. */
export function ShapeMap<S extends MapShape>(props: ShapeMapProps<S>) {
  const { label, center, shapes, editor, nameOf, isHole, faulty = [] } = props
  const t = useShapeTexts()
  const [map, setMap] = useState<MapHandle | null | undefined>()
  const [layer, setLayer] = useState<ShapeLayer>()
  const events = useRef<DrawingEvents>(undefined)
  events.current = editor
  useEffect(() => {
    if (!map) return
    let made: ShapeLayer | undefined
    let isGone = false
    // The map has loaded it already.
    void import('leaflet').then((leaflet) => {
      if (isGone) return
      made = new ShapeLayer(map, leaflet, () => events.current)
      setLayer(made)
    })
    return () => {
      isGone = true
      made?.remove()
      setLayer(undefined)
    }
  }, [map])
  const drawing: Drawing = {
    shapes: shapes.map((shape) => ({
      id: shape.id,
      ring: shape.ring,
      name: nameOf(shape),
      isHole: isHole?.(shape) === true,
    })),
    active: editor?.activeId,
    corner: editor?.corner,
    isDrawing: editor?.isDrawing === true,
    isReadOnly: editor === undefined,
    faulty: [...faulty],
    cornerName: (name, index) => t('shapes.corner', { n: index + 1, name }),
    middleName: (name, index) => t('shapes.middle', { n: index + 1, name }),
  }
  // Rendered anew only when its contents change: a handle under a finger must stay mounted.
  const key = JSON.stringify([drawing, t('shapes.tools')])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key identifies the drawing
  const shown = useMemo(() => drawing, [key])
  useEffect(() => layer?.show(shown), [layer, shown])
  // The first shapes, also those of a draft, which are restored later; not those that are being drawn.
  const first = useRef<MapTarget>(undefined)
  if (editor?.isDrawing) first.current ??= { center, zoom: ZOOM }
  const bounds = boundsOf(shapes.flatMap(({ ring }) => ring))
  if (bounds) first.current ??= { bounds, closest: CLOSEST }
  const view = first.current ?? { center, zoom: ZOOM }
  return <MapView label={label} view={view} handle={setMap} />
}
