import { act, renderHook } from '@testing-library/react'
import { useState } from 'react'
import { freshId, insertCorner, type MapShape, snapped, withRing } from './shapes'
import { useShapeEditor } from './useShapeEditor'

interface Plot extends MapShape {
  readonly use: 'yard' | 'pond'
}

const corner = (lng: number, lat: number) => ({ lng, lat })
const plot: Plot = { id: 'A-3', use: 'yard', ring: [corner(113, 23), corner(113.001, 23), corner(113.001, 23.001)] }
const other: Plot = { id: 'A-1', use: 'pond', ring: [corner(113.002, 23)] }
const plots = [plot, other]

test('a ring is replaced, other shapes stay, and a shape goes with its last corner', () => {
  const point = corner(113.5, 23.5)
  const changed = withRing(plots, 'A-3', (ring) => insertCorner(ring, 0, point, 10))
  expect(changed[0]?.ring).toEqual([plot.ring[0], point, ...plot.ring.slice(1)])
  expect(changed[1]).toBe(other)
  expect(withRing(plots, 'A-1', () => [])).toEqual([plot])
  expect(insertCorner(plot.ring, 0, point, 3)).toBe(plot.ring)
})

test('a new shape has an id that none has', () => {
  expect([freshId([]), freshId(plots)]).toEqual(['A-1', 'A-4'])
})

test('a finger near a corner means the corner, the nearest within reach; a corner does not stick to itself', () => {
  const near = corner(113.001_01, 23)
  expect(snapped(plots, near, 5)).toBe(plot.ring[1])
  expect(snapped(plots, near, 0.5)).toBe(near)
  expect(snapped(plots, near, 5, { id: 'A-3', index: 1 })).toBe(near)
})

describe('the editor', () => {
  function open(first: readonly Plot[] = []) {
    const { result } = renderHook(() => {
      const [shapes, setShapes] = useState(first)
      return { shapes, editor: useShapeEditor(shapes, setShapes, { most: 4 }) }
    })
    const edit = (run: (editor: ReturnType<typeof useShapeEditor<Plot>>) => unknown) =>
      act(() => void run(result.current.editor))
    return { result, edit }
  }

  test('draws a shape corner by corner; the first corner again ends it', () => {
    const { result, edit } = open()
    edit((editor) => editor.start({ use: 'pond' }))
    for (const { lng, lat } of plot.ring) edit((editor) => editor.tap(corner(lng, lat)))
    expect(result.current.editor.isDrawing).toBe(true)
    edit((editor) => editor.tap(corner(113, 23)))
    expect(result.current.editor.isDrawing).toBe(false)
    expect(result.current.shapes).toEqual([{ id: 'A-1', use: 'pond', ring: plot.ring }])
  })

  test('takes edits back and does them again; a new edit ends what could be done again', () => {
    const { result, edit } = open(plots)
    edit((editor) => editor.select('A-3'))
    edit((editor) => editor.move(0, corner(113.01, 23)))
    edit((editor) => editor.removeCorner(2))
    const ring = () => result.current.shapes[0]?.ring
    expect(ring()).toEqual([corner(113.01, 23), plot.ring[1]])
    edit((editor) => editor.undo())
    edit((editor) => editor.undo())
    expect([ring(), result.current.editor.canUndo]).toEqual([plot.ring, false])
    edit((editor) => editor.redo())
    expect(ring()).toEqual([corner(113.01, 23), ...plot.ring.slice(1)])
    edit((editor) => editor.change('A-3', { use: 'pond' }))
    expect([result.current.shapes[0]?.use, result.current.editor.canRedo]).toEqual(['pond', false])
  })

  test('a full ring takes no more corners, and a removed shape is chosen no longer', () => {
    const { result, edit } = open(plots)
    edit((editor) => editor.select('A-3'))
    for (const lat of [24, 25]) edit((editor) => editor.insert(0, corner(113, lat)))
    expect(result.current.shapes[0]?.ring).toHaveLength(4)
    edit((editor) => editor.remove('A-3'))
    expect([result.current.shapes, result.current.editor.active]).toEqual([[other], undefined])
  })
})
