import * as v from 'valibot'
import { type Attempted, type Drafts, fingerprintOf, randomKey, type Whereabouts } from '#platform/outbox'
import { type Attempt, chainOf } from './Attempt'
import { AutoSave, type SaveState } from './AutoSave'
import { isRefusal } from './fieldErrors'

/** Key of a submit, and attempts in doubt that the outbox has to look up before it sends. */
export interface Submit {
  readonly key: string
  /** The same content was sent before under this key, with an unknown result. */
  readonly mayHaveArrived: boolean
  /** Other content of this entry was sent before, with an unknown result. */
  readonly earlier?: Pick<Attempted, 'request' | 'idempotencyKey'>
}

/** An earlier submit of the draft, as shown to the user. */
export interface EarlierSubmit {
  /** `sent`: on the server; `queued`: in the outbox; `unknown`: looked up once more when there is network. */
  readonly state: 'checking' | 'sent' | 'queued' | 'unknown'
  readonly at: Date
  /** The form's values differ from what was sent. */
  readonly edited: boolean
}

/** State of the draft and of the submit, for the screen. */
export interface DraftFormState {
  /** The draft was loaded: the fields can be shown. */
  readonly ready: boolean
  /** When the restored draft was saved. */
  readonly restoredAt: Date | undefined
  readonly saved: SaveState
  readonly earlier: EarlierSubmit | undefined
  readonly sending: boolean
  /** `now`: this submit succeeded; `sent`, `queued`: an earlier one with the same content did, nothing was sent now. */
  readonly done: 'now' | 'sent' | 'queued' | undefined
  /** Error of the last submit; undefined if there is none. */
  readonly failure: unknown
  /** Counts submits with invalid fields. */
  readonly invalid: number
}

const UNTOUCHED: DraftFormState = {
  ready: false,
  restoredAt: undefined,
  saved: { kind: 'none' },
  earlier: undefined,
  sending: false,
  done: undefined,
  failure: undefined,
  invalid: 0,
}

/** Access to the fields on screen, and how their content is sent. */
export interface FormFields<V, Out> {
  /** Values of an untouched form. */
  readonly defaults: () => V
  /** Schema of a stored draft. */
  readonly shape: () => v.GenericSchema<unknown, V>
  readonly values: () => V
  /** Shows values; `draft`: they count as changed compared with the defaults. */
  readonly show: (values: V, what: 'untouched' | 'draft') => void
  /** Validates the fields; marks invalid ones and gives undefined. */
  readonly validate: () => Promise<{ readonly content: Out } | undefined>
  /** Marks the fields named by a refusal; false if it names none. */
  readonly refuse: (error: unknown) => boolean
  /** The request for a content, if the area can look it up. */
  readonly sentAs: (content: Out) => Attempt['sent']
  readonly send: (content: Out, submit: Submit) => Promise<void>
}

export interface ModelOptions<V, Out> {
  readonly drafts: Drafts
  readonly form: string
  readonly record: string
  readonly fields: FormFields<V, Out>
  readonly lookUp: (attempted: Attempted) => Promise<Whereabouts>
  /** Notifies the user of a storage error. */
  readonly notify: (error: unknown) => void
  /** Notifies the user that the draft of a sent entry could not be deleted. */
  readonly draftStays: () => void
  readonly now?: () => number
}

/** Result of looking up an attempt. */
interface Finding {
  readonly where: Whereabouts
  readonly attempt: Attempt
}

/**
 * Draft and submit of one form for one record (pages 'Form screens'); each record has its own model.
 *
 * An attempt is stored with the draft before the request is sent. While its result is unknown, the form looks it up
 * before it sends anything: content that has arrived is not resent, and changed content is sent only as another entry,
 * after the user was notified. No decision depends on the device clock.
 */
export class DraftFormModel<V, Out> {
  #state = UNTOUCHED
  #isRestored = false
  #attempt: Attempt | undefined
  readonly #listeners = new Set<() => void>()
  readonly #closing = new Set<() => Promise<unknown>>()
  readonly #autoSave: AutoSave
  readonly #options: ModelOptions<V, Out>

