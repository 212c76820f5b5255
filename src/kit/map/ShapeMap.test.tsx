import { render } from '@testing-library/react'
import { startTexts, TextsProvider } from '#platform/i18n'
import { ShapeMap } from './ShapeMap'
import type { MapShape } from './shapes'
import type { MapTarget } from './types'

let shown: MapTarget | undefined
jest.mock('./MapView', () => ({
  MapView: ({ view }: { view: MapTarget }) => {
    shown = view
    return null
  },
}))

const CENTER = { lng: 113.08, lat: 23.01 }
const HALL: MapShape = {
  id: 'A-1',
  ring: [
    { lng: 113, lat: 23 },
    { lng: 113.002, lat: 23 },
    { lng: 113.002, lat: 23.001 },
  ],
}

test('the map shows the drawn areas, which may lie beside the place; without any, the place', async () => {
  await startTexts()
  const map = (shapes: readonly MapShape[]) => (
    <TextsProvider>
      <ShapeMap label="Roof" center={CENTER} shapes={shapes} nameOf={({ id }) => id} />
    </TextsProvider>
  )
  const { rerender } = render(map([]))
  expect(shown).toMatchObject({ center: CENTER })
  // A draft is restored after the page has rendered.
  rerender(map([HALL]))
  expect(shown).toMatchObject({ bounds: { west: 113, east: 113.002, south: 23, north: 23.001 } })
})
