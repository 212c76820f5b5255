import { act, render, screen } from '@testing-library/react'
import { CoreContext } from '#platform/core'
import { loadTexts, registerTexts, startTexts } from '#platform/i18n'
import type { TodayItem } from '#platform/plugin'
import { createTestCore } from '#testing'
import coreEn from '../locales/en.json'
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
  const core = createTestCore([{ id: 'area', today: async () => ({ default: async () => items }) }])
  render(
    <CoreContext value={core}>
      <DueList />
    </CoreContext>,
  )
  await act(async () => undefined)
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
