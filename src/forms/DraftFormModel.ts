import * as v from 'valibot'
import type { Attempted, Drafts, Whereabouts } from '#src/outbox'
import { type Attempt, chainOf } from './Attempt'
import { AutoSave, type SaveState } from './AutoSave'
import { isRefusal } from './fieldErrors'
import { fingerprintOf } from './fingerprint'
import { randomKey } from './submitKey'

/** How a submit is sent: its key, and what is in doubt, which the outbox looks up before anything goes out. */
export interface Submit {
  readonly key: string
  /** The same content went out before under this key, and nobody knows whether it arrived. */
  readonly mayHaveArrived: boolean
  /** Another content of this entry went out before, and nobody knows whether that arrived. */
  readonly earlier?: Pick<Attempted, 'request' | 'idempotencyKey'>
}

/** An earlier submit of the draft that is shown, as the person is told of it. */
export interface EarlierSubmit {
  /** `sent`: the back end has it, `queued`: the outbox has it, `unknown`: it is asked again when there is network. */
  readonly state: 'checking' | 'sent' | 'queued' | 'unknown'
  readonly at: Date
  /** The form holds something else than what went out. */
  readonly edited: boolean
}

/** What a form shows of its draft and of its submit. */
export interface DraftFormState {
  /** The draft has been looked for: fields may be shown. */
  readonly ready: boolean
  /** When the draft that is shown was saved. */
  readonly restoredAt: Date | undefined
  readonly saved: SaveState
  readonly earlier: EarlierSubmit | undefined
  readonly sending: boolean
  /** `now`: this submit was taken; `sent`, `queued`: an earlier one of the same content had been, nothing went out now. */
  readonly done: 'now' | 'sent' | 'queued' | undefined
  /** Why the last submit was not taken; undefined while there is nothing to say. */
  readonly failure: unknown
  /** Goes up with every submit that found errors at fields. */
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

/** The fields on screen, and what is done with what they hold. */
export interface FormFields<V, Out> {
  /** Values of a form that nobody has touched. */
  readonly defaults: () => V
  /** What a stored draft must look like to be shown. */
  readonly shape: () => v.GenericSchema<unknown, V>
  readonly values: () => V
  /** Shows these values; `draft`: they count as a change of the defaults. */
  readonly show: (values: V, what: 'untouched' | 'draft') => void
  /** What can be sent; undefined after marking the fields that are wrong. */
  readonly validate: () => Promise<{ readonly content: Out } | undefined>
  /** Marks the fields that a refusal names; false when it names none. */
  readonly refuse: (error: unknown) => boolean
  /** What a content becomes on its way, where the area can look it up. */
  readonly sentAs: (content: Out) => Attempt['sent']
  readonly send: (content: Out, submit: Submit) => Promise<void>
}

export interface ModelOptions<V, Out> {
  readonly drafts: Drafts
  readonly form: string
  readonly record: string
  readonly fields: FormFields<V, Out>
  readonly lookUp: (attempted: Attempted) => Promise<Whereabouts>
  /** Tells the person that the device's storage failed. */
  readonly tell: (error: unknown) => void
  /** Tells that a draft whose submit was taken could not be deleted. */
  readonly draftStays: () => void
  readonly now?: () => number
}

/** What became of the attempt that decides about a draft. */
interface Finding {
  readonly where: Whereabouts
  readonly attempt: Attempt
}

/**
 * The draft and the submit of one form of one record (pages 'Form screens'); another record is another model.
 *
 * Before a submit goes out it is stored beside the draft as an attempt. While its end is not known, whatever the form holds
 * is sent only after looking up where the attempt is: what has arrived is never sent again, neither as it was nor changed,
 * unless the person was told and submits the change as another entry. Nothing of this depends on the phone's clock.
 */
export class DraftFormModel<V, Out> {
  #state = UNTOUCHED
  #isRestored = false
  #attempt: Attempt | undefined
  readonly #listeners = new Set<() => void>()
  readonly #autoSave: AutoSave
  readonly #options: ModelOptions<V, Out>

  constructor(options: ModelOptions<V, Out>) {
    const { drafts, form, record, tell, now } = options
    this.#options = options
    this.#autoSave = new AutoSave({
      drafts,
      form,
      record,
      tell,
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

  /** Shows the stored draft, once; a form that was hidden and shown again still holds what was typed. */
  async restore(isLeft: () => boolean): Promise<void> {
    if (this.#isRestored) return
    const { fields, tell } = this.#options
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
        // Known before it is shown: what the form reports of it is not typing.
        this.#autoSave.shows(parsed.output)
        fields.show(parsed.output, 'draft')
        this.set({ restoredAt: new Date(draft.savedAt) })
      }
      void this.checkEarlier()
    } catch (error) {
      tell(error)
    } finally {
      if (!isLeft()) this.set({ ready: true })
    }
  }

