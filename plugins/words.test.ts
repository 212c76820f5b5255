import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LABELS } from '#harness/backend/world'
import type { Texts } from '#platform/plugin'

/** Wording of all texts of the app: one word for one thing, and none that sounds translated. */

function localeFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((file) => /(^|\/|\.)(en|zh-CN)\.json$/.test(file))
}

function textsOf(texts: Texts, prefix: string): (readonly [string, string])[] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${prefix}.${key}`, value] as const] : textsOf(value, `${prefix}.${key}`),
  )
}

const files = [...localeFiles('src/platform/i18n'), ...localeFiles('plugins')]
const all = (language: string) =>
  files
    .filter((file) => file.endsWith(`${language}.json`))
    .flatMap((file) => textsOf(JSON.parse(readFileSync(file, 'utf8')), file))
const english = [...all('en'), ...LABELS.map(({ labelId, nameEn }) => [labelId, nameEn] as const)]
const chinese = [...all('zh-CN'), ...LABELS.map(({ labelId, name }) => [labelId, name] as const)]

const saying = (texts: typeof english, word: RegExp) =>
  texts.filter(([, text]) => word.test(text)).map(([key, text]) => `${key}: ${text}`)

test('finds texts', () => {
  expect(english.length).toBeGreaterThan(500)
  expect(chinese.length).toBeGreaterThan(500)
})

/** Avoided word → replacement. */
test.each([
  [/下一步/, '下次跟进'],
  [/认知/, '信息完整度'],
  [/我方/, '我司'],
  [/他方/, '其他公司'],
  [/不用气/, '无用气需求'],
  [/消息/, '微信/短信'],
  [/待发送|尚未发送|未发送/, '待上传、未上传'],
  [/后来者/, '后续跟进人'],
  [/现场销售/, '客户经理'],
  [/默认/, 'what the order goes by'],
  [/登记/, 'nothing: addresses are registered by developers'],
])('Chinese replaces %s: %s', (word, _better) => {
  // Messages of colleagues and systems are 消息.
  const isOfSystem = (line: string) => /查看消息|条消息|plugins\/messages\//.test(line)
  expect(saying(chinese, word).filter((line) => !isOfSystem(line))).toEqual([])
})

test('Chinese uses Chinese punctuation and quotation marks', () => {
  expect(saying(chinese, /[\u4e00-\u9fff][,;:!?]|[\u4e00-\u9fff]\.(\s|$)|["']/)).toEqual([])
})

test('in texts long enough to wrap, a number and its unit keep together', () => {
  const wraps = [...english, ...chinese].filter(([, text]) => text.length > 36)
  expect(saying(wraps, /[\d}] (?:k?m|kWp?|MW|MB|h|t|GJ|m[²³])(?![\w/]*\w)/)).toEqual([])
})

test('English writes percentages without a space', () => {
  expect(saying(english, /[\d}] %/)).toEqual([])
})

test('English uses typographic quotation marks and apostrophes', () => {
  expect(saying(english, /["']/)).toEqual([])
})

test('texts have only placeholders that the look-up knows, and no nested texts', () => {
  const odd = [...english, ...chinese].filter(
    ([, text]) => text.replace(/\{\{\s*\w+\s*\}\}/g, '').includes('{{') || text.includes('$t('),
  )
  expect(odd).toEqual([])
})