  constructor(options: ModelOptions<V, Out>) {
    const { drafts, form, record, notify, now } = options
    this.#options = options
    this.#autoSave = new AutoSave({
      drafts,
      form,
      record,
      notify,
      onState: (saved) => this.set({ saved }),
      ...(now ? { now } : {}),
    })
  }

  /** For `useSyncExternalStore`. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly snapshot = (): DraftFormState => this.#state

  /** Shows the stored draft. Only once: a form that was hidden and shown preserves its values. */
  async restore(isLeft: () => boolean): Promise<void> {
    if (this.#isRestored) return
    const { fields, notify } = this.#options
    const start = fields.defaults()
    fields.show(start, 'untouched')
    try {
      const draft = await this.#autoSave.load(start)
      if (isLeft()) return
      this.#isRestored = true
      if (!draft) return
      this.#attempt = draft.attempt
      const parsed = v.safeParse(fields.shape(), draft.values)
      if (parsed.success) {
        // Saved as the last state before it is shown, so that the change events of the form do not count as input.
        this.#autoSave.shows(parsed.output)
        fields.show(parsed.output, 'draft')
        this.set({ restoredAt: new Date(draft.savedAt) })
      }
      void this.checkEarlier()
    } catch (error) {
      notify(error)
    } finally {
      if (!isLeft()) this.set({ ready: true })
    }
  }

  /** Looks up the attempt of the restored draft and shows the result; repeated when the network returns. */
  async checkEarlier(): Promise<void> {
    const attempt = this.#attempt
    if (!attempt?.sent || this.#state.sending) return
    this.announceEarlier('checking', attempt, false)
    const finding = await this.whereabouts(attempt)
    const isEdited = await this.holdsMoreThan(finding.attempt)
    // A submit or `startOver` during the lookup makes this result obsolete.
    if (this.#attempt !== attempt || this.#state.sending) return
    if (finding.where === 'absent') this.set({ earlier: undefined })
    else this.announceEarlier(finding.where, finding.attempt, isEdited)
    // Nothing is left to send: empty the form for the next entry.
    if (hasArrived(finding.where) && !isEdited) this.empty()
  }

  /** The user may have changed something. */
  changed(values: V): void {
    this.#autoSave.changed(values)
  }

  /** Saves pending changes. */
  readonly keep = (): Promise<void> => this.#autoSave.flush().catch(this.#options.notify)

  /** Empties the form and deletes its draft. */
  readonly startOver = (): void => {
    this.set({ earlier: undefined })
    this.empty()
  }

  /** An input that is still taking something in, e.g. a recording, ends that before the values are taken. */
  readonly beforeSubmit = (end: () => Promise<unknown>): (() => void) => {
    this.#closing.add(end)
    return () => this.#closing.delete(end)
  }

  /** Validates and sends the content, one submit at a time. */
  readonly submit = async (): Promise<void> => {
    if (this.#state.sending) return
    this.set({ sending: true, failure: undefined })
    try {
      await Promise.all([...this.#closing].map((end) => end()))
      const values = this.#options.fields.values()
      const valid = await this.#options.fields.validate()
      if (valid) await this.send(values, valid.content)
      else this.set({ invalid: this.#state.invalid + 1 })
    } finally {
      this.set({ sending: false })
    }
  }

  private async send(values: V, content: Out): Promise<void> {
    const { fields, notify, now = Date.now } = this.#options
    const entered = await fingerprintOf(values)
    const finding = this.#attempt && (await this.whereabouts(this.#attempt))
    if (finding && hasArrived(finding.where)) {
      if (finding.attempt.entered === entered) return this.finish(finding.where)
      // The user is notified first; a second submit then means another entry.
      const isNotified = this.#state.earlier !== undefined && hasArrived(this.#state.earlier.state)
      this.announceEarlier(finding.where, finding.attempt, true)
      if (!isNotified) return
    }
    const inDoubt = finding?.where === 'unknown' ? finding.attempt : undefined
    const key = chainOf(this.#attempt).find((attempt) => attempt.entered === entered)?.key ?? randomKey()
    const earlier = inDoubt?.key === key ? undefined : inDoubt
    this.#attempt = { key, entered, at: now(), sent: fields.sentAs(content), earlier }
    this.set({ earlier: undefined })
    // A storage error must not prevent sending.
    await this.#autoSave.keepAttempt(values, this.#attempt).catch(notify)
    try {
      await fields.send(content, {
        key,
        mayHaveArrived: inDoubt?.key === key,
        ...(earlier?.sent ? { earlier: { request: earlier.sent.request, idempotencyKey: earlier.key } } : {}),
      })
    } catch (error) {
      return this.fail(error)
    }
    return this.finish('now')
  }

  private async fail(error: unknown): Promise<void> {
    const { fields, notify } = this.#options
    if (isRefusal(error)) {
      this.#attempt = undefined
      await this.#autoSave.clearAttempt().catch(notify)
    }
    // With the end of sending: the first wrong field takes the focus, which it cannot while the fields are locked.
    if (fields.refuse(error)) this.set({ invalid: this.#state.invalid + 1, sending: false })
    else this.set({ failure: error })
  }

  /** Deletes the draft. A storage error here must not cause a second send. */
  private async finish(done: NonNullable<DraftFormState['done']>): Promise<void> {
    this.#attempt = undefined
    await this.#autoSave.discard().catch(this.#options.draftStays)
    this.set({ done })
  }

  /** Looks up an attempt; if it is found neither in the outbox nor on the server, the attempt in doubt before it. */
  private async whereabouts(attempt: Attempt): Promise<Finding> {
    const { key, sent, earlier } = attempt
    const where = sent ? await this.lookUp({ ...sent, idempotencyKey: key }) : 'unknown'
    return earlier && !hasArrived(where) ? this.whereabouts(earlier) : { where, attempt }
  }

  private async lookUp(attempted: Attempted): Promise<Whereabouts> {
    try {
      return await this.#options.lookUp(attempted)
    } catch {
      // The outbox does not open; the next submit reports it.
      return 'unknown'
    }
  }

  /** Whether the form's values differ from the attempt and from an empty form. */
  private async holdsMoreThan({ entered }: Attempt): Promise<boolean> {
    const { values, defaults } = this.#options.fields
    const now = await fingerprintOf(values())
    return now !== entered && now !== (await fingerprintOf(defaults()))
  }

  private announceEarlier(state: EarlierSubmit['state'], { at }: Attempt, edited: boolean): void {
    this.set({ earlier: { state, at: new Date(at), edited } })
  }

  private empty(): void {
    const { fields, draftStays } = this.#options
    const start = fields.defaults()
    this.#attempt = undefined
    this.#autoSave.shows(start)
    fields.show(start, 'untouched')
    this.set({ restoredAt: undefined, failure: undefined })
    this.#autoSave.discard().catch(draftStays)
  }

  private set(change: Partial<DraftFormState>): void {
    this.#state = { ...this.#state, ...change }
    for (const listener of this.#listeners) listener()
  }
}

const hasArrived = (where: EarlierSubmit['state'] | Whereabouts): where is 'sent' | 'queued' =>
  where === 'sent' || where === 'queued'
