import { UsageError } from '../../harness/server/listen'
import { BuildError } from './compile'

/** Runs a command's body; a mistake of the user ends it with code 2 and one line, anything else with code 1 and its stack. */
export async function command(body: () => Promise<void>): Promise<void> {
  try {
    await body()
  } catch (error) {
    if (error instanceof UsageError) {
      console.error(error.message)
      process.exit(2)
    }
    console.error(error instanceof BuildError ? error.message : error)
    process.exit(1)
  }
}
