import { readFileSync } from 'node:fs'
import { PAGE, withGraph } from '../docs/architecture'
import type { Stage } from '../support/stages'
import { readImports } from './moduleGraph'
import { forbiddenImports, unknownRooms } from './rules'

/** Fewer imports than this mean that the reader is broken. */
const LEAST = 5000

/** Checks all imports, types and `import()` included, and the graph of them in the documents. */
export function importStage(): Stage {
  return {
    name: 'imports',
    run: async () => {
      const imports = readImports(process.cwd())
      const page = readFileSync(PAGE, 'utf8')
      const lines = [
        ...(imports.length < LEAST ? [`only ${imports.length} imports found`] : []),
        ...unknownRooms(imports).map((room) => `${room}: add the room to ROOMS in scripts/imports/rules.ts`),
        ...forbiddenImports(imports),
        ...(withGraph(page, imports) === page ? [] : [`${PAGE}: the graph is stale; run npm run docs:api`]),
      ]
      return { passed: 0, failed: lines.length, output: lines.join('\n') }
    },
  }
}
