import { makeAutoObservable } from 'mobx'
import type { ExposedApp } from '../../src/app/boot/expose'
import { presentScenario } from '../simulator/exportScenario'
import { memoryOf } from '../simulator/memory'
import { isHostTitle } from '../simulator/scenarios'
import { scenarioPage } from '../simulator/scenarioText'
import { clearPhone, clearValues, storagePrefix } from '../simulator/storage'
import type { HostSim, LogRow, Scenario, SimState } from '../simulator/types'
import { type BackendState, backend } from './backend'
import { ROUTES } from './panels/positions'

export type AppFrame = Window & { readonly app?: ExposedApp; readonly hostSim?: HostSim }

/** Something that a tester does with the simulated host. */
type Command = (hostSim: HostSim) => unknown

/** CSS px of a phone's screen. */
export interface FrameSize {
  readonly width: number
  readonly height: number
}

/** What a device has of its host. */
const OF_HOST: readonly string[] = ['hostVersion', 'missing', 'statusBarHeight', 'os']

/** One phone of the console: a frame with the app in a simulated host. */
export class ConsolePhone {
  /** State of the simulated host; undefined while the page loads. */
  state: SimState | undefined
  rows: readonly LogRow[] = []
  address = ''
  /** The page that the app shows, with its parameters; '' before it answers. */
  path = ''
  /** Where the phone is to go, and how fast. km/h */
  route = { points: ROUTES.gate as string, speed: 5 }
  /** True once the app runs and the session has its roles. */
  isStarted = false
  /** True once the app receives messages. */
  isSettled = false
  problem = ''
  /** Of its picture in the console; 1: of its own size. */
  scale = 1
  /** The phone was started again while the tester recorded. */
  hasLostRecording = false
  /** The back end when its scenario was opened; undefined while nothing answers. */
  began: Promise<BackendState | undefined> = Promise.resolve(undefined)
  /** No other phone has the same back end. */
  isAlone = true
  private frame: HTMLIFrameElement | null = null
  private seen = 0
  /** The scenario that is about to begin: until then the state is still that of the page before. */
  private announced: Scenario | undefined
  /** The page that is being left. */
  private left: Document | undefined
  private shown = ''
  /** Commands given while a page loads, for the page that comes. */
  private waiting: readonly Command[] = []
  /** True once the tester has started the scenario again with a change. */
  private isChanged = false
  /** What ends before the next start. */
  private ending: Promise<unknown> = Promise.resolve()

  constructor(
    /** Name of the frame: prefix of all that it stores. */
    readonly name: string,
    public scenario: Scenario,
    /** Gets what was being recorded when the phone starts again. */
    private readonly ended: (recording: Scenario) => void = () => undefined,
  ) {
    makeAutoObservable<
      this,
      'frame' | 'seen' | 'shown' | 'left' | 'announced' | 'waiting' | 'isOld' | 'ending' | 'ended'
    >(
      this,
      {
        frame: false,
        seen: false,
        shown: false,
        left: false,
        announced: false,
        waiting: false,
        ending: false,
        ended: false,
        view: false,
        hostSim: false,
        isOld: false,
        app: false,
        present: false,
        conditions: false,
        isStarting: false,
      },
      { autoBind: true, deep: false },
    )
  }

  attach(frame: HTMLIFrameElement | null): void {
    this.frame = frame
  }

  /** The page in the frame; undefined for one that cannot be read: the browser's own, while no server answers. */
  get view(): AppFrame | undefined {
    if (!this.frame?.contentDocument) return undefined
    return (this.frame.contentWindow as AppFrame | null) ?? undefined
  }

  /** Before the page answers, the size that its scenario says. */
  get size(): FrameSize {
    const [width, height] = (this.state?.device ?? memoryOf(this.scenario, '').device).frame
    return { width, height }
  }

  setScale(scale: number): void {
    this.scale = scale
  }

  get hostSim(): HostSim | undefined {
    return this.view?.hostSim
  }

  /** The app in the frame once it runs; before, the name denotes an element of its page. */
  get app(): ExposedApp | undefined {
    const found = this.view?.app
    return found && 'registry' in found ? found : undefined
  }

