import { closeSync, existsSync, openSync, readSync } from 'node:fs'
import { ImportError, type Source } from './decode'

/** What is read of a file at once: texts of more than 128 kB stay in memory until a full collection. bytes */
const PART = 32_768

/** A file as parts, which are read when they are needed. Throws `ImportError` if it is missing or cannot be read. */
export function partsOf(path: string): Source {
  if (!existsSync(path)) throw new ImportError(`${path}: there is no such file.`)
  return function* () {
    const file = openSync(path, 'r')
    try {
      const part = Buffer.alloc(PART)
      for (;;) {
        const size = readPart(file, part, path)
        if (size === 0) return
        yield part.subarray(0, size)
      }
    } finally {
      closeSync(file)
    }
  }
}

function readPart(file: number, part: Buffer, path: string): number {
  try {
    return readSync(file, part)
  } catch (error) {
    throw new ImportError(`${path}: it cannot be read: ${error}`)
  }
}
