import type { Stage } from '../support/stages'
import { readImports } from './moduleGraph'
import { forbiddenImports, unknownRooms } from './rules'

/** Fewer imports than this mean that the reader is broken. */
const LEAST = 5000

/** What imports what, types and `import()` included. */
export function importStage(): Stage {
  return {
    name: 'imports',
    run: async () => {
      const imports = readImports(process.cwd())
      const lines = [
        ...(imports.length < LEAST ? [`only ${imports.length} imports found`] : []),
        ...unknownRooms(imports).map((room) => `${room}: add the room to ROOMS in scripts/imports/rules.ts`),
        ...forbiddenImports(imports),
      ]
      return { passed: 0, failed: lines.length, output: lines.join('\n') }
    },
  }
}
