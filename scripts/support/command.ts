import { UsageError } from '../../harness/server/listen'
import { BuildError } from './compile'

/** Runs a command; a wrong use ends it with code 2 and one line, any other error with code 1 and its stack. */
export async function command(body: () => Promise<void>): Promise<void> {
  try {
    await body()
  } catch (error) {
    if (error instanceof UsageError || isOfOptions(error)) {
      console.error(error.message.split('\n')[0])
      process.exit(2)
    }
    console.error(error instanceof BuildError ? error.message : error)
    process.exit(1)
  }
}

/** An option that `parseArgs` does not know. */
const isOfOptions = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
