const CONTROLS = 'input, textarea, select, button'

/** Scrolls to the first invalid field inside `root` and focuses it. */
export function showFirstError(root: HTMLElement | null): void {
  const wrong = root?.querySelector<HTMLElement>('.field--error')
  wrong?.scrollIntoView({ block: 'center' })
  wrong?.querySelector<HTMLElement>(CONTROLS)?.focus({ preventScroll: true })
}
