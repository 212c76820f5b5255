import { act, render, screen } from '@testing-library/react'
import { CoreContext } from '#platform/core'
import { loadTexts, registerTexts, startTexts } from '#platform/i18n'
import type { TodayItem } from '#platform/plugin'
import { createTestCore } from '#testing'
import coreEn from '../locales/en.json'
import { workbenchStore } from '../stores/WorkbenchStore'
import DueList from './DueList'

jest.mock('#platform/navigation', () => ({
  ...jest.requireActual('#platform/navigation'),
  usePage: () => ({ visible: true, plugin: 'core' }),
  usePageState: () => undefined,
  useSearch: () => ({ due: 'late' }),
  usePageNavigation: () => ({ openHref: jest.fn(), open: jest.fn(), back: jest.fn() }),
}))

const address = (text: string) => text as TodayItem['to']
const item = (id: string, due: TodayItem['due'], list: string): TodayItem => {
  return { id, title: id, due, to: address('/record'), list: address(list) }
}

async function show(...items: TodayItem[]) {
  return showAreas({ area: items })
}
async function showAreas(areas: Readonly<Record<string, TodayItem[]>>) {
  const plugins = Object.entries(areas).map(([id, items]) => ({
    id,
    today: async () => ({ default: async () => items }),
  }))
  const core = createTestCore(plugins)
  render(
    <CoreContext value={core}>
      <DueList />
    </CoreContext>,
  )
  await act(async () => undefined)
  return core
}
const link = () => screen.queryByRole('button', { name: /^List/ })

beforeAll(async () => {
  registerTexts('core', { en: async () => ({ default: coreEn }), 'zh-CN': async () => ({ default: coreEn }) })
  await startTexts()
  await loadTexts('core')
})

test('late ones of an area lead to the list that has exactly these', async () => {
  await show(item('a', 'late', '/list?late=1'), item('b', 'late', '/list?late=1'), item('c', 'today', '/list'))
  expect(await screen.findByText('a')).toBeTruthy()
  expect(link()).toBeTruthy()
})

test.each([
  ['others that are due, too', item('b', 'today', '/list')],
  ['only some of them', item('b', 'late', '/elsewhere')],
])('no list is offered that has %s', async (_, other) => {
  await show(item('a', 'late', '/list'), other)
  expect(await screen.findByText('a')).toBeTruthy()
  expect(link()).toBeNull()
})

test('no list is offered that has one more, which stands here as a visit at that time', async () => {
  const same = { record: 'lead:L-1', at: new Date('2026-11-19T10:00+08:00') }
  const visit = { ...item('visit', 'late', '/visits'), ...same, until: new Date('2026-11-19T11:00+08:00') }
  const leads = [item('a', 'late', '/list'), { ...item('b', 'late', '/list'), ...same }]
  await showAreas({ leads, visits: [visit] })
  expect(await screen.findByText('visit')).toBeTruthy()
  // That of the visits.
  expect(screen.getAllByRole('button', { name: /^List/ })).toHaveLength(1)
  expect([screen.queryByText('a'), screen.queryByText('b')]).toMatchObject([{}, null])
})

test('no list is offered that has one whose move waits', async () => {
  const core = await show(item('a', 'late', '/list'), item('b', 'late', '/list'))
  expect(await screen.findByText('b')).toBeTruthy()
  expect(link()).toBeTruthy()
  const workbench = core.store(workbenchStore)
  const [, second] = workbench.items
  await act(async () => second && workbench.settle(second, 'queued'))
  expect(screen.queryByText('b')).toBeNull()
  expect(link()).toBeNull()
})
