import { reloadForDeployment } from './deployment'

/** Event of a chunk that could not be loaded, also after a second try (section 8 'Route chunk load failure'). */
export const PRELOAD_ERROR_EVENT = 'app:preload-error'
/** A chunk slower than this is logged with its plugin. ms */
const SLOW_CHUNK = 5000
const RETRY_AFTER = 500

/** A page's code could not be loaded, at the second try either. */
export class ChunkError extends Error {
  override readonly name = 'ChunkError'
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * Loads code that decorates a page (icon, badge, search of one area): a second try after 500 ms, then rejects. Never
 * reloads the page. A slow load is logged with its plugin.
 */
export async function loadPart<T>(load: () => Promise<T>, plugin: string): Promise<T> {
  const slow = setTimeout(
    () => console.warn(`plugin ${plugin}: its code takes longer than ${SLOW_CHUNK} ms`),
    SLOW_CHUNK,
  )
  try {
    return await load()
  } catch {
    // A lost packet on a thin network is the common case: the second try finds most chunks.
    await wait(RETRY_AFTER)
    return await load()
  } finally {
    clearTimeout(slow)
  }
}

/**
 * Loads code that the user has asked to see (a page, a message handler): as `loadPart`, then one reload where the
 * server has a newer deployment, then the preload-error event and a `ChunkError`.
 */
export async function loadChunk<T>(load: () => Promise<T>, plugin: string): Promise<T> {
  try {
    return await loadPart(load, plugin)
  } catch (error) {
    // While the page reloads the caller keeps waiting, so the skeleton stays on screen.
    if (await reloadForDeployment()) return new Promise<never>(() => {})
    window.dispatchEvent(new CustomEvent(PRELOAD_ERROR_EVENT, { detail: { plugin } }))
    throw new ChunkError('the code of this page could not be loaded', { cause: error })
  }
}
