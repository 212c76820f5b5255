/** Yields to the browser: the code after it runs in a new task. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(undefined)
  })
}

/** Resolves when the browser is idle, or after 1 s if it cannot tell (Safari). */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 5000 })
    else setTimeout(resolve, 1000)
  })
}

let resolve: () => void = () => undefined

/** Resolves when the first page has its data on screen; deferred start-up work begins then (performance.md). */
export const afterFirstScreen = new Promise<void>((done) => {
  resolve = done
})

/** Called by the page stack when the first page has its data, or shows why it has none. */
export function firstScreenShown(): void {
  resolve()
}
