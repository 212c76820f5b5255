import { act, fireEvent, render, screen } from '@testing-library/react'
import { holdExampleTime } from '#harness/backend/kit/testing'
import { CoreContext } from '#platform/core'
import { loadTexts, registerTexts, startTexts } from '#platform/i18n'
import type { TodayItem, TodayModule } from '#platform/plugin'
import { createFakeHost, createTestCore } from '#testing'
import coreEn from '../locales/en.json'
import DayRoute from './DayRoute'

jest.mock('#platform/navigation', () => ({
  ...jest.requireActual('#platform/navigation'),
  usePage: () => ({ visible: true, plugin: 'core' }),
  usePageState: () => undefined,
  useSearch: () => ({}),
  usePageNavigation: () => ({ openHref: jest.fn(), open: jest.fn(), setSearch: jest.fn() }),
}))

const at = (time: string) => new Date(`2026-11-20T${time}:00+08:00`)
/** A stop in steps of about 5 km north. */
const stop = (id: string, time: string, steps: number): TodayItem => ({
  id,
  title: id,
  due: 'today',
  at: at(time),
  to: '/record' as TodayItem['to'],
  place: { lng: 113.1, lat: 23 + steps * 0.045 },
})

beforeAll(async () => {
  holdExampleTime()
  registerTexts('core', { en: async () => ({ default: coreEn }), 'zh-CN': async () => ({ default: coreEn }) })
  registerTexts('area', { en: async () => ({ default: {} }), 'zh-CN': async () => ({ default: {} }) })
  await startTexts()
  await loadTexts('core')
})

test('at 15:00 the way begins at what is next: marks, km, times and the start; what is over comes last', async () => {
  jest.setSystemTime(at('15:00'))
  const module: TodayModule = {
    default: async () => [stop('Morning', '10:00', 3), stop('Coffee', '16:00', 1), stop('Site', '17:30', 2)],
  }
  const openWebView = jest.fn(async (_: { readonly url: string }) => ({ ok: true as const, data: null }))
  const host = { ...createFakeHost(), openWebView }
  const core = createTestCore([{ id: 'area', today: async () => module }], { host })
  render(
    <CoreContext value={core}>
      <DayRoute />
    </CoreContext>,
  )
  await act(async () => undefined)
  await screen.findByText(/: late$/)
  const legs = [...document.querySelectorAll('.dayroute__leg')].map(({ textContent }) => textContent)
  expect(legs).toEqual(['1Starts here', '25.0 km, there at 16:40', '35.0 km, there at 18:10: late'])
  const rows = screen.getAllByRole('listitem').flatMap((row) => row.getAttribute('data-record') ?? [])
  expect(rows).toEqual(['Coffee', 'Site', 'Morning'])
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Start' })))
  const [[{ url } = { url: '' }] = []] = openWebView.mock.calls
  expect(decodeURIComponent(url)).toContain('Coffee')
})
