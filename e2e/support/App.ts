import { expect, type Locator, type Page } from '@playwright/test'
import { COUNTS, withAnyCount } from '../../harness/simulator/counts'
import type { Target } from '../../harness/simulator/types'
import type { HostMethod } from '../../src/platform/host/calls'

/** The app inside a simulated host, with access to its bridge (`window.app`). */
export class App {
  constructor(private readonly page: Page) {}

  /** The page with this path while it is visible. */
  screen(path: string): Locator {
    return this.page.locator(`[data-route="${path}"]:not([hidden])`)
  }

  /** Taps the control that a recorded step names; `before`: once it can be tapped. */
  async tap(target: Target, before?: () => Promise<void>): Promise<void> {
    const control = this.find(target)
    // A radio button is hidden below its label.
    const isCovered = 'role' in target && ['radio', 'checkbox', 'switch'].includes(target.role)
    if (before) {
      await control.click({ force: isCovered, trial: true })
      await before()
    }
    await control.click({ force: isCovered })
  }

  /** Replaces the text of a field, or selects the option; `before`: once it is there. */
  async fill(target: Target, text: string, before?: () => Promise<void>): Promise<void> {
    const field = this.find(target)
    if (before) {
      await field.waitFor()
      await before()
    }
    if (await field.evaluate((element) => element.tagName === 'SELECT')) await field.selectOption(text)
    else await field.fill(text)
  }

  async see(target: Target): Promise<void> {
    await expect(this.find(target)).toBeVisible()
  }

  private find(target: Target): Locator {
    const { page } = this
    if ('text' in target) return page.getByText(target.text).filter({ visible: true }).first()
    const { name, within, nth } = target
    // The roles of recorded steps are those that Playwright knows.
    const role = target.role as Parameters<Page['getByRole']>[0]
    const root = page.locator(within === undefined ? 'body' : `[data-record="${within}"]`)
    const exact = root.getByRole(role, { name, exact: true }).filter({ visible: true })
    // Its count may not have loaded when the step was recorded, or be another one now.
    const counted = (place: Locator) =>
      place.getByRole(role, { name: withAnyCount(name) }).filter({ has: page.locator(COUNTS), visible: true })
    if (nth !== undefined) return exact.or(counted(root)).nth(nth)
    const named = page.getByRole(role, { name, exact: true }).filter({ visible: true })
    return exact.or(counted(root.filter({ hasNot: named }))).first()
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
