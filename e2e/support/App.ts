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
    return this.page.evaluate(call, [method, request] as const)
  }

  /** The same, begun and left. */
  async begin(method: HostMethod, request: object = {}): Promise<void> {
    await this.page.evaluate(
      ([name, parameters]) => {
        const host = window.app?.core?.host
        if (!host) throw new Error('no app on this page')
        void Reflect.apply(Reflect.get(host, name), host, [parameters])
      },
      [method, request] as const,
    )
  }
}

/** Runs in the page. */
function call([name, parameters]: readonly [HostMethod, object]): Promise<unknown> {
  const host = window.app?.core?.host
  if (!host) throw new Error('no app on this page')
  return Reflect.apply(Reflect.get(host, name), host, [parameters]) as Promise<unknown>
}