  setAlone(isAlone: boolean): void {
    this.isAlone = isAlone
  }

  /** Starts the phone with a scenario, from the beginning. */
  open(scenario: Scenario): void {
    this.announced = scenario
    const prefix = storagePrefix(this)
    clearValues(sessionStorage, prefix)
    // Another host has storage of its own; the app would recognise the previous one by what it has stored.
    if (scenario.host !== this.scenario.host) clearValues(localStorage, prefix)
    this.scenario = scenario
    this.began = backend.state().catch(() => undefined)
    this.forget()
    this.leavePage()
    this.problem = ''
    this.address = scenarioPage(scenario, Date.now().toString(36))
  }

  /** A scenario is about to begin, and the page is still that of another. */
  get isStarting(): boolean {
    return this.announced !== undefined
  }

  /** The scenario that begins with the phone as it is now. */
  present(): Scenario {
    const { state, view, announced } = this
    if (announced || !state) return announced ?? this.scenario
    const place = state.track ?? state.position
    return presentScenario({ ...state, place }, state.rules, view?.location.hash.slice(1) || state.path || '/')
  }

  /** True if the phone is no longer as its scenario began; the page that is open does not count. */
  get isEdited(): boolean {
    const { state } = this
    if (state?.scenario.title === undefined) return false
    if (this.isChanged) return true
    const { begun, now } = this.conditions(state)
    return JSON.stringify(begun) !== JSON.stringify(now)
  }

  /** What its scenario began with, and the present state, both without page and steps. */
  conditions(state: SimState): { readonly begun: Scenario; readonly now: Scenario } {
    const { rules = [], position: place } = state.scenario
    const counted = rules.map((rule) => ({ ...rule, id: '', seen: 0, fired: 0 }))
    // A scenario without a language is of any, until one is chosen in the panel.
    const language = state.device.locale === '' ? state.language : undefined
    const begun = presentScenario({ ...memoryOf(state.scenario, ''), language, place }, counted, '')
    return { begun, now: presentScenario({ ...state, place: state.track ?? state.position }, state.rules, '') }
  }

  /**
   * For another start: without steps, without what was over the page, the keyboard or a page of the host, and without
   * the data of a scenario that has begun, which would seed the store anew.
   */
  private anew(): Scenario {
    const { steps: _, pane: __, keyboard: ___, data, ...scenario } = this.present()
    return { ...scenario, ...(this.announced && data && { data }) }
  }

  /** Starts again with a change. */
  change(change: Partial<Scenario>): void {
    this.startAgain({ ...this.anew(), ...change }, this.isEdited || Object.keys(change).length > 0)
  }

  /** The same without the clock of its scenario: that of this machine goes on. */
  unpin(): void {
    const { clock: _, ...present } = this.anew()
    this.startAgain(present, true)
  }

  /** Starts again in another host: its version, its methods and its status bar are those of that one. */
  changeHost({ host, os, title: name }: Scenario): void {
    const { hostVersion: _, device: known = {}, ...present } = this.anew()
    const device = Object.fromEntries(Object.entries(known).filter(([field]) => !OF_HOST.includes(field)))
    // The title of a ready scenario stays, that of a host is the other's.
    const isOfHost = isHostTitle(present.title)
    this.startAgain({ ...present, host, os, device, ...(isOfHost && name && { title: name }) }, true)
  }

  /**
   * Starts with another scenario, on a phone that has stored nothing; faults of the previous one end, and what was to
   * be done in it. `end`: ends more of it than its faults.
   */
  restart(scenario: Scenario, end = () => this.endFaults()): void {
    this.waiting = []
    this.startAgain(scenario, false, async () => {
      await end()
      await this.clear()
    })
  }

  /** Clears what the phone has stored, once its page, which could store more, is left. */
  private async clear(): Promise<void> {
    const { frame } = this
    if (frame)
      await new Promise<unknown>((resolve) => {
        frame.addEventListener('load', resolve, { once: true })
        this.leavePage()
        frame.contentWindow?.location.replace('about:blank')
      })
    await clearPhone(window, storagePrefix(this))
  }

  /** The faults of this phone; those of the other one stay. */
  endFaults(): Promise<unknown> {
    return this.isAlone ? backend.clearFaults() : backend.removeFaults(this.state?.faults ?? [])
  }

