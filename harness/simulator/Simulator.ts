import type { AppWindow } from './AppWindow'
import { controlBrowser } from './browserDevices'
import { CallDesk } from './CallDesk'
import { keepFetch } from './callBackend'
import { HostLog } from './HostLog'
import { type Memory, type StoredCall, writeMemory } from './memory'
import { androidObject, iosHandlers, sdkObject } from './nativeObjects'
import { controlNetwork } from './network'
import { Panes } from './Panes'
import { Phone } from './Phone'
import { RuleBook } from './RuleBook'
import { StepRecorder } from './StepRecorder'
import { controlScripts, onScript } from './scripts'
import { samplesOf } from './sound'
import { controlStorage, type PhoneStorage, storagePrefix } from './storage'
import { ToPage } from './ToPage'
import { Visibility } from './Visibility'

/** The parts of the simulated host that live as long as one page. */
export class Simulator {
  readonly log: HostLog
  readonly rules: RuleBook
  readonly visibility: Visibility
  readonly panes: Panes
  readonly phone: Phone
  readonly toPage: ToPage
  readonly desk: CallDesk
  readonly recorder: StepRecorder
  readonly storage: PhoneStorage
  /** The page is about to navigate away. */
  isLeaving = false
  /** The server has another version than the page. */
  isOutdated = false
  /** Height of the open keyboard. CSS px */
  keyboard = 0

  /** A stream of the browser's microphone is open. */
  private isStreaming = () => false

  constructor(
    readonly view: AppWindow,
    readonly memory: Memory,
    gate: Promise<unknown>,
  ) {
    this.storage = controlStorage(view, { prefix: storagePrefix(view), state: () => memory.storage })
    this.log = new HostLog(memory.log)
    this.rules = new RuleBook(memory.rules)
    this.visibility = new Visibility(view.document)
    this.panes = new Panes(view.document, memory, (pane) => this.note('pane', pane))
    keepFetch(view)
    const createRequest = controlNetwork(view, {
      state: () => memory.network,
      gate,
      report: (request) => this.log.add({ kind: 'http', ...request }),
    })
    this.phone = new Phone({
      memory,
      panes: this.panes,
      page: view,
      createRequest,
      samplesOf: (sound) => samplesOf(view, sound),
      announce: (message) => view.dispatchEvent(new CustomEvent('hostsim:channel', { detail: message })),
    })
    this.toPage = new ToPage({ view, memory, log: this.log })
    this.desk = new CallDesk({
      toPage: this.toPage,
      phone: this.phone,
      rules: this.rules,
      log: this.log,
      visibility: this.visibility,
    })
    this.recorder = new StepRecorder({
      memory,
      log: this.log,
      pending: () => this.desk.pending,
      isHearing: () => this.phone.recorder.isRunning || this.isStreaming(),
    })
  }

  /** Logs an event of the web view itself; `what`: its page, or its data. */
  note(method: string, result: string, what?: unknown): void {
    this.log.add({ kind: 'nav', method, wire: what, decoded: what, result })
  }

  /** Saves the state that survives the page; `due`: open calls besides those of this page. */
  keep(due: readonly StoredCall[] = []): void {
    const { memory } = this
    memory.log = this.log.rows()
    memory.rules = this.rules.list()
    memory.pending = [...due, ...this.desk.stored()]
    writeMemory(this.view, memory, this.storage.write)
  }

  /** Installs the host's native objects, at the time set in the device settings. */
  installObjects(): void {
    const { view, memory } = this
    controlScripts(
      view,
      () => memory.device,
      () => this.isOutdated,
    )
    if (memory.scenario.host === 'browser') {
      this.isStreaming = controlBrowser(view, this)
      return
    }
    onScript(view, (script) => {
      if (script === 'sdk' && memory.scenario.host === 'messaging-app') this.installSdk()
      if (script === 'bridge' && memory.device.bridge === 'script') this.installNative()
    })
    const { bridge, slowMs } = memory.device
    if (bridge === 'injected') this.installNative()
    if (bridge === 'late') setTimeout(() => this.installNative(), slowMs)
  }

  private installSdk(): void {
    const sdk = sdkObject({ desk: this.desk, log: this.log, version: () => this.memory.device.hostVersion })
    Object.defineProperty(this.view, 'icome', { configurable: true, value: sdk })
    this.note('sdk', 'loaded')
  }

  private installNative(): void {
    const { view, desk, log } = this
    const isIos = this.memory.device.os === 'ios'
    if (isIos)
      Object.defineProperty(view, 'webkit', {
        configurable: true,
        value: { messageHandlers: iosHandlers({ desk, log }) },
      })
    else Object.defineProperty(view, 'GreatGasBridge', { configurable: true, value: androidObject({ desk, log }) })
    this.note('native object', 'there')
  }
}
