import fc from 'fast-check'
import { Map as LeafletMap } from 'leaflet'
import type { Area } from './MarkTable'
import { type Paint, SheetLayer } from './SheetLayer'

const SIZE = { width: 390, height: 700 }

/** Which places of the world, 7 px apart, the canvas shows as they are. */
let held = new Set<string>()
let sheet: Area | undefined
let wholes = 0

const placesIn = ({ x, y, width, height }: Area): string[] => {
  const found: string[] = []
  for (let row = Math.ceil(y / 7); row * 7 < y + height; row++)
    for (let column = Math.ceil(x / 7); column * 7 < x + width; column++) found.push(`${column} ${row}`)
  return found
}

const context = {
  save: () => undefined,
  restore: () => undefined,
  /** The picture is shifted: what leaves the canvas is lost. */
  drawImage: (_: unknown, dx: number, dy: number) => {
    const moved = { ...(sheet as Area), x: (sheet as Area).x - dx, y: (sheet as Area).y - dy }
    const kept = new Set(placesIn(moved))
    held = new Set([...held].filter((place) => kept.has(place)))
    sheet = moved
  },
}

function openMap() {
  const box = document.createElement('div')
  Object.defineProperties(box, { clientWidth: { value: SIZE.width }, clientHeight: { value: SIZE.height } })
  document.body.append(box)
  const map = new LeafletMap(box, { zoomAnimation: false, inertia: false })
  map.setView([23, 113], 12)
  const layer = new SheetLayer()
  map.addLayer(layer)
  const paint: Paint = (_, area, whole) => {
    if (area === whole) {
      held = new Set()
      wholes += 1
    }
    sheet = whole
    for (const place of placesIn(area)) held.add(place)
  }
  layer.setPaint(paint, { ratio: 1, bands: 1 })
  return { map, layer }
}

const missing = (map: LeafletMap) => {
  const { min, max } = map.getPixelBounds() as { min: { x: number; y: number }; max: { x: number; y: number } }
  return placesIn({ zoom: map.getZoom(), x: min.x, y: min.y, width: max.x - min.x, height: max.y - min.y }).filter(
    (place) => !held.has(place),
  )
}

beforeEach(() => {
  held = new Set()
  sheet = undefined
  wholes = 0
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as unknown as null)
})
afterEach(() => document.body.replaceChildren())

test('wherever the map is moved, all of the view is drawn', () => {
  const { map } = openMap()
  const step = fc.tuple(fc.integer({ min: -300, max: 300 }), fc.integer({ min: -300, max: 300 }))
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      for (const by of steps) {
        map.panBy(by, { animate: false })
        expect(missing(map)).toEqual([])
      }
    }),
    { numRuns: 20 },
  )
})

test('a short way draws only the new edge', () => {
  const { map } = openMap()
  expect(wholes).toBe(1)
  for (let step = 0; step < 10; step++) map.panBy([40, 25], { animate: false })
  expect(missing(map)).toEqual([])
  expect(wholes).toBe(1)
})

test('another zoom draws everything anew, and so does a jump', () => {
  const { map } = openMap()
  map.setZoom(13, { animate: false })
  expect(missing(map)).toEqual([])
  expect(wholes).toBeGreaterThan(1)
  const before = wholes
  map.setView([30, 120], 13, { animate: false })
  expect(missing(map)).toEqual([])
  expect(wholes).toBeGreaterThan(before)
})

test('another picture is drawn at once, and nothing once it has been taken away', () => {
  const { map, layer } = openMap()
  const paint = jest.fn()
  layer.setPaint(paint, { ratio: 2, bands: 1 })
  expect(paint).toHaveBeenCalledTimes(1)
  layer.remove()
  map.panBy([900, 0], { animate: false })
  expect(paint).toHaveBeenCalledTimes(1)
})

describe('a heavy picture', () => {
  const frame = () => jest.advanceTimersByTime(17)
  const shown = () => document.querySelectorAll('canvas')

  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  test('is drawn band by band, a frame for each, while the one before stays in sight', () => {
    const { layer } = openMap()
    const [before] = shown()
    const areas: Area[] = []
    let whole: Area | undefined
    layer.setPaint(
      (_, area, all) => {
        areas.push(area)
        whole = all
      },
      { ratio: 1, bands: 4 },
    )
    for (let bands = 1; bands < 4; bands++) {
      expect(areas).toHaveLength(bands)
      expect([...shown()]).toEqual([before])
      frame()
    }
    expect(areas).toHaveLength(4)
    expect(shown()).toHaveLength(1)
    expect(shown()[0]).not.toBe(before)
    const rendered = new Set(areas.flatMap(placesIn))
    expect(placesIn(whole as Area).filter((place) => !rendered.has(place))).toEqual([])
  })

  test('is begun anew when another one comes, and given up with the layer', () => {
    const { layer } = openMap()
    const [first, second] = [jest.fn(), jest.fn()]
    layer.setPaint(first, { ratio: 1, bands: 4 })
    frame()
    layer.setPaint(second, { ratio: 1, bands: 4 })
    frame()
    expect(first).toHaveBeenCalledTimes(2)
    expect(second).toHaveBeenCalledTimes(2)
    layer.remove()
    frame()
    expect(second).toHaveBeenCalledTimes(2)
  })

  test('covers the view also where the map has moved on meanwhile', () => {
    const { map, layer } = openMap()
    const paint: Paint = (_, area, whole) => {
      sheet = whole
      for (const place of placesIn(area)) held.add(place)
    }
    layer.setPaint(paint, { ratio: 1, bands: 3 })
    map.setZoom(13, { animate: false })
    held = new Set()
    frame()
    map.panBy([0, 200], { animate: false })
    frame()
    frame()
    expect(missing(map)).toEqual([])
  })
})
