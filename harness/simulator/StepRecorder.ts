import type { HostLog } from './HostLog'
import type { Memory } from './memory'
import { controlAt, describeControl, describeText } from './target'
import type { HostSim, LogFilter, PendingCall, Scenario, Step, StepCall } from './types'

interface RecorderOptions {
  readonly memory: Memory
  readonly log: HostLog
  readonly pending: () => readonly PendingCall[]
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
}
const isStep = (name: string): name is keyof typeof STEPS => name in STEPS

/** A text field; its text is recorded, not the tap that focuses it. */
const isField = (element: Element): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement && !/^(?:checkbox|radio|button|submit|file|range)$/.test(element.type))

/** Records what a tester does in the app and through `hostSim` as steps of a scenario. */
export class StepRecorder {
  /** Of the last step on this page; ms since the epoch. */
  private doneAt = 0

  constructor(private readonly options: RecorderOptions) {}

  start(scenario: Scenario): void {
    const { memory, log } = this.options
    memory.recorded = { start: scenario, steps: [], seen: log.rows().at(-1)?.n ?? 0 }
    memory.isRecordingSteps = true
  }

  stop(): void {
    this.options.memory.isRecordingSteps = false
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
          this.called(String(name), given)
          return Reflect.apply(method, target, given)
        }
      },
    })
  }

  private get steps(): readonly Step[] {
    return this.options.memory.recorded?.steps ?? []
  }

  private set steps(steps: readonly Step[]) {
    const { memory } = this.options
    if (memory.recorded) memory.recorded = { ...memory.recorded, steps }
  }

  private add(step: Step): void {
    this.steps = [...this.steps, { ...step, ...this.pause() }]
    this.doneAt = Date.now()
  }

  /** A recording needs its time: while the microphone hears, the time since the step before. */
  private pause(): Pick<Step, 'afterMs'> {
    const last = this.options.log.rows({ method: 'startRecording' }).at(-1)
    return last?.kind === 'call' ? { afterMs: Date.now() - Math.max(last.at, this.doneAt) } : {}
  }

  private called(name: string, given: readonly unknown[]): void {
    const { memory, pending } = this.options
    if (!memory.isRecordingSteps) return
    const [first, ...rest] = given
    const method = name === 'answer' ? pending().find(({ id }) => id === first)?.method : undefined
    const when: LogFilter | undefined = method ? { kind: 'call', method } : this.lastExchange()
    // The arguments are those of the method with this name.
    // As JSON, an argument that was left out would become null.
    const length = given.findLastIndex((each) => each !== undefined) + 1
    const said: readonly unknown[] = (method ? [method, ...rest] : given).slice(0, length)
    const step = { call: name, with: said, ...(when && { when }) } as Step
    this.add(step)
  }

  /** The last exchange with the host since the previous step: what the tester has waited for. */
  private lastExchange(): LogFilter | undefined {
    const { memory, log } = this.options
    const { recorded } = memory
    const rows = log.rows({ after: recorded?.seen ?? 0 }).filter(({ kind }) => kind === 'call' || kind === 'answer')
    const last = rows.at(-1)
    if (!recorded || !last) return undefined
    // Part of the phone's state, because steps may end the page that they are recorded on.
    memory.recorded = { ...recorded, seen: last.n }
    return { kind: last.kind, method: last.method }
  }

  private clicked(event: MouseEvent): void {
    if (!this.options.memory.isRecordingSteps || !event.isTrusted || !(event.target instanceof Element)) return
    if (event.altKey) {
      event.preventDefault()
      event.stopImmediatePropagation()
      this.add({ call: 'see', with: [describeText(event.target)] })
      return
    }
    const control = controlAt(event.target)
    // A label passes its click on to its control, which is recorded then.
    if (!control || (isField(control) && !control.readOnly) || isLabelled(event.target, control)) return
    const target = describeControl(control)
    if (target) this.add({ call: 'tap', with: [target] })
  }

  private typed({ target: element }: Event): void {
    const isText = element instanceof Element && (isField(element) || element instanceof HTMLSelectElement)
    if (!this.options.memory.isRecordingSteps || !isText) return
    const target = describeControl(element)
    if (!target) return
    const step: Step = { call: 'fill', with: [target, element.value] }
    const last = this.steps.at(-1)
    const isSame = last?.call === 'fill' && JSON.stringify(last.with[0]) === JSON.stringify(target)
    this.steps = [...(isSame ? this.steps.slice(0, -1) : this.steps), step]
  }
}

const isLabelled = (touched: Element, control: Element) => {
  const label = touched.closest('label')
  return label?.control != null && label.control !== control && label.contains(touched)
}
