import i18next from 'i18next'
import { registerTexts, setLanguage, startTexts, text } from '#platform/i18n'
import { loadMenuTexts, loadTexts, takeTexts } from './i18n'
import { textsOf } from './lookUp'
import { addResources } from './resources'

const en = {
  plain: 'Leads',
  greet: 'Hello {{name}}, {{ n }} new',
  late_zero: 'on time',
  late_one: '{{count}} day late',
  late_other: '{{count}} days late',
  onlyHere: 'English',
  onlyHereOften_one: 'English once',
  onlyHereOften_other: 'English {{count}} times',
}
const zh = { plain: '线索', greet: '{{name}}，{{n}} 条新线索', late_other: '逾期 {{count}} 天' }

/** The library whose rules for plural forms and missing texts hold here. */
const library = i18next.createInstance()

const load = jest.fn(async (_hasPage?: boolean) => ({ default: en }))
registerTexts('area', { en: load, 'zh-CN': async () => ({ default: zh }) })

beforeAll(async () => {
  await library.init({
    fallbackLng: 'en',
    resources: { en: { area: en }, 'zh-CN': { area: zh } },
    interpolation: { escapeValue: false },
  })
  localStorage.setItem('language', 'en')
  await startTexts()
  takeTexts('area', { early: 'came with the page' })
  expect(text('early', undefined, 'area')).toBe('came with the page')
  expect(load).not.toHaveBeenCalled()
  await loadTexts('area')
  // Those of the page are there already, and no file needs to bring them again.
  expect(load).toHaveBeenCalledWith(true)
})

const cases: readonly [key: string, values: Record<string, unknown> | undefined][] = [
  ['plain', undefined],
  ['plain', { unused: 1 }],
  ['greet', { name: 'Ada', n: 3 }],
  ['greet', { name: '<b> & 1' }],
  ['greet', { name: null, n: true }],
  ['greet', undefined],
  ['late', { count: 1 }],
  ['late', { count: 2 }],
  ['late', { count: 0 }],
  ['late', { count: 1.5 }],
  ['late', { count: -1 }],
  ['plain', { count: 3 }],
  ['onlyHereOften', { count: 1 }],
  ['onlyHere', undefined],
  ['not.there', undefined],
  ['constructor.name', undefined],
  ['plain.length', undefined],
]

describe.each(['en', 'zh-CN'] as const)('a text in %s', (language) => {
  beforeAll(() => setLanguage(language))

  test.each(cases)('%s %o equals the result of i18next', (key, values) => {
    expect(textsOf(language, 'area')(key, values)).toBe(library.t(key, { ...values, lng: language, ns: 'area' }))
  })
})

test('texts that are added later are found, by a new function', () => {
  const before = textsOf('en', 'area')
  expect(before('later')).toBe('later')
  addResources('en', 'area', { later: 'here' })
  expect(textsOf('en', 'area')).not.toBe(before)
  expect(textsOf('en', 'area')('later')).toBe('here')
})

describe('the texts of an area’s menu entry', () => {
  const files = {
    menu: jest.fn(async () => ({ default: { menu: { visits: 'Visits' } } })),
    menuZh: jest.fn(async () => ({ default: { menu: { visits: '拜访' } } })),
    all: jest.fn(async () => ({ default: { menu: { visits: 'Visits' }, list: { title: 'All visits' } } })),
    allZh: jest.fn(async () => ({ default: { menu: { visits: '拜访' }, list: { title: '全部拜访' } } })),
  }
  const title = () => text('menu.visits', {}, 'visits')

  test('are loaded without the others, in the current language, and follow a change of it', async () => {
    registerTexts('visits', { en: files.all, 'zh-CN': files.allZh }, { en: files.menu, 'zh-CN': files.menuZh })
    await setLanguage('en')
    await Promise.all([loadMenuTexts('visits'), loadMenuTexts('visits')])
    expect([title(), files.menuZh.mock.calls.length]).toEqual(['Visits', 0])
    await setLanguage('zh-CN')
    expect(title()).toBe('拜访')
    expect([files.all, files.allZh].map((file) => file.mock.calls.length)).toEqual([0, 0])
  })

  test('are not loaded when all texts are loaded', async () => {
    registerTexts('tours', { en: files.all, 'zh-CN': files.allZh }, { en: files.menu, 'zh-CN': files.menuZh })
    await loadTexts('tours')
    files.menuZh.mockClear()
    await loadMenuTexts('tours')
    expect(files.menuZh).not.toHaveBeenCalled()
    expect(text('list.title', {}, 'tours')).toBe('全部拜访')
  })

  test('fall back to English when the file of the language fails', async () => {
    const lost = async () => Promise.reject(new Error('no file'))
    registerTexts('trips', { en: files.all, 'zh-CN': files.allZh }, { en: files.menu, 'zh-CN': lost })
    await loadMenuTexts('trips')
    expect(text('menu.visits', {}, 'trips')).toBe('Visits')
  })
})
