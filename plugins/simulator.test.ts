import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { coreDev } from '#harness/backend/core/dev'
import {
  contributionProblems,
  holdExampleTime,
  listProblems,
  mayProblems,
  moveProblems,
  scenarioProblems,
} from '#harness/backend/kit/testing'
import { pluginDevs } from '#plugins/dev'
import { plugins } from '../spec/support/plugins'

/** Modules of an area that define moves. */
function movesOf(id: string): readonly string[] {
  return readdirSync(join(__dirname, id), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => join(__dirname, id, file))
    .filter((file) => readFileSync(file, 'utf8').match(/\bdefine(?:Move|Decisions|CheckInReviews)\b[<(]/))
}

type Texts = { readonly [key: string]: string | Texts }
const flat = (texts: Texts): readonly string[] =>
  Object.values(texts).flatMap((each) => (typeof each === 'string' ? each : flat(each)))

/** Every English text of the app. */
const texts = ['src', 'plugins'].flatMap((folder) => {
  const root = join(__dirname, '..', folder)
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\ben\.json$/.test(file))
    .flatMap((file) => flat(JSON.parse(readFileSync(join(root, file), 'utf8')) as Texts))
})

/** Contract of every area's part of the simulator (docs/simulator.md); new areas are included automatically. */
describe.each(pluginDevs.map((dev) => [dev.id, dev] as const))('simulator of %s', (id, dev) => {
  test('lists: pages, counts, filters and sorts are right for the seed', () => {
    expect(listProblems(dev)).toEqual([])
  })

  test('moves: refusals, `can` and undo are right for the seed', () => {
    expect(moveProblems(dev)).toEqual([])
  })

  test('moves: screens offer what the simulator allows', async () => {
    holdExampleTime()
    const plugin = plugins.find((each) => each.id === id)
    const modules = await Promise.all(movesOf(id).map((file) => import(file)))
    expect(plugin && (await mayProblems(plugin, dev, modules))).toEqual([])
  })

  test('badges, today, search and messages: they run for each persona and lead to pages and records', async () => {
    holdExampleTime()
    const plugin = plugins.find((each) => each.id === id)
    expect(plugin && (await contributionProblems(plugin, dev, { plugins, devs: pluginDevs }))).toEqual([])
  })
})

/** The core, which every area stands on, has ready scenarios, too. */
const all = [coreDev, ...pluginDevs]
describe.each(all.map((dev) => [dev.id, dev] as const))('ready scenarios of %s', (_, dev) => {
  const { scenarios = [] } = dev

  test('there are some, in the language of the texts that they name, whatever the browser’s is', () => {
    expect(scenarios.map(({ scenario }) => scenario.device?.locale)).toContain('en')
    expect(scenarios.filter(({ scenario }) => scenario.device?.locale !== 'en')).toEqual([])
  })

  test('pages, records, people, calls and texts that they name are there', async () => {
    expect(await scenarioProblems(dev, { plugins, devs: all, texts })).toEqual([])
  })
})
