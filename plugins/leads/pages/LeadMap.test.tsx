import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { simulate, startScreens } from '#harness/backend/kit/testing'
import { createRegistry } from '#platform/plugin'
import { areaOf, createFakeHost } from '#testing'
import { visitEdit } from '../../visits/routes'
import { getClueListForMapPage } from '../api'
import { leadKind } from '../backend/records'
import dev from '../dev'
import plugin from '../plugin'
import { clueMap } from '../routes'
import { mapSearch } from '../rules/mapSearch'
import { openPages } from '../testing/openPages'
import LeadMap from './LeadMap'

beforeAll(async () => {
  await startScreens(plugin)
  // jsdom has no sizes.
  window.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
})
afterEach(() => {
  jest.restoreAllMocks()
})

const open = (lead: string, sim = simulate(dev)) =>
  openPages('rep01', [[clueMap, LeadMap, mapSearch]], `/clueMap?lead=${lead}`, { sim })
const take = () => screen.queryByRole('button', { name: 'Take' })

test('a lead of the pool that is tapped on the map can be taken there', async () => {
  const sim = simulate(dev)
  await open('L-000008', sim)
  await waitFor(() => expect(take()).toBeTruthy())
  await userEvent.click(take() as HTMLElement)
  await waitFor(() =>
    expect(sim.store.table(leadKind).get('L-000008')).toMatchObject({ state: 'owned', owner: 'rep01' }),
  )
  await waitFor(() => expect(take()).toBeNull())
})

test('one that is owned is opened only', async () => {
  await open('L-000001')
  expect(await screen.findByRole('button', { name: 'Open' })).toBeTruthy()
  expect(take()).toBeNull()
})

test('a visit to a lead that somebody has is planned from the map', async () => {
  const pages = [
    [clueMap, LeadMap, mapSearch],
    [visitEdit, () => <p>Plan of a visit</p>],
  ] as const
  const more = { registry: createRegistry([plugin, areaOf('visits', visitEdit)]) }
  const { shown } = await openPages('rep01', pages, '/clueMap?lead=L-000001', { sim: simulate(dev), more })
  await userEvent.click(await screen.findByRole('button', { name: 'Plan a visit' }))
  await screen.findByText('Plan of a visit')
  expect(shown()).toBe('/visitEdit?clueId=L-000001&step=plan')
})

test('the nearest lead that is found late takes off the radius, and leaves the filters set meanwhile', async () => {
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(390)
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(700)
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  const atSea = { longitude: 116, latitude: 20, city: '', district: '', province: '', address: '', accuracy: 5 }
  const host = createFakeHost({ getLocation: async () => ({ ok: true, data: { ...atSea, status: '0' } }) })
  const { core, shown } = await openPages(
    'rep01',
    [[clueMap, LeadMap, mapSearch]],
    '/clueMap?radius=1000&at=116,20,15',
    { sim: simulate(dev), more: { host } },
  )
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const { http } = core
  jest.spyOn(core, 'http').mockImplementation(async (call, ...rest) => {
    if (Object.is(call, getClueListForMapPage)) await held
    return http(call, ...rest)
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Zoom out to the nearest' }))
  await userEvent.click(screen.getByRole('button', { name: 'Late' }))
  await act(async () => release())
  await waitFor(() => expect(shown()).not.toContain('radius'))
  expect(shown()).toContain('due=late')
})
