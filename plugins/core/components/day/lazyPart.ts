import { type ComponentType, lazy } from 'react'

function Nothing() {
  return null
}

/**
 * A part of the day with code of its own. Where it cannot be loaded, e.g. without network, it is left out: the rest of the
 * day stays.
 */
export const lazyPart = <P extends object>(load: () => Promise<{ default: ComponentType<P> }>) =>
  lazy(() => load().catch((): { default: ComponentType<P> } => ({ default: Nothing })))
