import { type HostLog, isHanging, isOwnFunction, pathOf, sinceStep } from './HostLog'
import type { Memory } from './memory'
import { doesSomething } from './runSteps'
import { controlAt, describeControl, describeSeen } from './target'
import {
  type HostSim,
  type LogFilter,
  type LogRow,
  NO_TEXT,
  type PendingCall,
  type Scenario,
  type Step,
  type StepCall,
  type StepPlace,
} from './types'

interface RecorderOptions {
  readonly memory: Memory
  readonly log: HostLog
  readonly pending: () => readonly PendingCall[]
  /** The app is recording sound. */
  readonly isHearing: () => boolean
}

/** Methods of `HostSim` that are steps when a tester calls them. */
const STEPS: Readonly<Record<Exclude<StepCall, 'tap' | 'fill' | 'see' | 'waitFor'>, true>> = {
  rule: true,
  unrule: true,
  answer: true,
  emit: true,
  device: true,
  permission: true,
  keyboard: true,
  lifecycle: true,
  media: true,
  post: true,
  network: true,
  pane: true,
  persona: true,
  plugins: true,
  position: true,
  storage: true,
  faults: true,
  release: true,
  data: true,
  put: true,
}
const isStep = (name: string): name is keyof typeof STEPS => name in STEPS

/** Steps that end the waiting of a request. */
const ENDING: readonly string[] = ['network', 'release']

/** Steps that cut the requests of the app, or change what they are answered. */
const CUTTING: readonly string[] = ['network', 'faults', 'data', 'put', 'persona', 'plugins', 'kill', 'low-memory']

/** The number of unread messages, and the new ones, which the app asks for by itself. */
const BY_ITSELF = /\/api\/messages\/(?:unread|list)$/

/** A text field, or a slider; its value is recorded, not the tap that focuses or moves it. */
const isField = (element: Element): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement && !/^(?:checkbox|radio|button|submit|file)$/.test(element.type))

/** Records what a tester does in the app and through `hostSim` as steps of a scenario. */
export class StepRecorder {
  /** Of the last step on this page; ms since the epoch. */
  private doneAt = 0

  constructor(private readonly options: RecorderOptions) {}

  start(scenario: Scenario): void {
    const { memory } = this.options
    const seen = this.options.log.lastRow
    memory.recorded = { start: scenario, steps: [], seen, rows: { from: seen, steps: [] } }
    memory.isRecordingSteps = true
  }

  /** Adds the data of the back end with which a recording began, known a moment later. */
  beganWith(scenario: Scenario, data: NonNullable<Scenario['data']>): void {
    const { memory } = this.options
    const { recorded } = memory
    if (!recorded || recorded.start.clock !== scenario.clock) return
    memory.recorded = { ...recorded, start: { ...recorded.start, data } }
  }

  stop(): void {
    const { memory } = this.options
    const { recorded } = memory
    if (memory.isRecordingSteps && recorded)
      memory.recorded = { ...recorded, rows: { ...recorded.rows, to: this.options.log.lastRow } }
    memory.isRecordingSteps = false
  }

  /** Listens to the user of the page. */
  listen(document: Document): void {
    document.addEventListener('click', (event) => this.clicked(event), { capture: true })
    document.addEventListener('input', (event) => this.typed(event), { capture: true })
  }

  /** The same object, whose calls are recorded. */
  recording(hostSim: HostSim): HostSim {
    return new Proxy(hostSim, {
      get: (target, name) => {
        const method: unknown = Reflect.get(target, name)
        if (typeof method !== 'function' || !isStep(String(name))) return method
        return (...given: unknown[]) => {
          const step = this.called(String(name), given)
          try {
            const done: unknown = Reflect.apply(method, target, given)
            if (done instanceof Promise) done.catch(() => this.takeBack(step))
            return done
          } catch (error) {
            this.takeBack(step)
            throw error
          }
        }
      },
    })
  }

  /** Of the last step that did something; none of those before another persona's session. */
  private get before(): StepPlace | undefined {
    const { steps = [], rows } = this.options.memory.recorded ?? {}
    const places = rows?.steps ?? []
    const known = steps.slice(steps.length - places.length)
    return places[known.findLastIndex(doesSomething)]
  }

  /** Adds a step, or puts it in place of the last one; `when`: number of the row that it waits for. */
  private add(step: Step, { when, replaces = false }: { when?: number | undefined; replaces?: boolean } = {}): void {
    const { memory } = this.options
    const { recorded } = memory
    if (!recorded) return
    const end = replaces ? -1 : undefined
    const row = { done: this.options.log.lastRow, at: Date.now(), ...(when !== undefined && { when }) }
    memory.recorded = {
      ...recorded,
      steps: [...recorded.steps.slice(0, end), step],
      rows: { ...recorded.rows, steps: [...recorded.rows.steps.slice(0, end), row] },
    }
  }

  /** Removes a step that was refused: a replay would stop at it. */
  private takeBack(step: Step | undefined): void {
    const { recorded } = this.options.memory
    const at = step && recorded ? recorded.steps.indexOf(step) : -1
    if (!recorded || at < 0) return
    const { steps, rows } = recorded
    // Of steps before another persona's session there are no rows.
    const row = at - (steps.length - rows.steps.length)
    this.options.memory.recorded = {
      ...recorded,
      steps: steps.filter((_, index) => index !== at),
      rows: { ...rows, steps: rows.steps.filter((_, index) => index !== row) },
    }
  }

