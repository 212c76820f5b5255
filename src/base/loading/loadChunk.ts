import { reloadForDeployment } from './deployment'

/** Event for a chunk that failed to load twice (section 8 'Route chunk load failure'). */
export const PRELOAD_ERROR_EVENT = 'app:preload-error'
/** A chunk slower than this is logged with its plugin. ms */
const SLOW_CHUNK = 5000
const RETRY_AFTER = 500

/** The code of a page failed to load twice. */
export class ChunkError extends Error {
  override readonly name = 'ChunkError'
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * Loads an optional part of a page (icon, badge, search of one area): retries once after 500 ms, then rejects. Never
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
    // On a weak network a lost packet is the usual cause, and the second try succeeds.
    await wait(RETRY_AFTER)
    return await load()
  } finally {
    clearTimeout(slow)
  }
}

/**
 * Loads code that the user has requested (a page, a message handler): like `loadPart`, then one reload if the server
 * has a newer deployment, then the preload-error event and a `ChunkError`.
 */
export async function loadChunk<T>(load: () => Promise<T>, plugin: string): Promise<T> {
  try {
    return await loadPart(load, plugin)
  } catch (error) {
    // The caller waits during the reload, so the skeleton stays mounted.
    if (await reloadForDeployment()) return new Promise<never>(() => {})
    window.dispatchEvent(new CustomEvent(PRELOAD_ERROR_EVENT, { detail: { plugin } }))
    throw new ChunkError('the code of this page could not be loaded', { cause: error })
  }
}

/** Loads once, on first use; retries after a failure. */
export function lazyOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined
      throw error
    })
    return loading
  }
}
