import { makeAutoObservable, runInAction } from 'mobx'
import * as v from 'valibot'
import { playwrightTest } from '../simulator/exportScenario'
import { localTime } from '../simulator/localTime'
import { scenarios } from '../simulator/scenarios'
import { checkScenario, readScenario, scenarioKey, scenarioText } from '../simulator/scenarioText'
import { samplesOf } from '../simulator/sound'
import {
  type CallId,
  type LogFilter,
  type LogRow,
  NO_TEXT,
  type Origin,
  type Rule,
  type RuleId,
  type Scenario,
  type Step,
} from '../simulator/types'
import { type AreaOfSimulator, type BackendState, backend } from './backend'
import { type Bug, bugOf, checkBug } from './bugFile'
import { Conformance } from './Conformance'
import { ConsolePhone } from './ConsolePhone'
import { type ConsoleLanguage, type TextKey, textsIn } from './texts'
import { type Changed, withChanges } from './withChanges'
import { withWaits } from './withWaits'

export type ConsoleTheme = 'system' | 'light' | 'dark'
const TAB_IDS = ['replies', 'events', 'scenarios', 'media', 'backend', 'plugins', 'conformance', 'info'] as const
export type TabId = (typeof TAB_IDS)[number]

/** What the console remembers between visits. */
const KEPT_AT = 'harness.settings'
const SAVED_AT = 'harness.scenarios'
const INTERVAL = 250
/** A scenario with it has an address that browsers still open. Bytes */
const LARGEST_SOUND = 500_000

/** Longer links are cut by some programs that people send them with. */
const LONGEST_LINK = 2_000

/** What is said of something that could be no step, by the method of its row. */
const REFUSED_STEPS: Readonly<Record<string, TextKey>> = { see: 'notice.noText', choose: 'notice.noFile' }

/** What a notice calls that which is not in a scenario. */
const PART_TITLES: Readonly<Record<Changed['leftOut'][number], TextKey>> = {
  device: 'device.title',
  language: 'device.language',
  permissions: 'permission.title',
  media: 'media.title',
  network: 'network.title',
  position: 'position.title',
  storage: 'storage.title',
  rules: 'replies.title',
  faults: 'backend.faults',
}

const SettingsSchema = v.object({
  theme: v.fallback(v.picklist(['system', 'light', 'dark']), 'system'),
  language: v.fallback(v.picklist(['en', 'zh-CN']), 'en'),
  closed: v.fallback(v.array(v.string()), []),
  tab: v.fallback(v.picklist(TAB_IDS), 'replies'),
})

/** Everything that the console shows besides its phones. */
export class ConsoleStore {
  phones: readonly ConsolePhone[] = []
  selected = 0
  tab: TabId = 'replies'
  /** Tools that were shown: they keep what is typed in them. */
  opened: readonly TabId[] = ['replies']
  theme: ConsoleTheme = 'system'
  language: ConsoleLanguage = 'en'
  /** Ids of panels that are folded. */
  closed: readonly string[] = []
  areas: readonly AreaOfSimulator[] = []
  area = ''
  backend: BackendState | undefined
  /** Scenarios that the tester has saved, by name. */
  saved: Readonly<Record<string, Scenario>> = {}
  /** What the last Save or Delete has taken, for its undo. */
  replaced: { readonly name: string; readonly scenario: unknown } | undefined
  /** Result of the last replay by the scenario's key. */
  results: Readonly<Record<string, string>> = {}
  /** Numbers of the selected rows of the timeline. */
  selection: readonly number[] = []
  /** Rule in the editor of replies. */
  draft: Rule = { method: 'takePhoto', then: 'success' }
  /** What is typed as its payload, which may be no JSON yet; undefined: as in the rule. */
  draftText: string | undefined
  /** Id of the waiting call whose answer is in the editor of replies, in place of the rule. */
  answering: CallId | undefined
  /** The rule that the editor replaces; undefined while it makes a new one. */
  editing: RuleId | undefined
  notice = ''
  /** The back end does not answer: said beside the notice. */
  isGone = false
  /**
   * What a link or a file has opened last; in the list of scenarios until another is opened, whatever the phone has.
   */
  linked: Scenario | undefined
  /** A bug that was opened, with its picture and timeline. */
  bug: Bug | undefined

