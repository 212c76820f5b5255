import type { Href } from '#base/routes'
import type { Plugin } from '#platform/plugin'
import { patternOf } from '../../simulator/literal'
import { METHODS } from '../../simulator/methods'
import { checkScenario } from '../../simulator/scenarioText'
import type { LogFilter, Scenario, Step, Target } from '../../simulator/types'
import type { PluginDev, ReadyScenario } from '../contract'
import { isCalled } from '../control'
import { coreDev } from '../core/dev'
import { EMPLOYEES } from '../core/employees'
import { messageKind } from '../core/messages'
import { FaultList, parseFaults } from '../faults'
import { BASES, locate } from '../hosts'
import { worldDev } from '../world/dev'
import { addressProblem, RECORD } from './contributionContract'
import { type Simulation, simulate } from './simulate'

/** The app around an area whose scenarios are checked. */
interface App {
  readonly plugins: readonly Plugin[]
  readonly devs: readonly PluginDev[]
  /** All English texts. */
  readonly texts: readonly string[]
}

interface Room extends App {
  readonly dev: PluginDev
  readonly sim: Simulation
}

/** Texts of a page that no file of texts has: a figure, a time, the JSON that `/demo` shows. */
const IS_NO_TEXT = /^(?:[\d:., %]+$|["{])/
const PLACEHOLDER = /\{\{[^}]+\}\}/
const CHINESE = /\p{Script=Han}/u

const callsOf = ({ devs }: App) =>
  [coreDev, worldDev, ...devs].flatMap(({ handlers }) => handlers.map(({ call: { declaration } }) => declaration))

/** A text of the app, or part of one, has these words, whatever stands in its places. */
const hasWords = (text: string, words: string): boolean => {
  if (text.includes(words)) return true
  const parts = text.split(PLACEHOLDER)
  if (parts.length < 2 || !/\p{L}{2}/u.test(parts.join(''))) return false
  return new RegExp(`^${parts.map(patternOf).join('.+?')}$`).test(words)
}

/** A record with these words in the seed of the area, or in what it shares with all. */
const isSeeded = ({ dev, sim }: Room, words: string): boolean =>
  [...dev.kinds, ...worldDev.kinds].some((kind) =>
    [...sim.store.table(kind).values()].some((record) => JSON.stringify(record).includes(words)),
  )

/** A record of the area, of what it shares with all, or a message. */
const kindsOf = ({ dev }: Room) => [...dev.kinds, ...worldDev.kinds, messageKind]

function targetProblem(target: Target, room: Room): string | undefined {
  const words = 'text' in target ? target.text : target.name
  const isThere = IS_NO_TEXT.test(words) || room.texts.some((text) => hasWords(text, words)) || isSeeded(room, words)
  if (!isThere) return `no text of the app and no record says “${words}”`
  const within = 'within' in target ? target.within : undefined
  // Rows of the day have the id alone.
  const id = within?.split(':').at(-1) ?? ''
  const isRecord = within === undefined || kindsOf(room).some((kind) => room.sim.store.table(kind).get(id))
  return isRecord ? undefined : `no record of the seed is ${within}`
}

/** Why no row of the timeline is like this. */
function waitProblem({ kind, method }: LogFilter, room: Room): string | undefined {
  if (method === undefined) return undefined
  if (kind === 'call' || kind === 'answer')
    return Object.hasOwn(METHODS, method) ? undefined : `no host has a method ${method}`
  if (kind !== 'http') return undefined
  const [verb, pathname = ''] = method.split(' ')
  const place = locate(pathname)
  const isCalled = callsOf(room).some(
    (call) =>
      call.method === verb &&
      call.host === place?.host &&
      new RegExp(`^${patternOf(call.path.replace(/\?.*/, '')).replace(/\\\{\w+\\\}/g, '[^/]+')}$`).test(place.path),
  )
  return isCalled ? undefined : `no call of the app is ${method}`
}

function faultProblem(raw: unknown, room: Room): string | undefined {
  const parsed = parseFaults(raw)
  if (!parsed.ok) return parsed.message
  const idle = parsed.faults.find(({ host, method, path }) => {
    const faults = new FaultList()
    faults.add([{ host, method, path }])
    for (const call of callsOf(room)) {
      const [, base = ''] = BASES.find(([each]) => each === call.host) ?? []
      // It may name the record of a call whose path has its id.
      for (const id of ['id', ...(path?.split('/').filter((part) => RECORD.test(part)) ?? [])])
        faults.take({ ...call, pathname: base + call.path.replace(/\{\w+\}/g, id) })
    }
    return faults.list()[0]?.seen === 0
  })
  return idle && `no call of the app has this fault: ${JSON.stringify(idle)}`
}

const personaProblem = (persona: string | undefined) =>
  persona === undefined || EMPLOYEES.some(({ loginName }) => loginName === persona)
    ? undefined
    : `no employee is ${persona}`

/** What a step names, and is not there. */
function stepProblem(step: Step, room: Room): string | undefined {
  switch (step.call) {
    case 'tap':
    case 'fill':
    case 'see':
      return targetProblem(step.with[0], room)
    case 'waitFor':
      return waitProblem(step.with[0], room)
    case 'faults':
      return step.with[0] ? faultProblem(step.with[0], room) : undefined
    case 'persona':
      return personaProblem(step.with[0])
    case 'plugins': {
      const other = Object.keys(step.with[0]).find((area) => room.plugins.every(({ id }) => id !== area))
      return other && `no area is ${other}`
    }
    case 'post': {
      const [, type] = step.with
      const isHandled = room.plugins.some(({ messages = [] }) => messages.some((each) => each.type === type))
      return isHandled ? undefined : `no area handles ${type}`
    }
    case 'put': {
      const [name, id] = step.with
      const kind = kindsOf(room).find((each) => isCalled(each, name))
      return kind && room.sim.store.table(kind).get(id) ? undefined : `no record of the seed is ${name} ${id}`
    }
    default:
      return undefined
  }
}

async function problemsOf({ title, scenario: raw }: ReadyScenario, room: Room): Promise<readonly string[]> {
  const known = room.devs.flatMap(({ scenarios = [] }) => scenarios)
  const named = [
    known.filter((each) => each.title.en === title.en).length > 1 ? 'another ready scenario has this title' : undefined,
    CHINESE.test(title.en) || !CHINESE.test(title['zh-CN']) ? 'its title is English and Chinese' : undefined,
  ]
  let scenario: Scenario
  try {
    scenario = checkScenario(raw)
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  }
  const { launch, faults, steps = [] } = scenario
  // Addresses of scenarios are texts, because links have them, too.
  const path = (launch?.path ?? '/') as Href
  const found = [
    ...named,
    await addressProblem(path, room, room.dev, room),
    personaProblem(launch?.persona),
    faults && faultProblem(faults, room),
    ...steps.flatMap((step, index) => {
      const wrong = [step.when && waitProblem(step.when, room), stepProblem(step, room)]
      return wrong.map((each) => each && `step ${index + 1} (${step.call}): ${each}`)
    }),
  ]
  return found.filter((each) => each !== undefined)
}

/**
 * What the ready scenarios of an area name, and the app or its seed does not have: pages with their parameters and
 * records, employees, calls, methods, texts. Returns one line per problem. Whether a scenario ends as it says is seen
 * in its replay alone (`e2e/harness-scenarios.spec.ts`).
 */
export async function scenarioProblems(dev: PluginDev, app: App): Promise<string[]> {
  const { scenarios = [] } = dev
  if (scenarios.length === 0) return []
  const room: Room = { ...app, dev, sim: simulate(dev) }
  const found = await Promise.all(
    scenarios.map(async (ready) => (await problemsOf(ready, room)).map((problem) => `${ready.title.en}: ${problem}`)),
  )
  return found.flat()
}
