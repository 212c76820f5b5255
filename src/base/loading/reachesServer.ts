/** A network that carries nothing lets a request hang. ms */
const PATIENCE = 10_000

/**
 * True if the server of the app answers, with whatever; asks for no content, and past the shell worker. Never rejects.
 */
export async function reachesServer(signal: AbortSignal): Promise<boolean> {
  const controller = new AbortController()
  const stop = () => controller.abort()
  const timer = setTimeout(stop, PATIENCE)
  signal.addEventListener('abort', stop)
  try {
    await fetch(location.pathname, { method: 'HEAD', cache: 'no-store', signal: controller.signal })
    return !signal.aborted
  } catch {
    return false
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', stop)
  }
}
