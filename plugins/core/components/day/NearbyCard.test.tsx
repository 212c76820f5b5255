import { act, fireEvent, render, screen } from '@testing-library/react'
import { holdExampleTime } from '#harness/backend/kit/testing'
import { CoreContext } from '#platform/core'
import { loadTexts, registerTexts, startTexts } from '#platform/i18n'
import type { TodayModule, TodayNearby } from '#platform/plugin'
import { createTestCore } from '#testing'
import coreEn from '../../locales/en.json'
import { type DueItem, workbenchStore } from '../../stores/WorkbenchStore'
import NearbyCard from './NearbyCard'

const openHref = jest.fn()
jest.mock('#platform/navigation', () => ({
  ...jest.requireActual('#platform/navigation'),
  usePageNavigation: () => ({ openHref }),
}))

const HERE = { lng: 113.1, lat: 23.02 }
/** About 102 m of longitude at this latitude. */
const STEP = 0.001
const ITEM: DueItem = { id: 'V-1', plugin: 'visits', title: 'Hongsheng', due: 'today', to: '/v' as never, place: HERE }

const near = (id: string, steps: number): TodayNearby => {
  return { id, title: id, place: { lng: HERE.lng + steps * STEP, lat: HERE.lat }, to: `/lead?id=${id}` as never }
}

/** The card with what areas have around the place. */
async function show(...areas: (readonly TodayNearby[])[]) {
  const core = createTestCore(
    areas.map((found, at) => {
      const module: TodayModule = { default: async () => [], nearby: async () => [...found] }
      return { id: `area-${at}`, today: async () => module }
    }),
  )
  core.store(workbenchStore).arriveAt(ITEM)
  const card = (item: DueItem) => (
    <CoreContext value={core}>
      <NearbyCard item={item} />
    </CoreContext>
  )
  const { rerender } = render(card(ITEM))
  await act(async () => undefined)
  const reload = (item: DueItem) => act(async () => rerender(card(item)))
  return { core, reload }
}
const titles = () =>
  screen.queryAllByRole('button', { name: /^[LV]-/ }).map(({ textContent }) => textContent?.slice(0, 3))

beforeAll(async () => {
  holdExampleTime()
  registerTexts('core', { en: async () => ({ default: coreEn }), 'zh-CN': async () => ({ default: coreEn }) })
  await startTexts()
  await loadTexts('core')
})

test('after a check-in what is within a kilometre is offered, the nearest first, from all areas', async () => {
  await show([near('L-3', 3), near('L-9', 12)], [near('L-1', 1), { ...near('V-1', 0) }])
  expect(titles()).toEqual(['L-1', 'L-3'])
  fireEvent.click(screen.getByRole('button', { name: /^L-1/ }))
  expect(openHref).toHaveBeenCalledWith('/lead?id=L-1')
})

test('what is near is offered once, also where the day is loaded again or a record is in two areas', async () => {
  const { reload } = await show([near('L-3', 3)], [near('L-3', 3), near('L-1', 1)])
  expect(titles()).toEqual(['L-1', 'L-3'])
  await reload({ ...ITEM, place: { ...HERE } })
  expect(titles()).toEqual(['L-1', 'L-3'])
})

test('after a check-in elsewhere what was near before is not offered', async () => {
  const { reload } = await show([near('L-3', 3), near('L-8', 15)])
  await reload({ ...ITEM, id: 'V-2', place: near('V-2', 15).place })
  expect(titles()).toEqual(['L-8'])
})

test('it can be closed', async () => {
  const { core } = await show([near('L-3', 3)])
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(core.store(workbenchStore).arriving).toBeUndefined()
})

test('nothing is said where nothing is near', async () => {
  await show([near('L-9', 12)])
  expect(screen.queryByRole('heading')).toBeNull()
})
