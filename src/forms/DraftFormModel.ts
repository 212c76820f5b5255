import * as v from 'valibot'
import type { Drafts } from '#src/outbox'
import { AutoSave, type SaveState } from './AutoSave'
import { isUnclear } from './fieldErrors'
import { SubmitKey } from './submitKey'

/** How a submit is sent: with its key, and whether the same content went out before without a clear end. */
export interface Submit {
  readonly key: string
  readonly repeated: boolean
}

/** What a form shows of its draft and of its submit. */
export interface DraftFormState {
  /** The draft has been looked for: fields may be shown. */
  readonly ready: boolean
  /** When the draft that is shown was saved. */
  readonly restoredAt: Date | undefined
  readonly saved: SaveState
  readonly sending: boolean
  readonly sent: boolean
  /** Why the last submit was not taken; undefined while there is nothing to say. */
  readonly failure: unknown
  /** Goes up with every submit that found errors at fields. */
  readonly invalid: number
}

const UNTOUCHED: DraftFormState = {
  ready: false,
  restoredAt: undefined,
  saved: { kind: 'none' },
  sending: false,
  sent: false,
  failure: undefined,
  invalid: 0,
}

/** The fields on screen, as the model works with them. */
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
  readonly send: (content: Out, submit: Submit) => Promise<void>
}

interface ModelOptions<V, Out> {
  readonly drafts: Drafts
  readonly form: string
  readonly record: string
  readonly fields: FormFields<V, Out>
  /** Tells the person what the device's storage did not do. */
  readonly tell: (error: unknown) => void
  readonly draftStays: () => void
}

/** One form of one record: its draft and its submit (pages 'Form screens'); another record is another model. */
export class DraftFormModel<V, Out> {
  #state = UNTOUCHED
  #isRestored = false
  readonly #listeners = new Set<() => void>()
  readonly #autoSave: AutoSave
  #submitKey = new SubmitKey()
  readonly #options: ModelOptions<V, Out>

  constructor(options: ModelOptions<V, Out>) {
    const { drafts, form, record } = options
    this.#options = options
    this.#autoSave = new AutoSave({ drafts, form, record, onState: (saved) => this.set({ saved }) })
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
      const parsed = v.safeParse(fields.shape(), draft?.values)
      if (!draft || !parsed.success) return
      // Known before it is shown: what the form reports of it is not typing.
      this.#autoSave.shows(parsed.output)
      fields.show(parsed.output, 'draft')
      this.#submitKey = new SubmitKey(draft.submit)
      this.set({ restoredAt: new Date(draft.savedAt) })
    } catch (error) {
      tell(error)
    } finally {
      if (!isLeft()) this.set({ ready: true })
    }
  }

  /** A person may have changed something. */
  changed(values: V): void {
    this.#autoSave.changed(values)
  }

  /** Saves what waits. */
  readonly keep = (): Promise<void> => this.#autoSave.flush().catch(this.#options.tell)

  /** Empties the form and deletes its draft. */
  readonly startOver = (): void => {
    const { fields, tell } = this.#options
    const start = fields.defaults()
    this.#autoSave.shows(start)
    fields.show(start, 'untouched')
    this.#submitKey.settle()
    this.set({ restoredAt: undefined, failure: undefined })
    this.#autoSave.discard().catch(tell)
  }

  /** Sends what is entered, one submit at a time. */
  readonly submit = async (): Promise<void> => {
    if (this.#state.sending) return
    this.set({ sending: true, failure: undefined })
    try {
      const values = this.#options.fields.values()
      const valid = await this.#options.fields.validate()
      const result = valid ? await this.send(values, valid.content) : 'invalid'
      if (result === 'sent') this.set({ sent: true })
      if (result === 'invalid') this.set({ invalid: this.#state.invalid + 1 })
    } finally {
      this.set({ sending: false })
    }
  }

  private async send(values: V, content: Out): Promise<'sent' | 'invalid' | 'failed'> {
    const { fields, tell, draftStays } = this.#options
    const { key, content: text, repeated } = await this.#submitKey.for(content)
    // Storage that fails must not keep anybody from sending.
    await this.#autoSave.keepSubmit(values, { key, content: text }).catch(tell)
    try {
      await fields.send(content, { key, repeated })
    } catch (error) {
      if (!isUnclear(error)) {
        this.#submitKey.settle()
        await this.#autoSave.forgetSubmit().catch(tell)
      }
      if (fields.refuse(error)) return 'invalid'
      this.set({ failure: error })
      return 'failed'
    }
    this.#submitKey.settle()
    // Sent is sent: a draft that cannot be deleted is no reason to send once more.
    await this.#autoSave.discard().catch(draftStays)
    return 'sent'
  }

  private set(change: Partial<DraftFormState>): void {
    this.#state = { ...this.#state, ...change }
    for (const listener of this.#listeners) listener()
  }
}
