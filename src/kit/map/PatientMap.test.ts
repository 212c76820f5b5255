import { PatientMap } from './PatientMap'

/** Parts of Leaflet's map that its types leave out. */
interface Inner {
  _animatingZoom: boolean
  _onZoomTransitionEnd(): void
}

test('a map that is removed while it zooms does not move its panes afterwards', () => {
  const box = document.createElement('div')
  document.body.append(box)
  const map = new PatientMap(box, {})
  map.setView([23, 113], 8)
  const inner = map as unknown as Inner
  // Leaflet ends a zoom by a timer, which removing the map does not stop.
  inner._animatingZoom = true
  map.remove()
  expect(() => inner._onZoomTransitionEnd()).not.toThrow()
})
