import { buildValue, version } from '#base/config'
import type { Core } from '#platform/core'
import { setLanguage } from '#platform/i18n'
import type { Registry } from '#platform/plugin'
import type { AppStore } from './AppStore'

/** `window.app`, for the harness and its tests (interfaces.md). */
export interface ExposedApp {
  readonly core: Core
  readonly registry: Registry
  readonly version: string
  /** Switches the language of the mounted pages, so that a test checks both without reopening a page. */
  readonly setLanguage: typeof setLanguage
  /** Set once the deferred start-up work is done: messages are received, and no start-up code is still loading. */
  isSettled: boolean
}

declare global {
  interface Window {
    app?: ExposedApp
  }
}

/** Sets `window.app` in development and harness builds; a production build has no global of its own. */
export function expose(app: AppStore, registry: Registry): void {
  if (buildValue('MODE') === 'production' && buildValue('HARNESS') !== '1') return
  window.app = {
    get core() {
      return app.core
    },
    registry,
    version,
    setLanguage,
    isSettled: false,
  }
}

/** Sets `window.app.isSettled`, where there is a `window.app`. */
export function announceSettled(): void {
  if (window.app) window.app.isSettled = true
}
