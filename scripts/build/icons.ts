import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const IMPORT = /@phosphor-icons\/react\/dist\/csr\/(\w+)['"]/g
const WEIGHT = /['"](thin|light|bold|fill|duotone)['"]/g

/**
 * Weights in use of each icon: `regular`, and every weight named in a file that imports the icon. Any other weight
 * falls back to `regular` (see the rule for IconBase).
 */
export function usedIconWeights(root: string): Record<string, string[]> {
  const used: Record<string, string[]> = {}
  for (const folder of ['src', 'plugins']) {
    for (const name of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })) {
      if (!/\.tsx?$/.test(name)) continue
      const text = readFileSync(join(root, folder, name), 'utf8')
      const weights = [...text.matchAll(WEIGHT)].map(([, weight = '']) => weight)
      for (const [, icon = ''] of text.matchAll(IMPORT)) {
        used[icon] = [...new Set([...(used[icon] ?? ['regular']), ...weights])]
      }
    }
  }
  return used
}
