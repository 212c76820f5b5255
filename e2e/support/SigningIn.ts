import { expect, type Page } from '@playwright/test'

import { REQUEST_TIMEOUT } from '../../src/base/config/constants'
import type { HostMethod } from '../../src/platform/host/calls'
import { type BootstrapCase, isDesktop, type Moment, momentOf, SIGN_IN_ADDRESS, scenarioOf } from './bootstrapCase'
import { holdFromStart } from './clock'
import type { Host } from './Host'
import type { Sim, SimLogRow } from './Sim'
import { toastsOf } from './toasts'

/** Collectors, which receive data but do not influence the app. */
const COLLECTORS: readonly string[] = ['log', 'analytics']
/** Parameters of every call (section 5). */
const OF_EVERY_CALL: readonly string[] = ['itcode', 'iv-user', 't']
/** The clock may jump this far during a call. ms */
const HALF_OF_A_TIME_OUT = REQUEST_TIMEOUT / 2

/** ms */
const STEP = 50

const QUESTION = { host: 'native', action: 'get-login-info' } as const

const tokenOf = ({ headers }: SimLogRow): string => headers.authorization?.replaceAll('"', '') ?? ''

function callOf({ host, method, path, query }: SimLogRow): object {
  const own = Object.entries(query).filter(([name]) => !OF_EVERY_CALL.includes(name))
  return { host, method, path, query: Object.fromEntries(own) }
}

/** One case of the login bootstrap on its own page, with the calls that host and back end received. */
export class SigningIn {
  /** Number of host calls before each back-end call, to order the two logs. */
  private readonly before: number[] = []
  private readonly gate: { readonly isOpen: Promise<void>; readonly open: () => void }

  constructor(
    readonly page: Page,
    readonly host: Host,
    private readonly sim: Sim,
  ) {
    let open = () => {}
    const isOpen = new Promise<void>((resolve) => {
      open = resolve
    })
    this.gate = { isOpen, open }
  }

  /** Opens the app for a case; resolves when it is time to check it. */
  async open(one: BootstrapCase): Promise<void> {
    await this.page.route(SIGN_IN_ADDRESS, async (route) => {
      this.before.push(await this.requested('getLoginInfo'))
      await this.gate.isOpen
      await route.continue()
    })
    const moment = momentOf(one)
    // Measured from the response: the clock has to stop before it arrives.
    if (moment?.from !== 'answer') this.gate.open()
    if (moment) await holdFromStart(this.page)
    await this.host.begin('/', scenarioOf(one))
    if (moment) await this.wait(one, moment)
  }

  private async wait({ expect: { calls, message } }: BootstrapCase, { from, ms }: Moment): Promise<void> {
    const isNative = calls.at(-1)?.host === QUESTION.host
    const requested = isNative ? await this.asked() : await this.sent()
    // Wait for messages shown before the request, because a jump of the clock would leave no time to render them.
    if (isNative && message) await this.advanceUntil(async () => (await toastsOf(this.page)).length === 1)
    if (from === 'question') return this.page.clock.pauseAt(requested + ms)
    await this.page.clock.pauseAt(requested + HALF_OF_A_TIME_OUT)
    this.gate.open()
    await expect(this.page.locator('[data-route]')).toBeVisible()
    await this.page.clock.runFor(ms)
  }

  /** Waits for the question to the host; returns the page's time then. */
  private async asked(): Promise<number> {
    await this.advanceUntil(async () => (await this.requested('getLoginInfo')) > 0)
    return (await this.host.waitFor({ kind: 'call', method: 'getLoginInfo' })).at
  }

  /** Waits for the first call; returns the page's time then. */
  private async sent(): Promise<number> {
    await this.advanceUntil(() => this.before.length > 0)
    return this.page.evaluate(() => Date.now())
  }

  /** Advances the page's clock, which stands from the start, by steps that are shorter than any limit. */
  private async advanceUntil(isReached: () => boolean | Promise<boolean>): Promise<void> {
    const next = async () => {
      await this.page.clock.runFor(STEP)
      return isReached()
    }
    await expect.poll(next, { intervals: [STEP] }).toBe(true)
  }

  /** Waits until the app is idle and has made its calls to the host. */
  async settle(): Promise<void> {
    await this.page.clock.resume()
    if (!isDesktop(this.host.name)) await this.host.waitFor({ kind: 'call', method: 'getStatusBarHeight' })
  }

  /** Number of calls of a host method. */
  async requested(method: HostMethod): Promise<number> {
    return (await this.host.log({ kind: 'call', method })).length
  }

  private async rows(): Promise<SimLogRow[]> {
    return (await this.sim.log()).filter(({ host }) => !COLLECTORS.includes(host))
  }

  /** Calls that establish the identity, in order: back-end calls without a token, and the host's login info. */
  async calls(): Promise<object[]> {
    const questions = await this.requested('getLoginInfo')
    const calls: object[] = []
    let reported = 0
    const notify = (until: number) => {
      for (; reported < until; reported += 1) calls.push(QUESTION)
    }
    const unsigned = (await this.rows()).filter((row) => tokenOf(row) === '')
    for (const [at, row] of unsigned.entries()) {
      notify(this.before[at] ?? questions)
      calls.push(callOf(row))
    }
    notify(questions)
    return calls
  }

  /** Distinct tokens of the other calls. */
  async tokens(): Promise<string[]> {
    return [...new Set((await this.rows()).map(tokenOf))].filter(Boolean)
  }

  /** Values of local storage with these names. */
  stored(names: object): Promise<Record<string, string | null>> {
    return this.page.evaluate(
      (wanted) => Object.fromEntries(wanted.map((name) => [name, localStorage.getItem(name)])),
      Object.keys(names),
    )
  }

  async analytics(method: 'GET' | 'POST'): Promise<unknown[]> {
    return (await this.sim.log())
      .filter((row) => row.host === 'analytics' && row.method === method)
      .map(({ body }) => body)
  }

  /** Users that were identified to analytics. */
  async identified(): Promise<unknown[]> {
    const reported = await this.analytics('POST')
    return reported.filter((fact) => (fact as { kind?: string } | null)?.kind === 'identify')
  }
}