  readonly conformance = new Conformance()
  /** How the phone was when its recording was stopped. */
  private stopped: { readonly phone: ConsolePhone; readonly conditions: string } | undefined
  /** What the other phone had done at Record. */
  private before: readonly LogRow[] = []
  /** Rows about clicks that are no step, which the console has told of. */
  private readonly told = new WeakSet<LogRow>()
  /** Start of the phone to which the selected rows and the edited rule belong. */
  private session: string | undefined

  constructor() {
    const settings = v.parse(SettingsSchema, stored(KEPT_AT))
    this.theme = settings.theme
    this.language = settings.language
    this.closed = settings.closed
    this.tab = settings.tab
    this.opened = [settings.tab]
    this.saved = readSaved(storedByName(SAVED_AT))
    makeAutoObservable<this, 'before' | 'told' | 'session' | 'stopped' | 'conditionsOf'>(
      this,
      { before: false, told: false, session: false, stopped: false, conditionsOf: false },
      { autoBind: true, deep: false },
    )
  }

  get t() {
    return textsIn(this.language)
  }

  get phone(): ConsolePhone {
    const phone = this.phones[this.selected] ?? this.phones[0]
    if (!phone) throw new Error('the console has no phone yet')
    return phone
  }

  get isOpen(): boolean {
    return this.phones.length > 0
  }

  /** Rows of the timeline; of a bug, those at the time of its report. */
  get rows(): readonly LogRow[] {
    return this.bug?.rows ?? this.phone.rows
  }

  /** Where the rows of the timeline were seen. */
  get origin(): Origin | undefined {
    return this.bug ? this.bug.scenario.origin : this.phone.state?.origin
  }

  /** Shows why the console cannot start. */
  fail(error: unknown): void {
    this.notice = error instanceof Error ? error.message : String(error)
  }

  async start(): Promise<void> {
    const given = new URLSearchParams(window.location.search).get('area')
    const reading = this.readAreas(given)
    // Only the first page of an area waits for what the areas are.
    if (given !== null) await reading
    runInAction(() => {
      this.phones = [new ConsolePhone('phone-1', this.first(), this.keepLast)]
      this.phone.open(this.phone.scenario)
    })
    window.addEventListener('hashchange', () => this.load(this.first()))
    window.addEventListener('pagehide', this.leave)
    setInterval(this.poll, INTERVAL)
    setInterval(() => void this.watchBackend(), 4 * INTERVAL)
    await Promise.all([reading, this.watchBackend()])
  }

  /** The console is closed or loaded anew: what is recorded is kept, and the faults of its phones end. */
  leave({ persisted }: Pick<PageTransitionEvent, 'persisted'>): void {
    if (persisted) return
    for (const phone of this.phones) {
      phone.keepRecording()
      phone.dropFaults()
    }
  }

  private async readAreas(given: string | null): Promise<void> {
    const areas = await backend.areas()
    runInAction(() => {
      this.areas = areas
      this.area = given ?? areas[0]?.id ?? 'core'
    })
  }

  /** The scenario of the address, or the area's first page in a browser. */
  private first(): Scenario {
    const text = new URLSearchParams(window.location.hash.slice(1)).get('s')
    try {
      if (text) {
        this.linked = readScenario(text)
        return this.linked
      }
    } catch (error) {
      this.notice = error instanceof Error ? error.message : String(error)
    }
    const path = this.areas.find(({ id }) => id === this.area)?.examples[0] ?? '/'
    const isGiven = new URLSearchParams(window.location.search).has('area')
    return { ...scenarios['partner-android'], launch: { path: isGiven ? path : '/', persona: 'rep01' } }
  }

  /** Reads the back end; while it does not answer, that is said. */
  private async watchBackend(): Promise<void> {
    try {
      await this.readBackend()
      this.setGone(false)
    } catch {
      this.setGone(true)
    }
  }

  private setGone(isGone: boolean): void {
    this.isGone = isGone
  }

