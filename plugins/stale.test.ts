import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { holdExampleTime, staleProblems } from '#harness/backend/kit/testing'
import { pluginDevs } from '#plugins/dev'
import { plugins } from '../spec/support/plugins'

/** Modules of an area that define what screens load and change. */
function storesOf(id: string): readonly string[] {
  return readdirSync(join(__dirname, id), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|backend\/|testing\//.test(file))
    .map((file) => join(__dirname, id, file))
    .filter((file) => /\bdefine(?:Move|List|ListFigures|Records|Resource|Store)\b[<(]/.test(readFileSync(file, 'utf8')))
}

/** After each move and submit, screens refetch what it has changed: lists with their counts, records, figures. */
test.each(pluginDevs.map((dev) => [dev.id, dev] as const))('%s: no screen keeps what was changed', async (id, dev) => {
  holdExampleTime()
  const plugin = plugins.find((each) => each.id === id)
  const modules = await Promise.all(storesOf(id).map((file) => import(file)))
  expect(plugin && (await staleProblems(plugin, dev, modules))).toEqual([])
})
