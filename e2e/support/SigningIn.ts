import { expect, type Page } from '@playwright/test'

import { REQUEST_TIMEOUT } from '../../src/config/constants'
import type { HostMethod } from '../../src/host/calls'
import {
  type BootstrapCase,
  isDesktop,
  type Moment,
  momentOf,
  SIGN_IN_ADDRESS,
  scenarioOf,
  storedOf,
} from './bootstrapCase'
import type { Host } from './Host'
import type { Sim, SimLogRow } from './Sim'
import { toastsOf } from './toasts'

/** Collectors hear of everything and answer nothing that the app goes by. */
const COLLECTORS: readonly string[] = ['log', 'analytics']
/** What every call carries besides its own request (section 5). */
const OF_EVERY_CALL: readonly string[] = ['itcode', 'iv-user', 't']
const PAGE = '/simulated.html'
/** The clock may jump so far while a call is under way. ms */
const HALF_OF_A_TIME_OUT = REQUEST_TIMEOUT / 2

const QUESTION = { host: 'native', action: 'get-login-info' } as const

const tokenOf = ({ headers }: SimLogRow): string => headers.authorization?.replaceAll('"', '') ?? ''

function callOf({ host, method, path, query }: SimLogRow): object {
  const own = Object.entries(query).filter(([name]) => !OF_EVERY_CALL.includes(name))
  return { host, method, path, query: Object.fromEntries(own) }
}

/** One case of the login bootstrap on a page of its own, and what host and back end have seen of it. */
export class SigningIn {
  /** How many questions the host had had when each call went out: the order over the two logs. */
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

  /** Opens the app as the case says; resolves when it is to be looked at. */
  async open(one: BootstrapCase): Promise<void> {
    await this.page.addInitScript(
      ({ path, values }) => {
        if (window.location.pathname !== path) return
        for (const [name, value] of Object.entries(values)) localStorage.setItem(name, value)
      },
      { path: PAGE, values: storedOf(one.given.stored) },
    )
    await this.page.route(SIGN_IN_ADDRESS, async (route) => {
      this.before.push(await this.asked('getLoginInfo'))
      await this.gate.isOpen
      await route.continue()
    })
    const moment = momentOf(one)
    // A moment after the answer: the clock has to stand before it comes.
    if (moment?.from !== 'answer') this.gate.open()
    await this.host.begin('/', scenarioOf(one))
    if (moment) await this.wait(one, moment)
  }

  private async wait({ expect: { calls, message } }: BootstrapCase, { from, ms }: Moment): Promise<void> {
    const isNative = calls.at(-1)?.host === QUESTION.host
    const asked = isNative ? (await this.host.waitFor({ kind: 'call', method: 'getLoginInfo' })).at : await this.sent()
    // What was said before the question is gone after it: a jump of the clock would leave no time to draw it.
    if (isNative && message) await expect.poll(() => toastsOf(this.page)).toHaveLength(1)
    if (from === 'question') return this.page.clock.pauseAt(asked + ms)
    await this.page.clock.pauseAt(asked + HALF_OF_A_TIME_OUT)
    this.gate.open()
    await expect(this.page.locator('[data-route]')).toBeVisible()
    await this.page.clock.runFor(ms)
  }

  /** Waits for the first call; gives the page's time then. */
  private async sent(): Promise<number> {
    await expect.poll(() => this.before.length).toBeGreaterThan(0)
    return this.page.evaluate(() => Date.now())
  }

  /** Waits until the app has come to rest: what it wanted of the host, it has asked by then. */
  async settle(): Promise<void> {
    await this.page.clock.resume()
    if (!isDesktop(this.host.name)) await this.host.waitFor({ kind: 'call', method: 'getStatusBarHeight' })
  }

  /** How often the host was asked for something. */
  async asked(method: HostMethod): Promise<number> {
    return (await this.host.log({ kind: 'call', method })).length
  }

  private async rows(): Promise<SimLogRow[]> {
    return (await this.sim.log()).filter(({ host }) => !COLLECTORS.includes(host))
  }

  /** What was asked to find out who it is, in order: of the back end without a token, of the host by its one question. */
  async calls(): Promise<object[]> {
    const questions = await this.asked('getLoginInfo')
    const calls: object[] = []
    let told = 0
    const tell = (until: number) => {
      for (; told < until; told += 1) calls.push(QUESTION)
    }
    const unsigned = (await this.rows()).filter((row) => tokenOf(row) === '')
    for (const [at, row] of unsigned.entries()) {
      tell(this.before[at] ?? questions)
      calls.push(callOf(row))
    }
    tell(questions)
    return calls
  }

  /** The tokens that the other calls carried, each once. */
  async tokens(): Promise<string[]> {
    return [...new Set((await this.rows()).map(tokenOf))].filter(Boolean)
  }

  /** The values of local storage that have these names. */
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

  /** Whom the analytics tool was told of. */
  async identified(): Promise<unknown[]> {
    const told = await this.analytics('POST')
    return told.filter((fact) => (fact as { kind?: string } | null)?.kind === 'identify')
  }
}
