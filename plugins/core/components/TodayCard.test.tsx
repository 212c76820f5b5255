import { act, fireEvent, render, screen } from '@testing-library/react'
import { CoreContext } from '#platform/core'
import { HttpError } from '#platform/http'
import { registerTexts, startTexts } from '#platform/i18n'
import type { TodayItem } from '#platform/plugin'
import { createTestCore } from '#testing'
import coreEn from '../locales/en.json'
import { workbenchStore } from '../stores/WorkbenchStore'
import { TodayCard } from './TodayCard'

const open = jest.fn()
jest.mock('#platform/navigation', () => ({
  ...jest.requireActual('#platform/navigation'),
  usePageNavigation: () => ({ openHref: open }),
}))

const waiting: TodayItem = {
  id: 'AP-1',
  title: 'Your application is with Zhao Min',
  due: 'soon',
  to: '/recordDetail?id=AP-1' as TodayItem['to'],
}

async function show(today: () => Promise<TodayItem[]>) {
  const core = createTestCore([{ id: 'roles', today: async () => ({ default: today }) }])
  render(
    <CoreContext value={core}>
      <TodayCard />
    </CoreContext>,
  )
  await act(async () => core.store(workbenchStore).load())
  return core
}
const press = (name: string | RegExp) => act(async () => fireEvent.click(screen.getByRole('button', { name })))

beforeAll(async () => {
  registerTexts('core', { en: async () => ({ default: coreEn }), 'zh-CN': async () => ({ default: coreEn }) })
  registerTexts('roles', { en: async () => ({ default: {} }), 'zh-CN': async () => ({ default: {} }) })
  await startTexts()
  await jest.requireActual<typeof import('#platform/i18n')>('#platform/i18n').loadTexts('core')
})
beforeEach(() => open.mockReset())

test('what can be done about an item is one tap, without its page; the items are loaded again', async () => {
  let reminded = 0
  const run = async () => {
    reminded += 1
  }
  await show(async () => [reminded === 0 ? { ...waiting, action: 'Remind', run } : { ...waiting, action: 'Reminded' }])
  await press('Remind')
  expect([reminded, open.mock.calls]).toEqual([1, []])
  expect(await screen.findByText('Reminded')).toBeTruthy()
  await press(/^Your application/)
  expect(open.mock.calls).toEqual([[waiting.to]])
})

test('an action that fails says why, and the item stays', async () => {
  const run = () => Promise.reject(new HttpError('refused', 'Nobody is there.', { callId: 'x', code: 4010 }))
  const { feedback } = await show(async () => [{ ...waiting, action: 'Remind', run }])
  await press('Remind')
  expect(feedback.toasts.map(({ text }) => text)).toEqual(['Nobody is there.'])
  expect(screen.getByRole('button', { name: 'Remind' })).toBeTruthy()
})
