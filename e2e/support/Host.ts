import type { Page } from '@playwright/test'
import { type ScenarioName, scenarios } from '../../harness/simulator/scenarios'
import { scenarioPage } from '../../harness/simulator/scenarioText'
import type { HostSim, LifecycleEvent, LogFilter, LogRow, Scenario, SimState } from '../../harness/simulator/types'

/** How long a row of the log is waited for, as long as for what is on the page. ms */
const PATIENCE = 15_000

/** The hosts in which every capability is tested; also names of scenarios. */
export const VARIANTS = [
  'messaging-android',
  'messaging-ios',
  'partner-android',
  'partner-ios',
  'browser',
] as const satisfies readonly ScenarioName[]
export type Variant = (typeof VARIANTS)[number]

type Methods = { [M in keyof HostSim]: HostSim[M] extends (...given: never[]) => unknown ? M : never }[keyof HostSim]
type Given<M extends Methods> = Parameters<HostSim[M]>
type Result<M extends Methods> = Awaited<ReturnType<HostSim[M]>>

/** Address of the page after the host has ended that of the app. */
const ENDED = /\/sim\/ended\.html/
/** Events that load another page, with the pattern of its address. */
const LEAVING: { readonly [E in LifecycleEvent]?: RegExp } = {
  kill: ENDED,
  restore: /\/simulated\.html/,
  'low-memory': /\/simulated\.html/,
}

/** Drives the simulated host around the app (`window.hostSim`). */
export class Host {
  /** The last row of the log that `next` has returned. */
  private seen = 0
  /** The last row that was there at `mark`. */
  private marked = 0

  constructor(
    private readonly page: Page,
    /** The scenario used by `open`. */
    readonly name: ScenarioName,
  ) {}

  get scenario(): Scenario {
    return scenarios[this.name]
  }

  /** Opens the app at a path in this host and waits for it; `change` overrides parts of the scenario. */
  async open(path = '/', change?: Partial<Scenario>): Promise<void> {
    await this.begin(path, change)
    await this.shown()
  }

  /** The same without waiting for the app, which may be delayed; waits for the host only. */
  async begin(path = '/', change?: Partial<Scenario>): Promise<void> {
    const [width, height] = change?.device?.frame ?? []
    if (width && height) await this.page.setViewportSize({ width, height })
    const named = `simulated.html?s=${this.name}#${path}`
    const address = change ? scenarioPage({ ...this.scenario, ...change }, '', path) : named
    // Opening the same address, or another hash of the same page, would not load anything.
    if (this.page.url() !== 'about:blank') await this.page.goto('about:blank')
    // Its steps may end the page before it has loaded.
    await this.page.goto(`/${address}`, { waitUntil: change?.steps ? 'commit' : 'load' })
    await this.page.waitForFunction(() => window.hostSim?.ready.then(() => true))
  }

  /** Resolves once the app has replaced its skeleton, whatever it shows. */
  async shown(): Promise<void> {
    await this.page.waitForFunction(() => document.querySelector('#app') && !document.querySelector('.boot'))
  }

  /** Calls any of its methods; the most used ones have wrappers below. */
  call<M extends Methods>(method: M, ...given: Given<M>): Promise<Result<M>> {
    return this.page.evaluate(
      ([name, parameters]) => {
        const { hostSim } = window
        if (!hostSim) throw new Error('no host simulator on this page')
        return Reflect.apply(Reflect.get(hostSim, name), hostSim, parameters)
      },
      [method, given] as const,
    ) as Promise<Result<M>>
  }

  /** The window follows the screen of the device. */
  async device(...given: Given<'device'>): Promise<void> {
    const [width, height] = given[0].frame ?? []
    if (width && height) await this.page.setViewportSize({ width, height })
    await this.call('device', ...given)
  }

  rule(...given: Given<'rule'>): Promise<string> {
    return this.call('rule', ...given)
  }

  emit(...given: Given<'emit'>): Promise<void> {
    return this.call('emit', ...given)
  }

  answer(...given: Given<'answer'>): Promise<void> {
    return this.call('answer', ...given)
  }

  permission(...given: Given<'permission'>): Promise<void> {
    return this.call('permission', ...given)
  }

  media(...given: Given<'media'>): Promise<void> {
    return this.call('media', ...given)
  }

  network(...given: Given<'network'>): Promise<void> {
    return this.call('network', ...given)
  }

  keyboard(...given: Given<'keyboard'>): Promise<void> {
    return this.call('keyboard', ...given)
  }

  state(): Promise<SimState> {
    return this.call('state')
  }

  log(filter: LogFilter = {}): Promise<LogRow[]> {
    return this.call('log', filter)
  }

  waitFor(filter: LogFilter, ms = PATIENCE): Promise<LogRow> {
    return this.call('waitFor', filter, ms)
  }

  /**
   * Waits for the next such row of the log. Rows that it has returned before do not count; since 'step', those before
   * `mark` do not, either.
   */
  async next(filter: LogFilter, since?: 'step'): Promise<void> {
    const after = since === 'step' ? Math.max(this.seen, this.marked) : this.seen
    const { n } = await this.waitFor({ ...filter, after })
    this.seen = n
  }

  /** Before the step that later waits are since. */
  async mark(): Promise<void> {
    this.marked = (await this.log()).at(-1)?.n ?? 0
  }

  /** Ends the oldest waiting call of a method. */
  async answerTo(
    method: string,
    ...answer: Given<'answer'> extends [unknown, ...infer Rest] ? Rest : never
  ): Promise<void> {
    const call = (await this.state()).pending.find((each) => each.method === method)
    if (!call) throw new Error(`no call of ${method} waits`)
    await this.call('answer', call.id, ...answer)
  }

  /** A change that starts the app again. */
  async restart<M extends 'persona' | 'plugins'>(method: M, ...given: Given<M>): Promise<void> {
    const there = this.page.waitForEvent('load')
    await this.call(method, ...given)
    await there
    // Another persona's session has a log of its own.
    if (method === 'persona') {
      this.seen = 0
      this.marked = 0
    }
    await this.shown()
  }

  /** If the event loads another page, resolves once the app is shown on it. */
  async lifecycle(event: LifecycleEvent): Promise<void> {
    // At Restore a page that the host has not ended goes on.
    const isResumed = event === 'restore' && !ENDED.test(this.page.url())
    const address = isResumed ? undefined : LEAVING[event]
    const there = address && this.page.waitForEvent('load', () => address.test(this.page.url()))
    await this.call('lifecycle', event)
    await there
    if (address && event !== 'kill') await this.shown()
  }
}
