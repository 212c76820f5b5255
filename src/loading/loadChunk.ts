import { reloadForDeployment } from './deployment'

/** Event of a chunk that could not be loaded, also after a second try (section 8 'Route chunk load failure'). */
export const PRELOAD_ERROR_EVENT = 'app:preload-error'
/** A screen or handler slower than this is logged with its plugin. ms */
const SLOW_CHUNK = 5000
const RETRY_AFTER = 500

/** A page's code did not come, at the second try either. */
export class ChunkError extends Error {
  override readonly name = 'ChunkError'
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * Loads code that somebody waits for: a second try, then the guarded reload, then the preload-error event and a
 * `ChunkError`. What is slow is logged with its plugin.
 */
export async function loadChunk<T>(load: () => Promise<T>, plugin: string): Promise<T> {
  const slow = setTimeout(
    () => console.warn(`plugin ${plugin}: its code takes longer than ${SLOW_CHUNK} ms`),
    SLOW_CHUNK,
  )
  try {
    return await load()
  } catch {
    // A lost packet on a thin network is the common case: the second try finds most chunks.
    await wait(RETRY_AFTER)
    try {
      return await load()
    } catch (error) {
      // Whoever waits sees the page's bones until the new deployment is there.
      if (await reloadForDeployment()) return new Promise<never>(() => {})
      window.dispatchEvent(new CustomEvent(PRELOAD_ERROR_EVENT, { detail: { plugin } }))
      throw new ChunkError('the code of this page could not be loaded', { cause: error })
    }
  } finally {
    clearTimeout(slow)
  }
}
