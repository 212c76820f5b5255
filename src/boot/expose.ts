import { buildValue, version } from '#src/config'
import type { Core } from '#src/core'
import type { Registry } from '#src/plugin'
import type { AppStore } from './AppStore'

/** `window.app`: for the harness's console and its tests (interfaces.md). */
export interface ExposedApp {
  readonly core: Core
  readonly registry: Registry
  readonly version: string
}

declare global {
  interface Window {
    app?: ExposedApp
  }
}

/** In development and harness builds only: a production build has no global of ours. */
export function expose(app: AppStore, registry: Registry): void {
  if (buildValue('MODE') === 'production' && buildValue('HARNESS') !== '1') return
  window.app = {
    get core() {
      return app.core
    },
    registry,
    version,
  }
}
