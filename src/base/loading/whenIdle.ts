/** Resolves when the browser is idle, or after 1 s if it cannot tell (Safari). */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 5000 })
    else setTimeout(resolve, 1000)
  })
}
