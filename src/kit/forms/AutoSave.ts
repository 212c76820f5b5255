import * as v from 'valibot'
import type { Drafts } from '#platform/outbox'
import { snapshotOf } from '#platform/outbox'
import { type Attempt, DraftRow } from './Attempt'

/** Delay after the last change; the draft is stored within 1 s of input (field-needs.md 4). ms */
const SAVE_AFTER = 500

/** A stored draft. */
export interface FormDraft extends DraftRow {
  /** ms since the epoch. */
  readonly savedAt: number
}

interface AutoSaveOptions {
  readonly drafts: Drafts
  readonly form: string
  readonly record: string
  readonly onState: (state: SaveState) => void
  /** Notifies the user of a storage error. */
  readonly notify: (error: unknown) => void
  readonly now?: () => number
}

export type SaveState =
  | { readonly kind: 'none' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'saved'; readonly at: Date }

/**
 * Saves a form's values as a draft while the user types. It saves only values that differ from the last state
 * (defaults, restored or saved) and nothing before `load` has ended, so showing a restored draft never overwrites it.
 */
export class AutoSave {
  private timer: ReturnType<typeof setTimeout> | undefined
  /** Snapshot of the values that need no saving. */
  private known = ''
  private waiting: { readonly values: unknown } | undefined
  /** The form's last reported values. */
  private latest: unknown
  private attempt: Attempt | undefined
  private ready = false

  constructor(private readonly options: AutoSaveOptions) {}

  /** Loads the stored draft. The defaults are the initial state, so they are not saved. */
  async load(defaults: unknown): Promise<FormDraft | undefined> {
    const { drafts, form, record } = this.options
    try {
      const draft = await drafts.load(form, record)
      const parsed = v.safeParse(DraftRow, draft?.value)
      this.known = snapshotOf(defaults)
      if (!draft || !parsed.success) return undefined
      this.attempt = parsed.output.attempt
      return { ...parsed.output, savedAt: draft.savedAt }
    } finally {
      this.ready = true
    }
  }

  /** The form shows these values, not entered by the user; they are not saved. */
  shows(values: unknown): void {
    this.known = snapshotOf(values)
    this.latest = values
  }

  /** The user may have changed something. */
  changed(values: unknown): void {
    if (!this.ready || snapshotOf(values) === this.known) return
    this.known = snapshotOf(values)
    this.latest = values
    this.waiting = { values }
    this.options.onState({ kind: 'saving' })
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.flush().catch(this.options.notify), SAVE_AFTER)
  }

  /** Saves pending changes now, e.g. when the page is left. */
  async flush(): Promise<void> {
    clearTimeout(this.timer)
    const { waiting } = this
    if (!waiting) return
    this.waiting = undefined
    await this.save(waiting.values)
  }

  /** Stores an attempt with its values before the request is sent, so that it survives a kill. */
  async keepAttempt(values: unknown, attempt: Attempt): Promise<void> {
    this.latest = values
    this.attempt = attempt
    await this.saveLatest()
  }

  /** Removes the attempt: the server refused it. */
  async clearAttempt(): Promise<void> {
    this.attempt = undefined
    await this.saveLatest()
  }

  async discard(): Promise<void> {
    clearTimeout(this.timer)
    this.waiting = undefined
    this.attempt = undefined
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
    const { attempt } = this
    await drafts.save(form, record, { values, ...(attempt ? { attempt } : {}) } satisfies DraftRow)
    // What was changed meanwhile is not saved yet.
    if (!this.waiting) onState({ kind: 'saved', at: new Date(now()) })
  }
}