  /** Finds out where the submit is that was on its way when the draft was saved, and says it; also when the network is back. */
  async checkEarlier(): Promise<void> {
    const attempt = this.#attempt
    if (!attempt?.sent || this.#state.sending) return
    this.tellEarlier('checking', attempt, false)
    const finding = await this.whereabouts(attempt)
    const isEdited = await this.holdsMoreThan(finding.attempt)
    // A submit or a new start in the meantime decides for itself.
    if (this.#attempt !== attempt || this.#state.sending) return
    if (finding.where === 'absent') this.set({ earlier: undefined })
    else this.tellEarlier(finding.where, finding.attempt, isEdited)
    // Nothing new in it: the form is empty for the next entry.
    if (hasArrived(finding.where) && !isEdited) this.empty()
  }

  /** A person may have changed something. */
  changed(values: V): void {
    this.#autoSave.changed(values)
  }

  /** Saves what waits. */
  readonly keep = (): Promise<void> => this.#autoSave.flush().catch(this.#options.tell)

  /** Empties the form and deletes its draft. */
  readonly startOver = (): void => {
    this.set({ earlier: undefined })
    this.empty()
  }

  /** Sends what is entered, one submit at a time. */
  readonly submit = async (): Promise<void> => {
    if (this.#state.sending) return
    this.set({ sending: true, failure: undefined })
    try {
      const values = this.#options.fields.values()
      const valid = await this.#options.fields.validate()
      if (valid) await this.send(values, valid.content)
      else this.set({ invalid: this.#state.invalid + 1 })
    } finally {
      this.set({ sending: false })
    }
  }

  private async send(values: V, content: Out): Promise<void> {
    const { fields, tell, now = Date.now } = this.#options
    const entered = await fingerprintOf(values)
    const finding = this.#attempt && (await this.whereabouts(this.#attempt))
    if (finding && hasArrived(finding.where)) {
      if (finding.attempt.entered === entered) return this.finish(finding.where)
      // The person is told first; whoever submits again means another entry.
      const isTold = this.#state.earlier !== undefined && hasArrived(this.#state.earlier.state)
      this.tellEarlier(finding.where, finding.attempt, true)
      if (!isTold) return
    }
    const inDoubt = finding?.where === 'unknown' ? finding.attempt : undefined
    const key = chainOf(this.#attempt).find((attempt) => attempt.entered === entered)?.key ?? randomKey()
    const earlier = inDoubt?.key === key ? undefined : inDoubt
    this.#attempt = { key, entered, at: now(), sent: fields.sentAs(content), earlier }
    this.set({ earlier: undefined })
    // Storage that fails must not keep anybody from sending.
    await this.#autoSave.keepAttempt(values, this.#attempt).catch(tell)
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
    const { fields, tell } = this.#options
    if (isRefusal(error)) {
      this.#attempt = undefined
      await this.#autoSave.forgetAttempt().catch(tell)
    }
    if (fields.refuse(error)) this.set({ invalid: this.#state.invalid + 1 })
    else this.set({ failure: error })
  }

  /** Sent is sent: a draft that cannot be deleted is no reason to send once more. */
  private async finish(done: NonNullable<DraftFormState['done']>): Promise<void> {
    this.#attempt = undefined
    await this.#autoSave.discard().catch(this.#options.draftStays)
    this.set({ done })
  }

  /** Where the attempt is; one that neither outbox nor back end has leaves what was in doubt before it. */
  private async whereabouts(attempt: Attempt): Promise<Finding> {
    const { key, sent, earlier } = attempt
    const where = sent ? await this.lookUp({ ...sent, idempotencyKey: key }) : 'unknown'
    return earlier && !hasArrived(where) ? this.whereabouts(earlier) : { where, attempt }
  }

  private async lookUp(attempted: Attempted): Promise<Whereabouts> {
    try {
      return await this.#options.lookUp(attempted)
    } catch {
      // The outbox does not open: said when something is submitted.
      return 'unknown'
    }
  }

  /** Whether the form holds something that the attempt did not; an empty form does not. */
  private async holdsMoreThan({ entered }: Attempt): Promise<boolean> {
    const { values, defaults } = this.#options.fields
    const now = await fingerprintOf(values())
    return now !== entered && now !== (await fingerprintOf(defaults()))
  }

  private tellEarlier(state: EarlierSubmit['state'], { at }: Attempt, edited: boolean): void {
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
