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

/** Of expressions in texts of the simulator, the last word of those that are figures or numbers of records. */
const FIGURE = /\b(?:left|count|no|number|id|code|plan|[A-Z_]+)$/

/** Chinese texts of the simulator's messages and seeds, with expressions as placeholders. */
function simulatedTexts(): (readonly [string, string])[] {
  const isSource = (file: string) => /^\w[\w-]*\/backend\/.*(?<!\.test)\.ts$/.test(file)
  const sources = readdirSync('plugins', { recursive: true, encoding: 'utf8' }).filter(isSource)
  return sources.flatMap((file) => {
    const lines = readFileSync(join('plugins', file), 'utf8').match(/^.*\b(?:zh: |words: \[).*$/gm) ?? []
    const pieces = lines.flatMap((line) => line.split(/['`]/)).filter((piece) => /[\u4e00-\u9fff]/.test(piece))
    return pieces.map((piece) => {
      const named = piece.replace(/\$\{([^}]*)\}/g, (_, value) => (FIGURE.test(value) ? '{{n}}' : '{name}'))
      // A condition that goes on with the next text.
      return [`plugins/${file}`, named.replace(/\$\{[^}]*$/, '')] as const
    })
  })
}

const files = ['src', 'plugins', 'scripts/scaffold/template'].flatMap(localeFiles)
const all = (language: string) =>
  files
    .filter((file) => file.endsWith(`${language}.json`))
    .flatMap((file) => textsOf(JSON.parse(readFileSync(file, 'utf8')), file))
const english = [...all('en'), ...LABELS.map(({ labelId, nameEn }) => [labelId, nameEn] as const)]
const chinese = [...all('zh-CN'), ...LABELS.map(({ labelId, name }) => [labelId, name] as const), ...simulatedTexts()]

const saying = (texts: typeof english, word: RegExp) =>
  texts.filter(([, text]) => word.test(text)).map(([key, text]) => `${key}: ${text}`)

test('finds texts', () => {
  expect(english.length).toBeGreaterThan(500)
  expect(chinese.length).toBeGreaterThan(500)
  expect(simulatedTexts().length).toBeGreaterThan(100)
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
  [/研判/, '方案匹配'],
  [/归属主体/, '所属公司'],
  [/最近管网|管网距离/, '距管网'],
  [/首要/, '主要'],
  [/还有 \{\{count\}\} 天/, '剩余'],
  [/CNY/, '元'],
  [/(?<!无法)拨打电话/, '打电话'],
])('Chinese replaces %s: %s', (word, _better) => {
  // Messages of colleagues and systems are 消息.
  const isOfSystem = (line: string) => /查看消息|条消息|plugins\/messages\//.test(line)
  expect(saying(chinese, word).filter((line) => !isOfSystem(line))).toEqual([])
})

test('Chinese uses full-width punctuation and quotation marks', () => {
  const written = chinese.filter(([, text]) => /[\u4e00-\u9fff]/.test(text))
  // Within figures they stay narrow: `99,999`, `0:30`, `1.5`.
  expect(saying(written, /[,:](?!\d)|[;!?()"']|\.(?=[\s\u4e00-\u9fff]|$)/)).toEqual([])
})

test('Chinese has a space between a figure and a word: 24 天; dates and house numbers have none', () => {
  const figure = /\{\{(?:count|n|number|limit|minutes|percent|most|least|amount|volume|change|day|distance)\}\}/.source
  const close = new RegExp(`[\\u4e00-\\u9fff](?:${figure}|[A-Za-z0-9])|(?:${figure}|[A-Za-z0-9%])[\\u4e00-\\u9fff]`)
  const timeless = chinese.map(([key, text]) => [key, text.replace(/\d+(?=[年月日号])/g, '')] as const)
  expect(saying(timeless, close)).toEqual([])
})

test('an example in an empty field says that it is one', () => {
  const examples = (texts: typeof english) => texts.filter(([key]) => /example|placeholder/i.test(key))
  expect(examples(english).filter(([, text]) => !/^e\.g\. |\?$/.test(text))).toEqual([])
  expect(examples(chinese).filter(([, text]) => !/^例如：|说明$/.test(text))).toEqual([])
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
