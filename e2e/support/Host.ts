import type { Page } from '@playwright/test'
import { type ScenarioName, scenarios } from '../../harness/simulator/scenarios'
import { scenarioText } from '../../harness/simulator/scenarioText'
import type { HostSim, LifecycleEvent, LogFilter, LogRow, Scenario, SimState } from '../../harness/simulator/types'

/** The hosts in which every capability is tested: their names are scenarios. */
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

/** Events after which the page is another one, and how its address looks then. */
const LEAVING: { readonly [E in LifecycleEvent]?: RegExp } = {
  kill: /\/sim\/ended\.html/,
  restore: /\/simulated\.html/,
  'low-memory': /\/simulated\.html/,
}

/** The simulated host around the app (`window.hostSim`), driven from a test. */
export class Host {
  constructor(
    private readonly page: Page,
    /** The scenario that `open` starts from. */
    readonly name: ScenarioName,
  ) {}

  get scenario(): Scenario {
    return scenarios[this.name]
  }

  /** Opens the app in this host at a path, and waits for it; what `change` says differs from the named scenario. */
  async open(path = '/', change?: Partial<Scenario>): Promise<void> {
    await this.begin(path, change)
    await this.shown()
  }

  /** The same for an app that may be held back: waits for the host alone. */
  async begin(path = '/', change?: Partial<Scenario>): Promise<void> {
    const text = change ? scenarioText({ ...this.scenario, ...change }) : this.name
    // The same address again, or another place of the same page, would load nothing.
    if (this.page.url() !== 'about:blank') await this.page.goto('about:blank')
    // Steps of its own may end the page before everything on it has loaded.
    await this.page.goto(`/simulated.html?s=${text}#${path}`, { waitUntil: change?.steps ? 'commit' : 'load' })
    await this.page.waitForFunction(() => window.hostSim?.ready.then(() => true))
  }

  /** Resolves once the app stands where its skeleton stood, whatever it shows. */
  async shown(): Promise<void> {
    await this.page.waitForFunction(() => document.querySelector('#app') && !document.querySelector('.boot'))
  }

  /** Any of its methods; those that tests use most have names of their own below. */
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

  waitFor(...given: Given<'waitFor'>): Promise<LogRow> {
    return this.call('waitFor', ...given)
  }

  /** Where the page is left for another: resolves once that one is there, and the app in it. */
  async lifecycle(event: LifecycleEvent): Promise<void> {
    const address = LEAVING[event]
    const there = address && this.page.waitForEvent('load', () => address.test(this.page.url()))
    await this.call('lifecycle', event)
    await there
    if (address && event !== 'kill') await this.shown()
  }
}
