import { toFieldMoment } from '#base/calendar'
import { ImportError, type OpenBackend, openBackend } from '../backend/node'
import { OptionError, readBackendOptions } from '../backend/options'
import { UsageError } from './listen'

/** Opens the backend simulator with the options of the command line; invalid options or files are usage errors. */
export function openSimulator(args: readonly string[]): OpenBackend {
  try {
    const options = readBackendOptions(args)
    const simulator = openBackend(options)
    if (options.now) console.log(pinnedLine(options.now))
    for (const line of simulator.lines) console.log(line)
    return simulator
  } catch (error) {
    if (error instanceof ImportError || error instanceof OptionError) throw new UsageError(error.message)
    throw error
  }
}

const pinnedLine = (now: Date) =>
  `The simulator’s clock is pinned to ${toFieldMoment(now)}+08:00; the app still goes by its device’s.`