  async readBackend(): Promise<void> {
    const state = await backend.state()
    runInAction(() => {
      if (JSON.stringify(state) !== JSON.stringify(this.backend)) this.backend = state
    })
  }

  /**
   * Opens a scenario in the selected phone; faults of the previous one end, and its time of the back end. `listed`: the
   * scenario of the list that it comes from.
   */
  load(scenario: Scenario, listed = scenario): void {
    this.bug = undefined
    this.selection = []
    this.editing = undefined
    // A replay that waits has no result of before.
    this.results = Object.fromEntries(Object.entries(this.results).filter(([key]) => key !== scenarioKey(listed)))
    // The data of both phones are one.
    const isLate = this.phones.length === 1 && this.backend?.wanted?.now !== undefined && scenario.data === undefined
    this.phone.restart(scenario, isLate ? backend.reset : undefined)
  }

  select(index: number): void {
    this.selected = index
    this.selection = []
    this.editing = undefined
  }

  addPhone(): void {
    // What is over the page of this phone is not over that of the other.
    const { data: _, faults: __, steps: ___, pane: ____, keyboard: _____, ...scenario } = this.phone.present()
    const persona = scenario.launch?.persona === 'rep02' ? 'rep01' : 'rep02'
    const launch = { path: '/', ...scenario.launch, persona }
    const other = new ConsolePhone('phone-2', { ...scenario, launch }, this.keepLast)
    this.phones = [...this.phones, other]
    for (const phone of this.phones) phone.setAlone(false)
    other.open(other.scenario)
    this.select(this.phones.length - 1)
  }

  removePhone(): void {
    const [first, ...others] = this.phones
    // They would go on at the phone that stays, and be in no link of it.
    for (const other of others) other.endFaults().catch(this.fail)
    this.phones = first ? [first] : []
    this.select(0)
    this.phone.setAlone(true)
  }

  show(tab: TabId): void {
    this.tab = tab
    if (!this.opened.includes(tab)) this.opened = [...this.opened, tab]
    this.keep()
  }

  fold(id: string): void {
    this.closed = this.closed.includes(id) ? this.closed.filter((each) => each !== id) : [...this.closed, id]
    this.keep()
  }

  setTheme(theme: ConsoleTheme): void {
    this.theme = theme
    this.keep()
  }

  setLanguage(language: ConsoleLanguage): void {
    this.language = language
    this.keep()
  }

  setArea(area: string): void {
    this.area = area
  }

  /** Replaces the whole rule in the editor, and what was typed over its payload. */
  setDraft(rule: Rule): void {
    this.draft = rule
    this.draftText = undefined
    this.answering = undefined
  }

  /** Opens a rule in the editor: a new one, or in place of one that the phone has. */
  edit(rule: Rule, replaced?: RuleId): void {
    this.setDraft(rule)
    this.editing = replaced
  }

  setDraftText(text: string): void {
    this.draftText = text
  }

  /** Opens the editor for the answer of a call that waits; undefined closes it. */
  setAnswering(call: CallId | undefined): void {
    this.answering = call
    if (call !== undefined) this.show('replies')
  }

  setNotice(text: string): void {
    this.notice = text
  }

  private keep(): void {
    const { theme, language, closed, tab } = this
    try {
      localStorage.setItem(KEPT_AT, JSON.stringify({ theme, language, closed, tab }))
    } catch {
      // Without room for it, all is as usual after a reload.
    }
  }

  selectRow(n: number, isMore: boolean): void {
    if (!isMore) this.selection = [n]
    else
      this.selection = this.selection.includes(n) ? this.selection.filter((each) => each !== n) : [...this.selection, n]
  }

  /** The scenario with its steps and what was changed since; undefined for one without steps, and for a recording. */
  private get changed(): Changed | undefined {
    const { scenario, state, isStarting } = this.phone
    if (isStarting || !scenario.steps || !state || state.recorded) return undefined
    const { begun, now } = this.phone.conditions(state)
    return withChanges(scenario, begun, now)
  }

