import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { CoreContext } from '#platform/core'
import { type HostLocation, type HostResult, hostFailure } from '#platform/host'
import { setLanguage, startTexts } from '#platform/i18n'
import { createFakeHost, createTestCore } from '#testing'
import { ShapeTools } from './ShapeTools'
import type { MapShape } from './shapes'
import { useShapeEditor } from './useShapeEditor'

const unnamed = { city: '', district: '', province: '', address: '', accuracy: 7.6 }
const at = (longitude: number, latitude: number): HostResult<HostLocation> => {
  return { ok: true, data: { ...unnamed, status: '0', longitude, latitude } }
}
const getLocation = jest.fn<Promise<HostResult<HostLocation>>, [unknown?]>()
let drawn: readonly MapShape[] = []

function Yard({ isWalked = true }: { readonly isWalked?: boolean }) {
  const [shapes, setShapes] = useState<MapShape[]>([])
  drawn = shapes
  const editor = useShapeEditor(shapes, setShapes, { most: 10 })
  return (
    <ShapeTools editor={editor} isWalked={isWalked}>
      <button type="button" onClick={() => editor.start({})}>
        Draw
      </button>
    </ShapeTools>
  )
}

async function open(isWalked?: boolean) {
  await startTexts()
  await setLanguage('en')
  const core = createTestCore([], { host: createFakeHost({ getLocation }) })
  render(
    <CoreContext value={core}>
      <Yard {...(isWalked !== undefined && { isWalked })} />
    </CoreContext>,
  )
  await press('Draw')
  return core
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('who walks round a shape sets a corner at each press, with a position of that moment', async () => {
  getLocation
    .mockResolvedValueOnce(at(113, 23))
    .mockResolvedValueOnce(at(113.001, 23))
    .mockResolvedValue(at(113, 23.001))
  await open()
  for (const corners of [1, 2, 3]) {
    await press('Corner here')
    await waitFor(() => expect(drawn[0]?.ring).toHaveLength(corners))
  }
  expect(screen.getByRole('status').textContent).toBe('Accurate to about 8 m. Drag a corner that is off.')
  await press('Done')
  expect(drawn[0]?.ring).toEqual([
    { lng: 113, lat: 23 },
    { lng: 113.001, lat: 23 },
    { lng: 113, lat: 23.001 },
  ])
  expect(getLocation.mock.calls.map(([options]) => options)).toEqual(Array(3).fill({ maximumAge: 0 }))
})

test('a position that is found after the drawing was ended sets none; one that is not found is said', async () => {
  let found: (result: HostResult<HostLocation>) => void = () => undefined
  getLocation.mockReturnValueOnce(new Promise((resolve) => (found = resolve)))
  const core = await open()
  await press('Corner here')
  await press('Done')
  await act(async () => found(at(113, 23)))
  expect(drawn).toEqual([])
  getLocation.mockResolvedValueOnce(hostFailure('denied', 'no'))
  await press('Draw')
  await press('Corner here')
  await waitFor(() => expect(core.feedback.toasts).toHaveLength(1))
  expect(drawn).toEqual([])
})

test('where shapes are traced on pictures there is nothing to walk', async () => {
  await open(false)
  expect(screen.queryByRole('button', { name: 'Corner here' })).toBeNull()
})
