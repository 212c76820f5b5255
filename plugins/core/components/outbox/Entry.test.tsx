import { render, screen } from '@testing-library/react'
import { CoreContext } from '#platform/core'
import { loadTexts, registerTexts, startTexts } from '#platform/i18n'
import type { Outbox, OutboxItem } from '#platform/outbox'
import { createTestCore } from '#testing'
import en from '../../locales/en.json'
import { Entry } from './Entry'

jest.mock('#platform/navigation', () => ({
  ...jest.requireActual('#platform/navigation'),
  usePage: () => ({ plugin: 'core' }),
  usePageNavigation: () => ({}),
}))

const item: OutboxItem = {
  id: 'a',
  order: 1,
  callId: 'change',
  request: {},
  record: 'customer:C-1',
  label: 'Boiler 2',
  idempotencyKey: 'k',
  createdAt: Date.now(),
  bytes: 10,
  files: 0,
  filesInMemory: false,
  uploads: [],
  attempts: 0,
  state: { kind: 'waiting', since: 0, notBefore: 0 },
}

test('an entry whose area has no texts on this phone has a general name, not the key of its text', async () => {
  await startTexts()
  const locale = async () => ({ default: en })
  registerTexts('core', { en: locale, 'zh-CN': locale })
  await loadTexts('core')
  const plain = createTestCore([])
  const outbox = { ...plain.outbox, callOf: () => ({ plugin: 'devices', title: 'change.enter' }) as never }
  const entries = { isOnline: true, needsSignIn: false, unsent: [item] } as never as Outbox
  render(
    <CoreContext value={{ ...plain, outbox }}>
      <Entry outbox={entries} item={item} />
    </CoreContext>,
  )
  expect(screen.getByText(/^Entry/).textContent).not.toContain('change.enter')
})