  /** The faults of this phone end, also while the console's page is left. */
  dropFaults(): void {
    const { faults = [] } = this.state ?? {}
    // Nobody is there any more to be told that they stay.
    if (faults.length > 0) backend.removeFaults(faults, { keepalive: true }).catch(() => undefined)
  }

  /** Hands on what is being recorded, which a start of the phone would lose. */
  keepRecording(): void {
    const { isRecordingSteps = false, recorded = [] } = this.state ?? {}
    const text = isRecordingSteps && recorded.length > 0 ? this.hostSim?.export('scenario') : undefined
    if (text) this.ended(JSON.parse(text))
  }

  private startAgain(scenario: Scenario, isChanged: boolean, end = () => this.endFaults()): void {
    this.isChanged = isChanged
    this.hasLostRecording = this.state?.isRecordingSteps === true
    this.keepRecording()
    this.announced = scenario
    this.left = this.view?.document
    // Of several at once the last one begins.
    const isLast = () => this.announced === undefined || this.announced === scenario
    // One after another: what is still cleared for the one before would be missing on the page of this one.
    const ended = this.ending.then(end)
    this.ending = ended.catch(() => undefined)
    ended.then(
      () => isLast() && this.open(scenario),
      (error: unknown) => isLast() && this.stay(String(error)),
    )
  }

  /** Loads the page again, in the same host. */
  reload(): void {
    this.leavePage()
    this.view?.location.reload()
  }

  /** The page is being replaced by one of the same phone. */
  private leavePage(): void {
    this.left = this.view?.document
    this.isStarted = false
    this.isSettled = false
  }

  /** The phone could not be started again: the page that it has goes on. */
  private stay(problem: string): void {
    this.announced = undefined
    this.left = undefined
    this.setProblem(problem)
  }

  /** Runs a command of the simulated host, once its page is there; a refusal is shown. */
  run(command: Command): void {
    this.setProblem('')
    this.hasLostRecording = false
    const { hostSim } = this
    if (hostSim && !this.announced && !this.isOld) this.obey(hostSim, command)
    else this.waiting = [...this.waiting, command]
  }

  /** The page that is shown is being replaced: its state is no longer the phone's. */
  private get isOld(): boolean {
    return this.left !== undefined && this.view?.document === this.left
  }

  private obey(hostSim: HostSim, command: Command): void {
    void Promise.resolve()
      .then(() => command(hostSim))
      .catch((error: unknown) => this.setProblem(error instanceof Error ? error.message : String(error)))
      .finally(this.poll)
  }

  setProblem(text: string): void {
    this.problem = text
  }

  clearRows(): void {
    this.rows = []
  }

  private forget(): void {
    this.rows = []
    this.seen = 0
  }

  setRoute(change: Partial<{ readonly points: string; readonly speed: number }>): void {
    this.route = { ...this.route, ...change }
  }

  /** Reads the host's state and the new rows of its log. */
  poll(): void {
    const { hostSim } = this
    if (!hostSim || this.isOld) return
    this.announced = undefined
    const state = hostSim.state()
    const { at: _, ...origin } = state.origin
    const text = JSON.stringify({ ...state, origin })
    // The host has opened the app anew, as for another persona: its log begins at 1.
    if (this.state && origin.session !== this.state.origin.session) this.forget()
    if (text !== this.shown) {
      this.shown = text
      this.state = state
    }
    const fresh = hostSim.log({ after: this.seen })
    const last = fresh.at(-1)
    if (last) {
      this.seen = last.n
      this.rows = [...this.rows, ...fresh]
    }
    const { app, view } = this
    // The page after a kill has none.
    this.path = view?.location.hash.slice(1) || state.path || '/'
    this.isStarted =
      app !== undefined && app.core.session.state !== 'anonymous' && app.core.session.rolesLoaded !== false
    this.isSettled = app?.isSettled === true
    // The host replaces the page by itself: what waits is for the next one.
    if (state.isLeaving) this.leavePage()
    if (this.isOld) return
    const { waiting } = this
    this.waiting = []
    for (const command of waiting) this.obey(hostSim, command)
  }
}
