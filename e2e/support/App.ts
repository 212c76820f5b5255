import type { Locator, Page } from '@playwright/test'
import type { HostMethod } from '../../src/platform/host/calls'

/** The app inside a simulated host, with access to its bridge (`window.app`). */
export class App {
  constructor(private readonly page: Page) {}

  /** The page with this path while it is visible. */
  screen(path: string): Locator {
    return this.page.locator(`[data-route="${path}"]:not([hidden])`)
  }

  /** The host that the app has detected. */
  runsIn(): Promise<{ readonly kind: string; readonly os: string } | undefined> {
    return this.page.evaluate(() => {
      const host = window.app?.core?.host
      return host && { kind: host.kind, os: host.os }
    })
  }

  /** Makes a call through the app's bridge and returns its result. */
  ask(method: HostMethod, request: object = {}): Promise<unknown> {
    return this.call(method, request, true)
  }

  /** Makes a call without waiting for its result. */
  async begin(method: HostMethod, request: object = {}): Promise<void> {
    await this.call(method, request, false)
  }

  private call(method: HostMethod, request: object, isAwaited: boolean): Promise<unknown> {
    return this.page.evaluate(
      ([name, parameters, waits]) => {
        const host = window.app?.core?.host
        if (!host) throw new Error('no app on this page')
        const result = Reflect.apply(Reflect.get(host, name), host, [parameters]) as Promise<unknown>
        return waits ? result : undefined
      },
      [method, request, isAwaited] as const,
    )
  }
}
