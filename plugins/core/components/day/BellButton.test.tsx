import { act, fireEvent, render, screen } from '@testing-library/react'
import { defineRoute, href } from '#base/routes'
import { CoreContext, inbox } from '#platform/core'
import { loadTexts, registerTexts, startTexts } from '#platform/i18n'
import type { TodayModule } from '#platform/plugin'
import { createTestCore } from '#testing'
import coreEn from '../../locales/en.json'
import { workbenchStore } from '../../stores/WorkbenchStore'
import { BellButton } from './BellButton'

const openHref = jest.fn()
jest.mock('#platform/navigation', () => ({
  ...jest.requireActual('#platform/navigation'),
  usePageNavigation: () => ({ openHref }),
}))

beforeAll(async () => {
  registerTexts('core', { en: async () => ({ default: coreEn }), 'zh-CN': async () => ({ default: coreEn }) })
  registerTexts('news', { en: async () => ({ default: {} }), 'zh-CN': async () => ({ default: {} }) })
  await startTexts()
  await loadTexts('core')
})

test('the bell shows how many messages are unread, and leads to them', async () => {
  const route = defineRoute('/messageCenter')
  const module: TodayModule = {
    default: async () => [],
    shortcuts: () => [{ id: 'inbox', kind: 'inbox', title: 'Messages', to: href(route) }],
  }
  const screenOf = async () => ({ default: () => null })
  const routes = [{ route, screen: screenOf, title: 'title', source: 'news' }]
  const core = createTestCore([{ id: 'news', routes, today: async () => module }])
  render(
    <CoreContext value={core}>
      <BellButton />
    </CoreContext>,
  )
  expect(screen.queryByRole('button')).toBeNull()
  await act(async () => core.store(workbenchStore).load())
  expect((await screen.findByRole('button', { name: 'Messages' })).textContent).toBe('')
  act(() => core.store(inbox).begin()({ total: 17, maxSeq: 86 }))
  const bell = screen.getByRole('button', { name: 'Messages, 17 unread' })
  expect(bell.textContent).toBe('17')
  fireEvent.click(bell)
  expect(openHref.mock.calls).toEqual([['/messageCenter']])
})
