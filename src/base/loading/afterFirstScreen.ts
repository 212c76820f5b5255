let resolve: () => void = () => undefined

/** Resolves when the first page has its data on screen; deferred start-up work begins then (performance.md). */
export const afterFirstScreen = new Promise<void>((done) => {
  resolve = done
})

/** Called by the page stack when the first page has its data, or shows why it has none. */
export function firstScreenShown(): void {
  resolve()
}
