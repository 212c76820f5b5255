import { useMemo, useState } from 'react'
import type { Point } from '#base/geo'
import { freshId, insertCorner, type MapShape, withRing } from './shapes'

/** Steps that can be taken back. */
const MOST_STEPS = 100

/**
 * The edits of a drawing, with undo and redo; `onChange` stores the drawing itself (in a form, its draft). A shape has
 * `most` corners at most.
 */
export function useShapeEditor<S extends MapShape>(
  shapes: readonly S[],
  onChange: (shapes: S[]) => void,
  { most }: { readonly most: number },
) {
  const [past, setPast] = useState<readonly (readonly S[])[]>([])
  const [future, setFuture] = useState<readonly (readonly S[])[]>([])
  const [activeId, setActive] = useState<string>()
  const [corner, setCorner] = useState<number>()
  /** The properties of the shape being drawn, beside its corners; undefined when the user draws nothing. */
  const [drawn, setDrawn] = useState<Omit<S, keyof MapShape>>()

  return useMemo(() => {
    const active = shapes.find(({ id }) => id === activeId)
    const ring = active?.ring ?? []
    const isDrawing = drawn !== undefined
    const edit = (next: readonly S[]) => {
      setPast([...past.slice(1 - MOST_STEPS), shapes])
      setFuture([])
      onChange([...next])
    }
    const reshape = (ringOf: (ring: readonly Point[]) => readonly Point[]) =>
      activeId !== undefined && edit(withRing(shapes, activeId, ringOf))
    const choose = (id: string | undefined) => {
      setActive(id)
      setCorner(undefined)
    }
    const finish = () => {
      setDrawn(undefined)
      setCorner(undefined)
    }
    const isSame = (a: Point | undefined, b: Point) => a?.lng === b.lng && a.lat === b.lat
    const step = (from: typeof past, to: typeof past, set: { from: typeof setPast; to: typeof setPast }) => {
      const next = from[from.length - 1]
      if (!next) return
      set.from(from.slice(0, -1))
      set.to([...to, shapes])
      setCorner(undefined)
      if (!next.some(({ id }) => id === activeId) && !isDrawing) setActive(undefined)
      onChange([...next])
    }
    return {
      active,
      activeId,
      corner,
      isDrawing,
      canUndo: past.length > 0,
      canRedo: future.length > 0,
      undo: () => step(past, future, { from: setPast, to: setFuture }),
      redo: () => step(future, past, { from: setFuture, to: setPast }),
      /** Starts a shape: what it is besides its corners. */
      start: (rest: Omit<S, keyof MapShape>) => {
        choose(freshId(shapes))
        setDrawn(rest)
      },
      /** Adds a whole shape. */
      add: (rest: Omit<S, keyof MapShape>, ring: readonly Point[]) => {
        const id = freshId(shapes)
        edit([...shapes, { ...rest, id, ring: [...ring] } as MapShape as S])
        choose(id)
      },
      finish,
      select: (id: string) => !isDrawing && choose(id === activeId ? undefined : id),
      /** A tap on the map: the next corner while drawing, else nothing is chosen any more. */
      tap: (point: Point) => {
        if (!isDrawing || activeId === undefined) return choose(undefined)
        if (ring.length >= 3 && isSame(ring[0], point)) return finish()
        if (isSame(ring[ring.length - 1], point)) return
        const begun = active ? shapes : [...shapes, { ...drawn, id: activeId, ring: [] } as MapShape as S]
        edit(withRing(begun, activeId, (corners) => insertCorner(corners, corners.length, point, most)))
      },
      chooseCorner: (index: number) => {
        if (isDrawing && index === 0 && ring.length >= 3) return finish()
        setCorner(index === corner ? undefined : index)
      },
      move: (index: number, point: Point) =>
        reshape((corners) => corners.map((known, at) => (at === index ? point : known))),
      insert: (after: number, point: Point) => {
        reshape((corners) => insertCorner(corners, after, point, most))
        setCorner(after + 1)
      },
      removeCorner: (index: number) => {
        reshape((corners) => corners.filter((_, at) => at !== index))
        setCorner(undefined)
      },
      remove: (id: string) => {
        edit(shapes.filter((shape) => shape.id !== id))
        choose(undefined)
        setDrawn(undefined)
      },
      /** Changes what a shape is besides its corners. */
      change: (id: string, part: Partial<Omit<S, keyof MapShape>>) =>
        edit(shapes.map((shape) => (shape.id === id ? { ...shape, ...part } : shape))),
    }
  }, [shapes, onChange, most, past, future, activeId, corner, drawn])
}
export type ShapeEditor<S extends MapShape> = ReturnType<typeof useShapeEditor<S>>
