import { UsageError } from '../../harness/server/listen'
import { BuildError } from './compile'

/** Runs a command; a usage error ends it with code 2 and one line, any other error with code 1 and its stack. */
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
