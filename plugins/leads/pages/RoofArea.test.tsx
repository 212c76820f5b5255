import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { simulate, startScreens } from '#harness/backend/kit/testing'
import type { HostLocation, HostResult } from '#platform/host'
import { createFakeHost } from '#testing'
import dev from '../dev'
import plugin from '../plugin'
import { gfmaparea } from '../routes'
import { openPages } from '../testing/openPages'
import RoofArea from './RoofArea'

beforeAll(() => startScreens(plugin))

/** Where one stands at the corners of half a field of 102 m × 111 m. */
const CORNERS = [
  [113, 23],
  [113.001, 23],
  [113.001, 23.001],
]
const at = ([longitude = 0, latitude = 0]: readonly number[]): HostResult<HostLocation> => ({
  ok: true,
  data: { city: '', district: '', province: '', address: '', accuracy: 5, status: '0', longitude, latitude },
})

async function open() {
  const sim = simulate(dev)
  const corners = [...CORNERS]
  const host = createFakeHost({ getLocation: async () => at(corners.shift() ?? []) })
  await openPages('rep01', [[gfmaparea, RoofArea]], '/gfmaparea?id=L-000001', { sim, more: { host } })
}
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))

test('while a roof is drawn its area so far is said', async () => {
  await open()
  await press('New roof')
  for (const areaSoFar of [undefined, undefined, /^5,[67]\d\d m² so far/]) {
    await press('Corner here')
    if (areaSoFar) await screen.findByText(areaSoFar)
    else expect(screen.queryByText(/so far/)).toBeNull()
  }
})

test('without pictures a roof is entered by its length and width', async () => {
  await open()
  await userEvent.type(await screen.findByRole('textbox', { name: /^Length/ }), '100')
  await userEvent.type(screen.getByRole('textbox', { name: /^Width/ }), '30')
  await press('Add 3,000 m²')
  expect(await screen.findByRole('button', { name: /^Roof \d.*3,000 m²/ })).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Length/ }).value).toBe('')
})
