import { HOST_METHODS, type HostKind, type HostMethod } from '#platform/host'
import { CASES, IMPOSSIBLE } from '../../plugins/public/conformance/cases'
import { SITUATIONS } from '../../plugins/public/conformance/methodCases'
import { type Case, type Expectation, VARIANTS, type Variant } from '../../plugins/public/conformance/types'
import { wayIn } from '../../plugins/public/conformance/ways'
import { HOSTS, type Way } from '../../src/platform/host/engine/hosts'

const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

function wayText(way: Way): string {
  switch (way.way) {
    case 'sdk':
      return `sdk \`${way.plugin}.${way.action}\``
    case 'native': {
      const answer = way.joins ? `ends with \`${way.joins}\`` : way.reply ? `→ \`${way.reply}\`` : '→ `callback`'
      return `native ${answer}${way.absent ? `, without it '${way.absent}'` : ''}`
    }
    case 'web':
      return 'web'
    case 'none':
      return '–'
  }
}

/** Methods × hosts: the implementation of each call, from the bridge's own table. */
function ways(): string {
  const kinds: readonly HostKind[] = ['messaging-app', 'partner', 'browser']
  return table(
    ['method', ...kinds],
    HOST_METHODS.map((method) => [`\`${method}\``, ...kinds.map((kind) => wayText(HOSTS[kind][method]))]),
  )
}

/** Footnotes with the reasons why something cannot pass. */
const reasons = [...new Set(IMPOSSIBLE.map(({ reason }) => reason))]
const noteOf = (reason: string) => `[${reasons.indexOf(reason) + 1}]`

function supportOf(method: HostMethod, variant: Variant): string {
  if (wayIn(method, variant) === 'none') return '404'
  const missing = IMPOSSIBLE.filter((each) => each.method === method && each.variants.includes(variant))
  const not = new Set(
    missing.filter(({ situation }) => isMethodSituation(situation)).map(({ reason }) => noteOf(reason)),
  )
  const here = SITUATIONS.filter((situation) =>
    CASES.some(
      (one) =>
        one.method === method &&
        one.situation === situation &&
        one.variants.includes(variant) &&
        !missing.some((each) => each.situation === situation),
    ),
  )
  const words = here.length === SITUATIONS.length ? 'all' : here.join(', ')
  return [words, ...not].join(' ')
}

const isMethodSituation = (text: string) => SITUATIONS.some((situation) => situation === text)

/** Methods × variants: which of ok, fail, cancel, denied and absent are tested. */
function support(): string {
  return table(
    ['method', ...VARIANTS],
    HOST_METHODS.map((method) => [`\`${method}\``, ...VARIANTS.map((variant) => supportOf(method, variant))]),
  )
}

const outcomeText = (expected: Expectation) => (expected.ok ? 'ok' : `${expected.kind} (${expected.code})`)

/** Situation × implementation: the outcome of the calls. */
function situations(): string {
  const rest = CASES.filter(({ situation }) => !isMethodSituation(situation) && situation !== 'none')
  const ways = ['sdk', 'native', 'own', 'web'] as const
  const names = [...new Set(rest.map(({ situation }) => situation))]
  const cell = (situation: string, way: Case['way']) => {
    const found = rest.filter((one) => one.situation === situation && one.way === way)
    return found.map(({ expect }) => expect.map(outcomeText).join(', then ')).join('; ') || '–'
  }
  return table(
    ['situation', ...ways],
    names.map((situation) => [situation, ...ways.map((way) => cell(situation, way))]),
  )
}

function impossible(): string {
  return reasons
    .map((reason, index) => {
      const entries = IMPOSSIBLE.filter((each) => each.reason === reason)
      const methods = [...new Set(entries.map(({ method }) => `\`${method}\``))].join(', ')
      const said = [...new Set(entries.map(({ situation }) => situation))].join(', ')
      const variants = [...new Set(entries.flatMap((each) => each.variants))]
      const where = variants.length === VARIANTS.length ? 'everywhere' : variants.join(', ')
      return `${index + 1}. ${methods}: ${said} (${where}) – ${reason}.`
    })
    .join('\n')
}

function counts(): string {
  const count = (runs: keyof Case['runs']) =>
    CASES.filter((one) => one.runs[runs]).reduce((sum, { variants }) => sum + variants.length, 0)
  return `${CASES.length} cases: ${count('engine')} runs over the engine in Jest, ${count('simulator')} in Chromium over the simulated hosts, ${count('device')} that a real phone can run by itself.`
}

const PARTS: Readonly<Record<string, () => string>> = { ways, support, situations, impossible, counts }

/** Renews the tables of a page, between `<!-- name -->` and `<!-- /name -->`. */
export function withTables(page: string): string {
  return Object.entries(PARTS).reduce(
    (text, [name, draw]) =>
      text.replace(
        new RegExp(`(<!-- ${name} -->)[\\s\\S]*?(<!-- /${name} -->)`),
        (_all, begin: string, end: string) => `${begin}\n\n${draw()}\n\n${end}`,
      ),
    page,
  )
}
