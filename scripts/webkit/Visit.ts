import { randomUUID } from 'node:crypto'
import { reportError } from '#platform/http'
import { Sim } from '../../e2e/support/Sim'
import { type ControlKind, canBeTapped, findControl } from './findControl'
import type { ElementRef, WebDriver } from './WebDriver'

/** Size of a phone; the WebDriver browser's minimum width is 447. px */
const WINDOW = { width: 390, height: 844 }

/** Origins. */
export interface Places {
  /** Origin of the app. */
  readonly app: string
  /** Origin of the backend simulator, reachable even when the app is offline. */
  readonly backend: string
}

/** A visit to the app in WebKit, with its own backend simulator. */
export class Visit {
  readonly sim: Sim

  private constructor(
    readonly driver: WebDriver,
    private readonly places: Places,
    private readonly id: string,
  ) {
    this.sim = new Sim({
      fetch: async (path, { method, data }) => {
        const answer = await fetch(new URL(path, places.backend), {
          method,
          headers: { cookie: `sim=${id}`, 'Content-Type': 'application/json' },
          ...(data === undefined ? {} : { body: JSON.stringify(data) }),
        })
        return { ok: () => answer.ok, status: () => answer.status, text: () => answer.text() }
      },
    })
  }

  static async begin(driver: WebDriver, places: Places): Promise<Visit> {
    const visit = new Visit(driver, places, randomUUID())
    await driver.resize(WINDOW.width, WINDOW.height)
    // The cookie selects the simulator's store and needs a page of its origin, any one.
    await driver.goto(`${places.app}/__sim/state`)
    await driver.addCookie({ name: 'sim', value: visit.id })
    return visit
  }

  /** Opens the app at a path, signed in by link if a persona is given. */
  async open(path: string, persona?: string): Promise<void> {
    const link = persona ? `?token=sim-${persona}&loginName=${persona}` : ''
    // Another hash of the same page would not load anything.
    await this.driver.goto('about:blank')
    await this.driver.goto(`${this.places.app}/${link}#${path}`)
  }

  /** Opens the app inside a simulated host. */
  async openIn(scenario: string, path: string): Promise<void> {
    await this.driver.goto('about:blank')
    await this.driver.goto(`${this.places.app}/simulated.html?s=${scenario}#${path}`)
    await this.driver.until('the simulated host', () => window.hostSim?.ready.then(() => true))
  }

  /** Waits until the page is visible in one of these states; returns the state. */
  async shows(path: string, ...states: readonly string[]): Promise<string> {
    const expected = states.length > 0 ? states : ['ready']
    const found = await this.driver.until(
      `${path} to be ${expected.join(' or ')}`,
      (route, wanted) => {
        const state = document.querySelector<HTMLElement>(`[data-route="${route}"]:not([hidden])`)?.dataset.state
        // A failed page will not recover by waiting.
        return state && (wanted.includes(state) || state === 'error') ? state : undefined
      },
      path,
      expected,
    )
    if (!expected.includes(found)) throw new Error(`${path} is in the state ${found}`)
    return found
  }

  control(kind: ControlKind, name: RegExp): Promise<ElementRef> {
    return this.driver.until(`${kind} ${name}`, findControl, kind, name.source) as Promise<ElementRef>
  }

  async press(kind: ControlKind, name: RegExp): Promise<void> {
    const control = await this.control(kind, name)
    await this.driver.until(`${kind} ${name} to stand still`, canBeTapped, control)
    await this.driver.click(control)
  }

  async write(name: RegExp, text: string): Promise<void> {
    await this.driver.type(await this.control('field', name), text)
  }

  /** Error reports sent by the app. */
  async reportedErrors(): Promise<string[]> {
    const rows = await this.sim.log(reportError.declaration.path)
    return rows.map(({ body }) => JSON.stringify(body))
  }
}
