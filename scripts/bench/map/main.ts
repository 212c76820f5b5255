import { Canvas, CircleMarker, Map as LeafletMap } from 'leaflet'
import { MapSurface } from '../../../src/kit/map/MapSurface'
import { MARK_KINDS, type MapPoint } from '../../../src/kit/map/types'
import 'leaflet/dist/leaflet.css'
import '../../../src/ui/theme/tokens.css'
import '../../../src/kit/map/LiveMap.css'
import './map.css'

/*
 * The page of `npm run bench:map`: 10,000 points in view, by our map, by plain Leaflet on its canvas, or no map, whose
 * frames show the load of the machine itself.
 */

const POINTS = 10_000
const CENTER = { lng: 113.12, lat: 23.02 }
const ZOOM = 11
/** Half the view of 390 × 844 at that zoom, nearly. Degrees */
const HALF = { lng: 0.128, lat: 0.255 }
const STAGES = ['found', 'verified', 'followed', 'opportunity', 'won'] as const

/** Numbers from 0 to 1 that are the same in every run. */
function numbers(): () => number {
  let state = 20_261_120
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
}

/** Spread over the whole view: in towns, markers would hide each other and be cheaper to render. */
function drawPoints(): MapPoint[] {
  const next = numbers()
  return Array.from({ length: POINTS }, (_, index) => ({
    id: `L-${index}`,
    label: `Lead ${index}`,
    kind: MARK_KINDS[Math.floor(next() * 4)] ?? 'mine',
    stage: STAGES[Math.floor(next() * 5)] ?? 'found',
    lng: CENTER.lng + (next() * 2 - 1) * HALF.lng,
    lat: CENTER.lat + (next() * 2 - 1) * HALF.lat,
  }))
}

const box = document.getElementById('map') as HTMLElement

const kinds: Readonly<Record<string, () => LeafletMap | undefined>> = {
  none: () => undefined,
  plain: () => {
    const renderer = new Canvas()
    const map = new LeafletMap(box, { renderer, zoomControl: false, attributionControl: false })
    map.setView([CENTER.lat, CENTER.lng], ZOOM)
    for (const { lat, lng } of drawPoints()) new CircleMarker([lat, lng], { radius: 9, renderer }).addTo(map)
    return map
  },
  ours: () => {
    box.className = 'map__ground'
    const surface = new MapSurface(box, { onRest: () => undefined, onTap: () => undefined })
    surface.go({ center: CENTER, zoom: ZOOM })
    surface.show({ points: drawPoints(), clusters: [], route: [], me: undefined, base: [] }, 'light')
    return surface.leaflet
  },
}

const map = kinds[new URLSearchParams(location.search).get('kind') ?? 'ours']?.()
Object.assign(window, { benchMap: map, benchReady: true })
