import type { Locator, Page } from '@playwright/test'
import type { HostMethod } from '../../src/host/calls'

/** The app inside a simulated host, and its side of the bridge (`window.app`). */
export class App {
  constructor(private readonly page: Page) {}

  /** The page of that path, while it is on screen. */
  screen(path: string): Locator {
    return this.page.locator(`[data-route="${path}"]:not([hidden])`)
  }

  /** What the app believes it runs in. */
  runsIn(): Promise<{ readonly kind: string; readonly os: string } | undefined> {
    return this.page.evaluate(() => {
      const host = window.app?.core?.host
      return host && { kind: host.kind, os: host.os }
    })
  }

  /** A call of the app's own bridge; gives its result. */
  ask(method: HostMethod, request: object = {}): Promise<unknown> {
    return this.call(method, request, true)
  }

  /** The same, begun and left. */
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
