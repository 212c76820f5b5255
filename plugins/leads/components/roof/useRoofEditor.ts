import { useMemo, useState } from 'react'
import type { Point } from '#src/geo'
import type { RoofArea, RoofKind } from '../../rules/roof'
import { addCorner, freshId, insertCorner, moveCorner, removeArea, removeCorner } from '../../rules/roofEdits'

type Areas = readonly RoofArea[]

/** Steps that can be taken back. */
const MOST_STEPS = 100

/** The edits of a drawing, with undo and redo; the drawing itself is kept by `onChange` (the form, its draft). */
export function useRoofEditor(areas: Areas, onChange: (areas: RoofArea[]) => void) {
  const [past, setPast] = useState<readonly Areas[]>([])
  const [future, setFuture] = useState<readonly Areas[]>([])
  const [active, setActive] = useState<string>()
  const [corner, setCorner] = useState<number>()
  const [isDrawing, setDrawing] = useState(false)
  const [drawnKind, setKind] = useState<RoofArea['kind']>('roof')

  return useMemo(() => {
    const edit = (next: Areas) => {
      setPast([...past.slice(1 - MOST_STEPS), areas])
      setFuture([])
      onChange([...next])
    }
    const select = (id: string | undefined, index?: number) => {
      setActive(id)
      setCorner(index)
    }
    const finish = () => {
      setDrawing(false)
      setCorner(undefined)
    }
    const ring = areas.find(({ id }) => id === active)?.ring ?? []
    const isSame = (a: Point | undefined, b: Point) => a?.lng === b.lng && a.lat === b.lat
    const step = (from: readonly Areas[], to: readonly Areas[], set: { from: typeof setPast; to: typeof setPast }) => {
      const next = from[from.length - 1]
      if (!next) return
      set.from(from.slice(0, -1))
      set.to([...to, areas])
      setCorner(undefined)
      if (!next.some(({ id }) => id === active) && !isDrawing) setActive(undefined)
      onChange([...next])
    }
    return {
      active: areas.find(({ id }) => id === active),
      activeId: active,
      corner,
      isDrawing,
      canUndo: past.length > 0,
      canRedo: future.length > 0,
      undo: () => step(past, future, { from: setPast, to: setFuture }),
      redo: () => step(future, past, { from: setFuture, to: setPast }),
      /** Starts a roof, or an area that is left out of one. */
      start: (kind: RoofArea['kind']) => {
        select(freshId(areas))
        setDrawing(true)
        setKind(kind)
      },
      finish,
      select: (id: string) => !isDrawing && select(id === active ? undefined : id),
      /** A tap on the map: the next corner while drawing, else nothing is chosen any more. */
      tap: (point: Point) => {
        if (!isDrawing || active === undefined) return select(undefined)
        if (ring.length >= 3 && isSame(ring[0], point)) return finish()
        if (isSame(ring[ring.length - 1], point)) return
        const known = areas.some(({ id }) => id === active)
        const begun: Areas = known ? areas : [...areas, { id: active, kind: drawnKind, roofKind: 'metal', ring: [] }]
        edit(addCorner(begun, active, point))
      },
      chooseCorner: (index: number) => {
        if (isDrawing && index === 0 && ring.length >= 3) return finish()
        setCorner(index === corner ? undefined : index)
      },
      move: (index: number, point: Point) => active !== undefined && edit(moveCorner(areas, active, index, point)),
      insert: (after: number, point: Point) => {
        if (active === undefined) return
        edit(insertCorner(areas, active, after, point))
        setCorner(after + 1)
      },
      removeCorner: (index: number) => {
        if (active === undefined) return
        edit(removeCorner(areas, active, index))
        setCorner(undefined)
      },
      removeArea: (id: string) => {
        edit(removeArea(areas, id))
        select(undefined)
        setDrawing(false)
      },
      setRoofKind: (id: string, roofKind: RoofKind) =>
        edit(areas.map((area) => (area.id === id ? { ...area, roofKind } : area))),
      /** Another drawing was loaded: what was done before cannot be taken back. */
      forget: () => {
        setPast([])
        setFuture([])
        select(undefined)
        setDrawing(false)
      },
    }
  }, [areas, onChange, past, future, active, corner, isDrawing, drawnKind])
}
export type RoofEditor = ReturnType<typeof useRoofEditor>
