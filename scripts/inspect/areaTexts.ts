import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from '#platform/plugin'
import { BY_RULE, textsByRule, textsOfParts } from './textsByRule'

type Texts = { readonly [key: string]: string | Texts }

/** Keys of texts; plural forms share one. */
function keysOf(texts: Texts, prefix = ''): string[] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [`${prefix}${key}`.replace(/_(?:zero|one|two|few|many|other)$/, '')]
      : keysOf(value, `${prefix}${key}.`),
  )
}

/** Keys in one language; those of the workbench stand in a file of their own. */
export function localeKeys(id: string, language: 'en' | 'zh-CN'): readonly string[] {
  const folder = join('plugins', id, 'locales')
  const files = readdirSync(folder).filter((file) => file.endsWith(`${language}.json`))
  return files.flatMap((file) => keysOf(JSON.parse(readFileSync(join(folder, file), 'utf8')) as Texts))
}

/**
 * The texts that the app looks up by rule for an area: those that its plugin, moves, filters, lists, inputs and checks
 * need, and further ones that it has, such as of refusals and of records that are not found.
 */
export function ruleKeys({ id, routes = [], menu = [], rights = {} }: Plugin): readonly string[] {
  const files = readdirSync(join('plugins', id), { recursive: true, encoding: 'utf8' })
  const sources = files
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|backend/.test(file))
    .map((file) => readFileSync(join('plugins', id, file), 'utf8'))
  const there = (['en', 'zh-CN'] as const).flatMap((language) => localeKeys(id, language))
  const needed = [
    ...[...routes, ...menu].map(({ title }) => title),
    ...menu.flatMap(({ counts = [] }) => counts),
    ...Object.keys(rights).map((right) => `right.${right}`),
    ...sources.flatMap((code) => [...textsByRule(code).map(({ key }) => key), ...textsOfParts(code)]),
  ]
  return [...new Set([...needed, ...there.filter((key) => BY_RULE.test(key))])]
    .filter((key, _, all) => !all.some((other) => other.endsWith(`.${key}`)))
    .sort()
}

/** One line per text by rule; missing ones say in which language. A list with a group has its texts there. */
export function textLines(
  wanted: readonly string[],
  keys: Readonly<Record<'en' | 'zh-CN', readonly string[]>>,
): string[] {
  return wanted.map((key) => {
    const missing = (['en', 'zh-CN'] as const).filter(
      (language) => !keys[language].some((known) => `.${known}`.endsWith(`.${key}`)),
    )
    return missing.length > 0 ? `${key}  MISSING in ${missing.join(', ')}` : key
  })
}