  /** Where the replay is that runs: its step, from 1, and the row, control or text that this waits for; '' for none. */
  get progress(): { readonly step: number; readonly count: number; readonly waits: string } | undefined {
    const { scenario, state, isStarting } = this.phone
    const count = scenario.steps?.length ?? 0
    // Another persona's page has the steps that are left.
    const left = state?.scenario.steps?.slice(state.step) ?? []
    const [next] = left
    if (isStarting || !next || left.length > count) return undefined
    return { step: count - left.length + 1, count, waits: waitedFor(next, state?.isLooking === true) }
  }

  /** Says which changes are not in `current`; '' if all are. */
  private get leftOut(): string {
    const { changed, language, t, stopped, phone } = this
    const isSame = stopped?.phone !== phone || !phone.state?.recorded || stopped.conditions === this.conditionsOf(phone)
    if (!isSame) return t('notice.sinceStop')
    if (!changed || changed.leftOut.length === 0) return ''
    const parts = changed.leftOut.map((part) => t(PART_TITLES[part]))
    return t('notice.leftOut', { parts: parts.join(language === 'en' ? ', ' : '、') })
  }

  /** How a phone is now, as text. */
  private conditionsOf(phone: ConsolePhone): string {
    return phone.state ? JSON.stringify(phone.conditions(phone.state).now) : ''
  }

  /** The recorded session, or the scenario with its steps, or the present state, as a document. */
  current(): Scenario {
    const { scenario, state } = this.phone
    if (this.phone.isStarting) return this.phone.present()
    const { changed } = this
    if (changed && state) return { ...changed.scenario, origin: state.origin }
    const text = this.phone.hostSim?.export('scenario')
    const present: Scenario = text ? JSON.parse(text) : scenario
    // A recording says itself with which data it began.
    if (state?.recorded) return present
    const data = dataFor(present, this.backend)
    return { ...present, ...(data && { data }) }
  }

  /** Copies the recording as a test that waits for the selected rows, too; says so if it does not provoke them. */
  copySelectedTest(): void {
    const { recorded, recordedRows } = this.phone.state ?? {}
    const rows = this.rows.filter(({ n }) => this.selection.includes(n))
    const log = this.phone.hostSim?.log() ?? []
    const steps = recorded && recordedRows && !this.bug ? withWaits(recorded, recordedRows, rows, log) : undefined
    if (steps) void this.copy(this.testOf({ ...this.current(), steps }))
    else this.setNotice(this.t('notice.notRecorded'))
  }

  /** Begins or ends a recording; says that data are missing in it, or how many steps it has. */
  async record(): Promise<void> {
    const { phone, t } = this
    phone.poll()
    const { isRecordingSteps = false, recorded = [], pending = [] } = phone.state ?? {}
    phone.run(async (sim) => {
      await sim.record(!isRecordingSteps)
      // What starts the phone anew, and a reload of the console, would lose it.
      if (isRecordingSteps && recorded.length > 0) this.keepLast(this.current())
      phone.poll()
      this.stopped = isRecordingSteps ? { phone, conditions: this.conditionsOf(phone) } : undefined
    })
    const methods = pending.map(({ method }) => method).join(', ')
    const waiting = methods && t('notice.waitsBefore', { methods })
    this.setNotice(isRecordingSteps ? t('notice.recorded', { count: recorded.length }) : waiting)
    if (isRecordingSteps) return this.noticeOfOthers()
    this.before = this.rowsOfOthers
    // Its rules are numbered anew.
    this.editing = undefined
    await this.readBackend()
    // A replay seeds them anew.
    if (this.backend?.isChanged) this.say(t('notice.changedBefore'), waiting)
  }

  private get rowsOfOthers(): readonly LogRow[] {
    return this.phones.flatMap((each) => (each === this.phone ? [] : each.rows))
  }

  /** Says that another phone has changed data since Record; many of its POSTs only read. */
  private noticeOfOthers(): void {
    const { before, t } = this
    if (this.rowsOfOthers.some((row) => row.changed && !before.includes(row)))
      this.say(this.notice, t('notice.otherPhone'))
  }

