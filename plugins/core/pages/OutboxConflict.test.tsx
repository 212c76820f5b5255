import { screen } from '@testing-library/react'
import { href } from '#base/routes'
import { loadTexts, registerTexts, setLanguage, startTexts } from '#platform/i18n'
import { createTestCore, showPages } from '#testing'
import en from '../locales/en.json'
import zh from '../locales/zh-CN.json'
import { outboxConflict } from '../routes'
import OutboxConflict from './OutboxConflict'

beforeAll(async () => {
  await startTexts()
  registerTexts('core', { en: async () => ({ default: en }), 'zh-CN': async () => ({ default: zh }) })
  await loadTexts('core')
})
afterAll(() => setLanguage('en'))

test.each([
  ['en', 'Somebody else has changed this in the meantime'],
  ['zh-CN', '其他人已修改此内容'],
] as const)('a conflict is said in the words of the app, not of the server: %s', async (language, words) => {
  await setLanguage(language)
  const state = { kind: 'conflict', at: 0, message: 'Changed meanwhile.', theirs: { text: 'Theirs' } }
  const item = { id: 'a', label: 'Boiler 2', request: { text: 'Mine' }, uploads: [], state }
  const plain = createTestCore([])
  const outbox = {
    ...plain.outbox,
    callOf: () => undefined,
    load: async () => ({ items: new Map([['a', item]]) }) as never,
  }
  const pages = [{ route: outboxConflict, screen: OutboxConflict }]
  await showPages({ ...plain, outbox }, pages, href(outboxConflict, { id: 'a' }))
  expect(await screen.findByText(words)).toBeTruthy()
  expect(screen.getByRole('row', { name: /^text.* Mine Theirs$/ })).toBeTruthy()
  expect(screen.queryByText('Changed meanwhile.')).toBeNull()
})
