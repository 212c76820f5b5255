import { registerTexts, setLanguage, startTexts, text } from '#src/i18n'
import en from '../../locales/en'
import zh from '../../locales/zh-CN'
import { refused } from '../../testing/fakeCore'
import { refusalText } from './refusalText'

const say = (code: number, data?: unknown) =>
  refusalText(refused(code, data), (key, values) => text(key, values, 'leads'), text)

beforeAll(async () => {
  await startTexts()
  registerTexts('leads', { en: async () => ({ default: en }), 'zh-CN': async () => ({ default: zh }) })
  const { loadTexts } = jest.requireActual<typeof import('#src/i18n')>('#src/i18n')
  await loadTexts('leads')
})
afterEach(() => setLanguage('en'))

const taken = { name: '王芳', nameEn: 'Wang Fang', minutes: 2 }

test('4101 names the user who took the lead first, in the current language', async () => {
  expect(say(4101, taken)).toBe('Taken by Wang Fang 2 minutes ago.')
  expect(say(4101, { ...taken, minutes: 1 })).toBe('Taken by Wang Fang 1 minute ago.')
  await setLanguage('zh-CN')
  expect(say(4101, taken)).toBe('2 分钟前已被王芳领取')
})

test('4102 names the limit that was reached', async () => {
  expect(say(4102, { kind: 'today', limit: 20 })).toBe('You have already taken 20 leads today.')
  expect(say(4102, { kind: 'open', limit: 150 })).toBe('You already have 150 open leads.')
  await setLanguage('zh-CN')
  expect(say(4102, { kind: 'today', limit: 20 })).toBe('您今天已领取 20 条线索。')
})

test.each([4003, 4004, 4010, 4102, 4103])('%i is shown in Chinese, not as the server message', async (code) => {
  await setLanguage('zh-CN')
  expect(say(code)).toMatch(/^[\u4e00-\u9fff 0-9，。]+$/)
})

test('the server message is shown if the data is missing or the code is unknown', () => {
  expect(say(4101)).toBe('refused 4101')
  expect(say(4999)).toBe('refused 4999')
})