  /** Adds what takes a moment, with the pause before it. */
  private addTimed(step: Step, when?: number): Step {
    const timed = { ...step, ...this.pause() }
    this.add(timed, { when })
    this.doneAt = Date.now()
    return timed
  }

  /** A recording needs its time: while the microphone hears, the time since the step before. */
  private pause(): Pick<Step, 'afterMs'> {
    const { log, isHearing } = this.options
    if (!isHearing()) return {}
    const began = log.rows({ kind: 'call', method: 'startRecording' }).at(-1)?.at ?? 0
    return { afterMs: Date.now() - Math.max(began, this.doneAt) }
  }

  private called(name: string, given: readonly unknown[]): Step | undefined {
    const { memory, log, pending } = this.options
    if (!memory.isRecordingSteps) return undefined
    const [first, ...rest] = given
    const method = name === 'answer' ? pending().find(({ id }) => id === first)?.method : undefined
    const row = method
      ? log.rows({ kind: 'call', method }).find(({ call }) => call === first)
      : this.awaited(name === 'lifecycle' ? String(first) : name)
    const when: LogFilter | undefined = method ? { kind: 'call', method } : row && filterOf(row)
    // The arguments are those of the method with this name.
    // As JSON, an argument that was left out would become null.
    const length = given.findLastIndex((each) => each !== undefined) + 1
    const said: readonly unknown[] = (method ? [method, ...rest] : given).slice(0, length)
    const since = row && when ? sinceStep(row, when, log.rows(), this.before) : {}
    const step = { call: name, with: said, ...(when && { when }), ...since } as Step
    return this.addTimed(step, row?.n)
  }

  /**
   * What the tester has waited for since the previous step: a request that hangs; before what cuts requests, the last
   * one that has ended; or the last exchange with the host. `name`: of the step, or of the event of the host.
   */
  private awaited(name: string): LogRow | undefined {
    const { memory, log, pending, isHearing } = this.options
    const { recorded } = memory
    const rows = log.rows({ after: recorded?.seen ?? 0 }).filter(({ method }) => !isOwnFunction(method))
    const hangs = (row: LogRow) =>
      isHanging(row) &&
      // A server may be slow here alone; a replay would wait for that in vain.
      (row.result === 'stalled' || ENDING.includes(name)) &&
      !rows.some((later) => later.n > row.n && later.call === row.call)
    const exchange = rows.findLast(({ kind }) => kind === 'call' || kind === 'answer')
    const done = recorded?.rows.steps.at(-1)?.done ?? recorded?.rows.from ?? 0
    // While the host is at work, the tester acts on that.
    const mayCut = CUTTING.includes(name) && pending().length === 0 && !isHearing()
    const ended = mayCut ? rows.findLast((row) => row.n > done && hasEnded(row)) : undefined
    const last = rows.findLast(hangs) ?? ended ?? exchange
    if (!recorded || !last) return undefined
    // Part of the phone's state, because steps may end the page that they are recorded on. In a replay, host and server
    // may answer in another order: what is not waited for now is not waited for later.
    memory.recorded = { ...recorded, seen: last === ended ? Math.max(last.n, exchange?.n ?? 0) : last.n }
    return last
  }

  private clicked(event: MouseEvent): void {
    if (!this.options.memory.isRecordingSteps || !(event.target instanceof Element)) return
    // The browser asks for a file, which a replay could not choose.
    if (event.target instanceof HTMLInputElement && event.target.type === 'file') this.refuse('choose')
    if (!event.isTrusted) return
    if (event.altKey) {
      event.preventDefault()
      event.stopImmediatePropagation()
      const seen = describeSeen(event.target)
      if (seen) this.addTimed({ call: 'see', with: [seen] })
      else this.refuse('see')
      return
    }
    const control = controlAt(event.target)
    // A label passes its click on to its control, which is recorded then.
    if (control && ((isField(control) && !control.readOnly) || isLabelled(event.target, control))) return
    const target = control && describeControl(control)
    if (target) this.addTimed({ call: 'tap', with: [target] })
    else this.refuse('tap')
  }

  /** Logs what is no step, of which the console tells. */
  private refuse(method: 'see' | 'tap' | 'choose'): void {
    this.options.log.add({ kind: 'nav', method, wire: undefined, decoded: undefined, result: NO_TEXT })
  }

  private typed({ target: element }: Event): void {
    const isText = element instanceof Element && (isField(element) || element instanceof HTMLSelectElement)
    if (!this.options.memory.isRecordingSteps || !isText) return
    const target = describeControl(element)
    if (!target) return
    const step: Step = { call: 'fill', with: [target, element.value] }
    const last = this.options.memory.recorded?.steps.at(-1)
    const isSame = last?.call === 'fill' && JSON.stringify(last.with[0]) === JSON.stringify(target)
    this.add(step, { replaces: isSame })
  }
}

/** A request that a server has answered. One that the app gave up or the network cut may not be made in a replay. */
const hasEnded = (row: LogRow) =>
  row.kind === 'http' &&
  row.ms !== undefined &&
  !isHanging(row) &&
  row.result !== 'aborted' &&
  row.result !== 'network' &&
  !BY_ITSELF.test(pathOf(row))

/** Such a row in a replay. */
const filterOf = (row: LogRow): LogFilter =>
  row.kind === 'http'
    ? { kind: row.kind, method: pathOf(row), result: row.result }
    : { kind: row.kind, method: row.method }

const isLabelled = (touched: Element, control: Element) => {
  const label = touched.closest('label')
  return label?.control != null && label.control !== control && label.contains(touched)
}
