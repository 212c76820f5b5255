import { render, screen } from '@testing-library/react'
import { EXAMPLE_TIME } from '#harness/backend/clock'
import { CoreContext } from '#platform/core'
import { loadTexts, registerTexts, setLanguage, startTexts } from '#platform/i18n'
import type { Outbox, OutboxItem } from '#platform/outbox'
import { createTestCore } from '#testing'
import en from '../../locales/en.json'
import zh from '../../locales/zh-CN.json'
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

beforeAll(async () => {
  await startTexts()
  registerTexts('core', { en: async () => ({ default: en }), 'zh-CN': async () => ({ default: zh }) })
  await loadTexts('core')
})

function show(shown: OutboxItem, plugin: string) {
  const plain = createTestCore([])
  const outbox = { ...plain.outbox, callOf: () => ({ plugin, title: 'change.enter' }) as never }
  const entries = { isOnline: true, needsSignIn: false, unsent: [shown] } as never as Outbox
  render(
    <CoreContext value={{ ...plain, outbox }}>
      <Entry outbox={entries} item={shown} />
    </CoreContext>,
  )
}

test('an entry whose area has no texts on this phone has a general name, not the key of its text', () => {
  show(item, 'devices')
  expect(screen.getByText(/^Entry/).textContent).not.toContain('change.enter')
})

describe('a refusal is said in the language of the user, with its time', () => {
  // Eight hours ago, and yesterday.
  const [today, yesterday] = [Date.parse('2026-11-20T01:41:00+08:00'), Date.parse('2026-11-19T22:05:00+08:00')]
  beforeAll(async () => {
    const chinese = { refused: { '4701_minutes': '{{name}} {{count}} 分钟前已处理。', '4702': '周期已关闭' } }
    const locale = async () => ({ default: chinese })
    registerTexts('warnings', { en: locale, 'zh-CN': locale })
    await loadTexts('warnings')
    await setLanguage('zh-CN')
    jest.useFakeTimers({ now: EXAMPLE_TIME, doNotFake: ['queueMicrotask'] })
  })
  afterAll(async () => {
    jest.useRealTimers()
    await setLanguage('en')
  })

  const byChen = { name: '陈静', nameEn: 'Chen Jing', kind: 'minutes', number: 5 }
  test.each([
    [4701, byChen, today, '未被接受：陈静 5 分钟前已处理。（01:41）'],
    [4702, undefined, yesterday, '未被接受：周期已关闭（11-19 22:05）'],
    [4010, undefined, today, '未被接受：此操作已无法进行。（01:41）'],
    [4999, undefined, today, '未被接受：Not tonight.（01:41）'],
  ])('%d', (code, data, at, words) => {
    show({ ...item, state: { kind: 'failed', at, message: 'Not tonight.', code, data } }, 'warnings')
    expect(screen.getByText(words)).toBeTruthy()
  })
})