  save(name: string): void {
    this.setNotice(this.leftOut)
    this.keepSaved(name, { ...this.current(), title: name })
  }

  /** Keeps the recording that has ended; Undo still brings back what was saved or deleted before. */
  private keepLast(recording: Scenario): void {
    const { replaced, t } = this
    this.keepSaved(t('scenarios.last'), { ...recording, title: t('scenarios.last') })
    this.replaced = replaced
  }

  remove(name: string): void {
    this.keepSaved(name, undefined)
  }

  /** Brings back what the last Save has replaced, or the last Delete removed. */
  undo(): void {
    const { replaced } = this
    if (!replaced) return
    this.keepSaved(replaced.name, replaced.scenario)
    // Without room it is still to be undone.
    if (this.replaced !== replaced) this.replaced = undefined
  }

  /**
   * Changes one of what is saved, by another tab of the console, too; undefined removes it. Those that this version
   * cannot read stay as they are.
   */
  private keepSaved(name: string, scenario: unknown): void {
    const { [name]: before, ...rest } = storedByName(SAVED_AT)
    const raw = scenario === undefined ? rest : { ...storedByName(SAVED_AT), [name]: scenario }
    try {
      localStorage.setItem(SAVED_AT, JSON.stringify(raw))
      this.saved = readSaved(raw)
      this.replaced = before === undefined ? undefined : { name, scenario: before }
    } catch {
      this.setNotice(this.t('notice.full'))
    }
  }

  linkOf(scenario: Scenario): string {
    return `${window.location.origin}${window.location.pathname}#s=${scenarioText(this.withOrigin(scenario))}`
  }

  testOf(scenario: Scenario): string {
    return playwrightTest(this.withOrigin(scenario))
  }

  /** A scenario that was not exported yet comes from this console, in its own host. */
  private withOrigin(scenario: Scenario): Scenario {
    const origin = this.phone.state?.origin
    if (scenario.origin || !origin) return scenario
    return { ...scenario, origin: { ...origin, host: `${scenario.host}, ${scenario.device?.os ?? scenario.os}` } }
  }

  /** Copies the address of a scenario, by default that of the phone. */
  copyLink(scenario?: Scenario): Promise<void> {
    const link = this.linkOf(scenario ?? this.current())
    const { length } = link
    // A bug file has what the phone does, not a scenario of the list.
    const long = this.t(scenario ? 'notice.longLinkOfRow' : 'notice.longLink', { length })
    return this.copy(link, [scenario ? '' : this.leftOut, length > LONGEST_LINK ? long : ''].filter(Boolean).join(' '))
  }

  /** Saves the present scenario as a journey. */
  exportTest(): void {
    const { leftOut, t } = this
    const scenario = this.current()
    this.saveTest(scenario)
    this.say(this.notice, leftOut, scenario.steps?.length ? '' : t('notice.noSteps'))
  }

  private say(...texts: readonly string[]): void {
    this.setNotice(texts.filter(Boolean).join(' '))
  }

  /** `more`: is said with it. */
  async copy(text: string, more = ''): Promise<void> {
    try {
      await navigator.clipboard.writeText(text)
      this.say(this.t('notice.copied'), more)
    } catch {
      // Refused by the browser, or a page without https has none.
      download('copied.txt', text)
      this.say(this.t('notice.notCopied'), more)
    }
  }

  /** Saves a scenario as a journey; `name`: another one than its title. */
  saveTest(scenario: Scenario, name = scenario.title ?? ''): void {
    this.saveFile(testFileName(name), this.testOf(scenario))
  }

  private saveFile(name: string, text: string): void {
    download(name, text)
    this.setNotice(this.t('notice.saved', { name }))
  }

  async saveBug(picture: string): Promise<void> {
    const { leftOut } = this
    const bug = bugOf({
      scenario: this.current(),
      rows: this.phone.rows,
      began: await this.phone.began,
      calls: await backend.log(),
      state: await backend.state(),
      picture,
    })
    const time = localTime(Date.now()).slice(0, 19).replace(/\D/g, '-')
    this.saveFile(`bug-${time}.json`, JSON.stringify(bug, null, 1))
    this.say(this.notice, leftOut)
  }

