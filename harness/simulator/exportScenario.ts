import { type Language, languageOf } from '../../src/base/config/constants'
import { literal } from './literal'
import type { Memory } from './memory'
import { memoryOf } from './memory'
import type { StoredRule } from './RuleBook'
import { doesSomething } from './runSteps'
import type { Origin, Pane, Position, Rule, Scenario, Step, StepCall, TrackPoint } from './types'

/** What a scenario can begin with. */
type Present = Pick<Memory, 'scenario' | 'device' | 'permissions' | 'media' | 'network' | 'storage' | 'faults'> & {
  readonly place: Position | readonly TrackPoint[] | undefined
  /** That the app shows; undefined while there is no app. */
  readonly language?: Language | undefined
  readonly pane?: Pane
  /** CSS px; 0 while it is closed. */
  readonly keyboard?: number
}

/** The scenario that begins with the phone as it is now. `path`: of the visible page. */
export function presentScenario(memory: Present, rules: readonly StoredRule[], path: string): Scenario {
  const { scenario, media, network, place, storage, faults, pane = 'app', keyboard = 0 } = memory
  const device = { ...memory.device, locale: localeOf(memory) }
  const usual = memoryOf({ v: 1, host: scenario.host, os: device.os }, '')
  const { os, ...changed } = changes(usual.device, device)
  const { v, title, host, launch, data, plugins, clock } = scenario
  const permissions = changes(usual.permissions, memory.permissions)
  return {
    v,
    ...(title !== undefined && { title }),
    host,
    os: os ?? device.os,
    launch: { ...launch, path },
    ...(data && { data }),
    ...(plugins && { plugins }),
    ...(clock !== undefined && { clock }),
    ...filled('device', changed),
    ...filled('permissions', permissions),
    ...filled('media', changes(usual.media, media)),
    ...filled('network', changes(usual.network, network)),
    ...filled('storage', changes(usual.storage, storage)),
    ...(place && { position: place }),
    ...(pane !== 'app' && { pane }),
    ...(keyboard > 0 && { keyboard }),
    ...(faults.length > 0 && { faults }),
    ...(rules.length > 0 && { rules: rules.map(plainRule) }),
  }
}

/** The phone's, or the app's language, which was chosen in it, or is the browser's. */
const localeOf = ({ device: { locale }, language }: Present): string =>
  language === undefined || (locale !== '' && languageOf(locale) === language) ? locale : language

const plainRule = ({ id: _, seen: __, fired: ___, ...rule }: StoredRule): Rule => rule

/** The fields of `now` that differ from `usual`. */
function changes<T extends object>(usual: T, now: T): Partial<T> {
  const differ = (name: string) => JSON.stringify(Reflect.get(usual, name)) !== JSON.stringify(Reflect.get(now, name))
  return Object.fromEntries(Object.entries(now).filter(([name]) => differ(name))) as Partial<T>
}

const filled = (name: string, value: object) => (Object.keys(value).length > 0 ? { [name]: value } : {})

/** Text of one line about where an export comes from. */
export const originLine = ({ version, commit, host, session, at }: Origin): string =>
  `version ${version}, commit ${commit}, host ${host}, session ${session}, ${at}`

/** What a scenario with faults may say in the console. */
const ALLOWED = String.raw`/response \d|request failed|console (?:error|warning)/`

/** Steps after which a host, a server or a device may answer what the app complains about. */
const DISTURBING: readonly StepCall[] = [
  'faults',
  'data',
  'put',
  'network',
  'storage',
  'emit',
  'post',
  'rule',
  'answer',
]

const isDisturbing = (step: Step): boolean =>
  DISTURBING.includes(step.call) || (step.call === 'lifecycle' && step.with[0] === 'deploy')

const isDisturbed = ({ faults = [], rules = [], network, storage, device, steps = [] }: Scenario): boolean =>
  faults.length > 0 ||
  rules.length > 0 ||
  network !== undefined ||
  storage !== undefined ||
  device?.sdk !== undefined ||
  steps.some(isDisturbing)

/** True for a step that a later wait counts from. */
function isCountedFrom(step: Step, later: readonly Step[]): boolean {
  return doesSomething(step) && later.find((each) => each.since || doesSomething(each))?.since === 'step'
}

/**
 * Steps for which `Host` or `App` of the journeys has more than the call itself. `isMarked`: rows of the log that are
 * waited for afterwards, since 'step', are counted from this one.
 */
function lineOf({ call, with: given, when, since, afterMs = 0 }: Step, isMarked: boolean): string {
  const named = given.map((each) => literal(each)).join(', ')
  const next = (filter: unknown) =>
    `  await host.next(${[filter, since].flatMap((each) => (each ? literal(each) : [])).join(', ')})`
  const seen = when ? `${next(when)}\n` : ''
  const pause = afterMs > 0 ? `  await new Promise((resolve) => setTimeout(resolve, ${afterMs}))\n` : ''
  // A control is looked for first.
  if (call === 'tap' || call === 'fill')
    return `${seen}${pause}  await app.${call}(${named}${isMarked ? ', () => host.mark()' : ''})`
  const wait = `${seen}${pause}${isMarked ? '  await host.mark()\n' : ''}`
  switch (call) {
    case 'see':
      return `${wait}  await app.see(${named})`
    case 'waitFor':
      return `${wait}${next(given[0])}`
    case 'lifecycle':
      return `${wait}  await host.lifecycle(${named})`
    case 'device':
      return `${wait}  await host.device(${named})`
    case 'answer':
      return `${wait}  await host.answerTo(${named})`
    case 'persona':
    case 'plugins':
      return `${wait}  await host.restart(${[literal(call), named].join(', ')})`
    default:
      return `${wait}  await host.call(${[literal(call), named].filter(Boolean).join(', ')})`
  }
}

/** A journey for `e2e/` that opens the scenario and does its steps. */
export function playwrightTest({ steps = [], title, launch, origin, ...scenario }: Scenario): string {
  const { path = '/', ...way } = launch ?? {}
  const opened = { ...scenario, ...(Object.keys(way).length > 0 && { launch: { path, ...way } }) }
  const isUsed = (name: 'app' | 'allow') =>
    name === 'app'
      ? steps.some(({ call }) => call === 'tap' || call === 'fill' || call === 'see')
      : isDisturbed({ ...scenario, steps })
  const fixtures = [...(isUsed('app') ? ['app'] : []), 'host', ...(isUsed('allow') ? ['allow'] : [])]
  return [
    `import { hostTest as test } from './fixtures'`,
    '',
    ...(origin ? [`/* Exported from the harness: ${originLine(origin)}. */`, ''] : []),
    `test(${literal(title ?? 'a recorded session')}, async ({ ${fixtures.join(', ')} }) => {`,
    ...(isUsed('allow') ? [`  allow(${ALLOWED})`] : []),
    `  await host.open(${literal(path)}, ${literal(opened)})`,
    ...steps.map((step, index) => lineOf(step, isCountedFrom(step, steps.slice(index + 1)))),
    '})',
    '',
  ].join('\n')
}
