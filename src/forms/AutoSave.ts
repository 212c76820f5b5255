import * as v from 'valibot'
import type { Drafts } from '#src/outbox'
import { snapshotOf } from './fingerprint'
import type { KeptSubmit } from './submitKey'

/** After the last key press; the draft stands within 1 s of input (field-needs.md 4). ms */
const SAVE_AFTER = 500

const KeptSchema = v.object({
  values: v.unknown(),
  submit: v.optional(v.object({ key: v.string(), content: v.string() })),
})

/** What a draft holds: the fields, and the submit whose end was not clear when the page went. */
export interface FormDraft {
  readonly values: unknown
  readonly submit: KeptSubmit | undefined
  /** ms since the epoch. */
  readonly savedAt: number
}

interface AutoSaveOptions {
  readonly drafts: Drafts
  readonly form: string
  readonly record: string
  readonly onState: (state: SaveState) => void
  readonly now?: () => number
}

export type SaveState =
  | { readonly kind: 'none' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'saved'; readonly at: Date }

/**
 * Saves a form's values as its draft while a person types. It saves only what differs from the last known state (defaults,
 * restored or saved), and nothing before `load` has ended: showing a restored draft never overwrites it.
 */
export class AutoSave {
  private timer: ReturnType<typeof setTimeout> | undefined
  private known = ''
  private waiting: { readonly values: unknown } | undefined
  /** What the form held last. */
  private latest: unknown
  private submit: KeptSubmit | undefined
  private ready = false

  constructor(private readonly options: AutoSaveOptions) {}

  /** The stored draft; what is shown from here on counts as known. */
  async load(defaults: unknown): Promise<FormDraft | undefined> {
    const { drafts, form, record } = this.options
    try {
      const draft = await drafts.load(form, record)
      const parsed = v.safeParse(KeptSchema, draft?.value)
      this.known = snapshotOf(defaults)
      if (!draft || !parsed.success) return undefined
      this.submit = parsed.output.submit
      return { values: parsed.output.values, submit: parsed.output.submit, savedAt: draft.savedAt }
    } finally {
      this.ready = true
    }
  }

  /** The form now shows these values, not by typing. */
  shows(values: unknown): void {
    this.known = snapshotOf(values)
  }

  /** A person may have changed something. */
  changed(values: unknown): void {
    if (!this.ready || snapshotOf(values) === this.known) return
    this.known = snapshotOf(values)
    this.latest = values
    this.waiting = { values }
    this.options.onState({ kind: 'saving' })
    clearTimeout(this.timer)
    this.timer = setTimeout(() => void this.flush(), SAVE_AFTER)
  }

  /** Saves at once what waits: the page is being left. */
  async flush(): Promise<void> {
    clearTimeout(this.timer)
    const { waiting } = this
    if (!waiting) return
    this.waiting = undefined
    await this.save(waiting.values)
  }

  /** Keeps the key of a submit beside the values, so that a repeat after a reload is known as one. */
  async keepSubmit(values: unknown, submit: KeptSubmit): Promise<void> {
    this.latest = values
    this.submit = submit
    await this.saveLatest()
  }

  /** The submit was refused: what the form holds is an ordinary draft again. */
  async forgetSubmit(): Promise<void> {
    this.submit = undefined
    await this.saveLatest()
  }

  async discard(): Promise<void> {
    clearTimeout(this.timer)
    this.waiting = undefined
    this.submit = undefined
    this.options.onState({ kind: 'none' })
    await this.options.drafts.discard(this.options.form, this.options.record)
  }

  private async saveLatest(): Promise<void> {
    clearTimeout(this.timer)
    this.waiting = undefined
    await this.save(this.latest)
  }

  private async save(values: unknown): Promise<void> {
    const { drafts, form, record, onState, now = Date.now } = this.options
    await drafts.save(form, record, { values, ...(this.submit ? { submit: this.submit } : {}) })
    onState({ kind: 'saved', at: new Date(now()) })
  }
}
