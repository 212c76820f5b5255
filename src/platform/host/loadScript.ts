/** Maximum wait for a host's script before the app continues without it. ms */
const PATIENCE = 10_000

/**
 * Loads a host's script (section 7); resolves when it has run, failed, or taken too long. Does nothing without an
 * address.
 */
export function loadScript(document: Document, address: string): Promise<void> {
  if (!address) return Promise.resolve()
  return new Promise((resolve) => {
    const script = document.createElement('script')
    script.src = address
    script.async = true
    script.onload = () => resolve()
    script.onerror = () => resolve()
    setTimeout(resolve, PATIENCE)
    document.head.append(script)
  })
}