  /** Lets the microphone of the phone hear an audio file. */
  async hear(file: File): Promise<void> {
    const { phone, t } = this
    const { name, size } = file
    this.setNotice(size > LARGEST_SOUND ? t('media.tooLarge', { name }) : '')
    if (size > LARGEST_SOUND) return
    try {
      const sound = { name, path: await addressOf(file) }
      await samplesOf(window, sound)
      phone.run((sim) => sim.media({ microphone: 'file', sound }))
    } catch {
      this.setNotice(t('media.noSound', { name }))
    }
  }

  /** Opens a scenario or a bug from a file. */
  async openFile(file: File): Promise<void> {
    try {
      const bug = checkBug(JSON.parse(await file.text()))
      this.load(bug.scenario)
      runInAction(() => {
        this.linked = bug.scenario
        // A scenario alone.
        if (bug.rows.length === 0 && bug.calls.length === 0 && bug.picture === '') return
        this.bug = bug
        this.show('info')
      })
    } catch (error) {
      this.setNotice(error instanceof Error ? error.message : String(error))
    }
  }

  /** Shows the timeline of the phone again. */
  closeBug(): void {
    this.bug = undefined
    this.selection = []
  }

  /** Reads the phones; keeps the result of a replay that has ended, says what Alt and a click could not record. */
  poll(): void {
    for (const phone of this.phones) {
      phone.poll()
      const { scenario, rows } = phone
      const refused = rows.findLast(({ result }) => result === NO_TEXT)
      if (refused && !this.told.has(refused)) {
        this.told.add(refused)
        this.setNotice(this.t(REFUSED_STEPS[refused.method] ?? 'notice.noControl'))
      }
      const session = phone.state?.origin.session
      if (phone === this.phone && session !== this.session) {
        this.session = session
        // Rows and rules of a phone that starts are numbered anew.
        this.selection = []
        this.editing = undefined
      }
      const end = rows.find(({ kind, method }) => kind === 'nav' && method === 'steps')
      if (!end || !scenario.steps || phone.isStarting) continue
      const key = scenarioKey(scenario)
      if (this.results[key] === end.result) continue
      this.results = { ...this.results, [key]: end.result }
      if (end.result !== 'done') this.setNotice(this.t('notice.replayStopped', { result: end.result }))
    }
  }
}

/** What a step waits for, in short; `isLooking`: no longer for a row. */
function waitedFor(step: Step, isLooking: boolean): string {
  if (isLooking && (step.call === 'tap' || step.call === 'fill' || step.call === 'see')) {
    const [target] = step.with
    return 'text' in target ? target.text : `${target.role} ${target.name}`
  }
  const { kind, method }: LogFilter = step.when ?? (step.call === 'waitFor' ? step.with[0] : {})
  return [kind, method].filter(Boolean).join(' ')
}

/** The data that belong to a scenario: those in force, and with a date of the page the time of the back end, too. */
function dataFor({ clock }: Scenario, state: BackendState | undefined): Scenario['data'] {
  if (!state) return undefined
  const { wanted, now } = state
  return clock === undefined ? (wanted ?? undefined) : { now, ...wanted }
}

/** Scenarios that this version still reads; others stay out of the list. */
function readSaved(raw: Readonly<Record<string, unknown>>): Readonly<Record<string, Scenario>> {
  const kept = Object.entries(raw).flatMap(([name, scenario]) => {
    try {
      return [[name, checkScenario(scenario)] as const]
    } catch {
      return []
    }
  })
  return Object.fromEntries(kept)
}

const storedByName = (name: string) => v.parse(v.fallback(v.record(v.string(), v.unknown()), {}), stored(name))

function stored(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(name) ?? '{}')
  } catch {
    return {}
  }
}

/** A file as a `data:` address. */
const addressOf = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })

/** Saves a text as a file. */
function download(name: string, text: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text]))
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}

/** `a-phone-call-interrupts.spec.ts`; letters of any language stay. */
export const testFileName = (title: string): string =>
  `${
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '') || 'recorded'
  }.spec.ts`
