import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { simulate, startScreens } from '#harness/backend/kit/testing'
import { createFakeHost } from '#testing'
import dev from '../dev'
import plugin from '../plugin'
import { cluePunchCard } from '../routes'
import { openPages } from '../testing/openPages'
import CheckIn from './CheckIn'

beforeAll(() => startScreens(plugin))

test('outside of the zone the reason is one tap', async () => {
  const far = {
    city: '',
    district: '',
    province: '',
    address: '',
    accuracy: 5,
    status: '0',
    longitude: 113.5,
    latitude: 23.5,
  }
  const host = createFakeHost({ getLocation: async () => ({ ok: true, data: far }) })
  await openPages('rep01', [[cluePunchCard, CheckIn]], '/cluePunchCard?id=L-000001', {
    sim: simulate(dev),
    more: { host },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Gate is elsewhere' }))
  expect(screen.getByDisplayValue('The gate is somewhere else.')).toBeTruthy()
})
