import { act, fireEvent, render, screen } from '@testing-library/react'
import { CoreContext } from '#platform/core'
import { HttpError } from '#platform/http'
import { loadTexts, registerTexts, startTexts } from '#platform/i18n'
import type { SearchHit } from '#platform/plugin'
import { createTestCore } from '#testing'
import coreEn from '../locales/en.json'
import GlobalSearch from './GlobalSearch'

jest.mock('#platform/navigation', () => ({
  ...jest.requireActual('#platform/navigation'),
  usePageState: () => undefined,
  useSearch: () => ({ text: 'gas' }),
  usePageNavigation: () => ({ openHref: jest.fn(), setSearch: jest.fn(), back: jest.fn() }),
}))

const noNetwork = () => new HttpError('network', 'Network Error', { callId: 'x' })
const broken = () => new HttpError('status', 'down', { callId: 'x', status: 500 })
const AREAS = ['leads', 'visits', 'risk', 'customer']

/** The page over areas whose search fails with these errors, or finds a record of its own. */
async function show(errors: Partial<Record<string, Error>>) {
  const core = createTestCore(
    AREAS.map((id) => {
      const search = async (): Promise<SearchHit[]> => {
        const error = errors[id]
        if (error) throw error
        return [{ id, kind: 'Records', title: `Found in ${id}`, to: '/' as SearchHit['to'] }]
      }
      return { id, search: async () => ({ default: search }) }
    }),
    { report: () => undefined },
  )
  render(
    <CoreContext value={core}>
      <GlobalSearch />
    </CoreContext>,
  )
  await act(async () => undefined)
}
const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent?.replace(/Try again$/, ''))

beforeAll(async () => {
  registerTexts('core', { en: async () => ({ default: coreEn }), 'zh-CN': async () => ({ default: coreEn }) })
  await startTexts()
  await loadTexts('core')
})

test('without network one row says so, and searches all areas again', async () => {
  const errors: Partial<Record<string, Error>> = { leads: noNetwork(), visits: noNetwork() }
  await show(errors)
  expect(alerts()).toEqual(['No network connection. The search needs one.'])
  for (const area of AREAS) delete errors[area]
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })))
  expect(alerts()).toEqual([])
  expect(screen.getAllByText(/^Found in/)).toHaveLength(4)
})

test('areas that fail for a cause of their own have a row each', async () => {
  await show({ leads: broken(), visits: broken() })
  expect(alerts()).toEqual(['leads could not be searched', 'visits could not be searched'])
})

test('if many fail, one row stands for all', async () => {
  await show(Object.fromEntries(AREAS.map((area) => [area, broken()])))
  expect(alerts()).toEqual(['Some areas could not be searched'])
})
