import { ImportError, type OpenBackend, openBackend } from '../backend/node'
import { OptionError, readBackendOptions } from '../backend/options'
import { UsageError } from './listen'

/** Opens the backend simulator with the options of the command line; a mistake in them, or a broken file, is the user's. */
export function openSimulator(args: readonly string[]): OpenBackend {
  try {
    const simulator = openBackend(readBackendOptions(args))
    for (const line of simulator.lines) console.log(line)
    return simulator
  } catch (error) {
    if (error instanceof ImportError || error instanceof OptionError) throw new UsageError(error.message)
    throw error
  }
}
