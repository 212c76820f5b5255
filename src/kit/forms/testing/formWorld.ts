import * as v from 'valibot'
import type { Core } from '#platform/core'
import type { Http } from '#platform/http'
import { type CoreOutbox, submitOrQueue } from '#platform/outbox'
import { createDrafts } from '../../../platform/outbox/drafts/drafts'
import { UserOutbox } from '../../../platform/outbox/queue/UserOutbox'
import { insertTrack, settle, World } from '../../../platform/outbox/testing/outboxWorld'
import { DraftFormModel } from '../DraftFormModel'

const shape = v.object({ text: v.number() })
type Values = v.InferOutput<typeof shape>
const EMPTY: Values = { text: 0 }

/** Something that the user wants to send, in all versions that they typed. */
interface Entry {
  readonly versions: number[]
  /** At least one version was saved as a draft. */
  isKept: boolean
}

interface OpenForm {
  readonly model: DraftFormModel<Values, Values>
  readonly values: () => Values
  readonly type: (text: number) => Promise<void>
}

/** State of one page until it is killed. */
interface PageLife {
  readonly alive: { yes: boolean }
  readonly core: Pick<Core, 'http' | 'outbox'>
  readonly forms: Map<string, OpenForm>
}

/**
 * Simulates a user who works with forms: types, edits, submits, is interrupted by kills and finds the draft again. The
 * user trusts the form: an entry that was sent already is left alone, or its change is submitted as another entry.
 */
export class FormWorld extends World {
  readonly entries: Entry[] = []
  private life: PageLife | undefined = undefined
  private typed = 0

  watchNetwork(): this {
    Object.defineProperty(navigator, 'onLine', { get: () => this.isOnline, configurable: true })
    return this
  }

  override network(isOnline: boolean): void {
    super.network(isOnline)
    for (const { model } of this.page.forms.values())
      if (isOnline && model.snapshot().earlier?.state === 'unknown') void model.checkEarlier()
  }

  /** Types a new entry if the form of the lead is empty. */
  async fill(lead: string): Promise<void> {
    const form = await this.formOf(lead)
    if (!this.isFree(form) || form.values().text !== 0) return
    this.typed += 1
    const entry: Entry = { versions: [this.typed], isKept: false }
    this.entries.push(entry)
    await this.type(form, this.typed, entry)
  }

  /** Edits the entry in the form. */
  async change(lead: string): Promise<void> {
    const form = await this.formOf(lead)
    const entry = this.isFree(form) && this.entryOf(form.values().text)
    if (!entry) return
    this.typed += 1
    entry.versions.push(this.typed)
    await this.type(form, this.typed, entry)
  }

  async save(lead: string): Promise<void> {
    const { forms } = this.page
    const form = await this.formOf(lead)
    if (!this.isFree(form) || form.values().text === 0) return
    if (isNotified(form)) this.anotherEntry(form.values().text)
    await form.model.submit()
    if (form.model.snapshot().done) forms.delete(lead)
  }

  /** Discards the change of an entry that was sent already. */
  startOver(lead: string): void {
    const form = this.page.forms.get(lead)
    if (form && this.isFree(form) && isNotified(form)) form.model.startOver()
  }

  /** Retries failed entries and signs in; checks on the server whether an older version of an entry arrived. */
  override async attend(): Promise<void> {
    if (this.outbox.needsSignIn) this.outbox.signedIn()
    for (const { id, state, request } of this.outbox.attention) {
      const { text } = v.parse(shape, request)
      const others = this.entryOf(text)?.versions.filter((version) => version !== text) ?? []
      const isOlder = state.kind === 'failed' && state.reason === 'olderArrived'
      if (isOlder && this.server.tracks.some((track) => others.includes(track.text))) await this.outbox.discard(id)
      else await this.outbox.retryNow(id)
    }
  }

  /** Ends all failures, submits the remaining drafts and passes time until everything is sent. */
  async finish(leads: readonly string[]): Promise<void> {
    for (let round = 0; round < 6; round += 1) {
      await this.recover()
      for (const lead of leads) {
        this.page.forms.delete(lead)
        void this.formOf(lead)
        await settle()
        this.startOver(lead)
        await settle()
        void this.save(lead)
        await this.pass(60_000)
        this.startOver(lead)
        await settle()
      }
    }
    await this.recover()
  }

  private get page(): PageLife {
    if (this.life?.alive !== this.isAlive) this.life = this.startPage()
    return this.life
  }

  private startPage(): PageLife {
    const alive = this.isAlive
    const known = {
      call: insertTrack,
      title: 'track',
      alreadyThere: (request: unknown) => this.alreadyThere(request),
    }
    const http: Http = async (call, request, options) => {
      const wire = v.parse(insertTrack.declaration.request, request)
      const track = { ...v.parse(v.object({ lead: v.string(), text: v.number() }), wire), photos: [] }
      await this.travel(() => this.server.take(track, options?.idempotencyKey ?? ''), alive)
      return call.response({})
    }
    const areas = new Map([['leads', async () => [known]]])
    const outbox: CoreOutbox = new UserOutbox(areas, async () => this.outbox)
    return { alive, core: { http, outbox }, forms: new Map() }
  }

  /** The form of a lead, opened with its draft if necessary. */
  private async formOf(lead: string): Promise<OpenForm> {
    const { alive, core, forms } = this.page
    const open = forms.get(lead)
    if (open) return open
    let values = EMPTY
    const model: OpenForm['model'] = new DraftFormModel<Values, Values>({
      drafts: createDrafts({
        database: this.disk.mount(() => alive.yes),
        user: 'rep01',
        notice: () => {},
        now: this.now,
      }),
      form: 'followUp',
      record: lead,
      fields: {
        defaults: () => EMPTY,
        shape: () => shape,
        values: () => values,
        show: (shown) => {
          values = shown
        },
        validate: async () => ({ content: values }),
        refuse: () => false,
        sentAs: ({ text }) => ({ callId: insertTrack.id, request: { lead, text } }),
        send: async ({ text }, { key, ...doubt }) => {
          const entry = { call: insertTrack, request: { lead, text }, record: `lead:${lead}`, label: String(text) }
          await submitOrQueue(core, { ...entry, idempotencyKey: key, ...doubt })
        },
      },
      lookUp: core.outbox.lookUp,
      notify: (error) => {
        throw error
      },
      draftStays: () => undefined,
      now: this.now,
    })
    const form: OpenForm = {
      model,
      values: () => values,
      type: async (text) => {
        values = { text }
        model.changed(values)
        await model.keep()
      },
    }
    forms.set(lead, form)
    await model.restore(() => !alive.yes)
    return form
  }

  private async type(form: OpenForm, text: number, entry: Entry): Promise<void> {
    const alive = this.isAlive
    await form.type(text)
    if (alive.yes) entry.isKept = true
  }

  private isFree({ model }: OpenForm): boolean {
    const { ready, sending, done } = model.snapshot()
    return ready && !sending && done === undefined
  }

  private entryOf(text: number): Entry | undefined {
    return this.entries.find(({ versions }) => versions.includes(text))
  }

  /** After the notice that the entry was sent, its change counts as another entry. */
  private anotherEntry(text: number): void {
    const entry = this.entryOf(text)
    if (!entry || entry.versions[0] === text) return
    entry.versions.splice(entry.versions.indexOf(text), 1)
    this.entries.push({ versions: [text], isKept: true })
  }
}

function isNotified({ model }: OpenForm): boolean {
  const { earlier } = model.snapshot()
  return earlier?.edited === true && (earlier.state === 'sent' || earlier.state === 'queued')
}
