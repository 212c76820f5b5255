import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * Runs each area's definition inside a guard: one that throws is left out, named with its owner, instead of ending the
 * start of the app. In the sources the list is plain imports, so that types and tests see it.
 */
export default function guardedPlugins(source) {
  const folder = dirname(this.resourcePath)
  const guarded = source.replace(/^import (\w+) from '\.\/([\w-]+)\/plugin'$/gm, (_, name, id) => {
    const owner = /owner: '([^']*)'/.exec(readFileSync(join(folder, id, 'plugin.ts'), 'utf8'))?.[1] ?? ''
    return `const ${name} = guarded('${id}', '${owner}', () => require('./${id}/plugin').default)`
  })
  return `import { guarded } from '#platform/plugin'\n${guarded}`
}
