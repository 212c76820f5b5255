import { makeAutoObservable, runInAction } from 'mobx'
import { type Core, defineStore } from '#src/core'
import { SubmitKey } from '#src/forms'
import { type Call, isCancelled } from '#src/http'
import {
  changeClueDiscardReason,
  clueDiscard,
  type DiscardReason,
  type LeadDetail,
  type Moved,
  returnCluePublicSphere,
  updateClue,
} from '../api'
import type { LeadId } from '../rules/vocabulary'
import { leadListStore } from './LeadListStore'
import { type LeadStore, leadStore } from './LeadStore'
import { type MoveName, OpenLead } from './OpenLead'
import { currentRecord } from './refusal'

/** Leads that stay in memory, so that coming back to one shows it at once; those in use stay on top of that. */
const KEPT_LEADS = 20

/**
 * What became of a move: `conflict` when somebody changed the lead meanwhile (nothing was written, the page now holds the
 * current record), `busy` when another one is still under way.
 */
export type MoveOutcome =
  | { readonly kind: 'done'; readonly lead: LeadDetail }
  | { readonly kind: 'conflict' }
  | { readonly kind: 'failed'; readonly error: unknown }
  | { readonly kind: 'busy' }

/** Leads that were opened, and their moves (domain/leads.md 2). */
export class LeadDetailStore {
  readonly #opened = new Map<LeadId, OpenLead>()
  readonly #keys = new Map<string, SubmitKey>()
  readonly #leads: LeadStore
  readonly #core: Core

  constructor(core: Core) {
    this.#core = core
    this.#leads = core.store(leadStore)
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** The lead's page model; the same one as long as it is remembered. */
  of(id: LeadId): OpenLead {
    const lead = this.#opened.get(id) ?? new OpenLead(this.#core, id, this.#leads.put)
    this.#opened.delete(id)
    this.#opened.set(id, lead)
    for (const [oldest, other] of [...this.#opened].slice(0, -KEPT_LEADS)) if (!other.inUse) this.#opened.delete(oldest)
    return lead
  }

  /** Takes a lead out of the public pool for me. */
  take(id: LeadId): Promise<MoveOutcome> {
    const changes = { owner: this.#core.session.loginName }
    return this.move(id, 'take', updateClue, (version) => ({ leads: [{ id, version }], changes }))
  }

  discard(id: LeadId, reason: DiscardReason): Promise<MoveOutcome> {
    return this.move(id, 'discard', clueDiscard, (version) => ({ id, version, reason }))
  }

  changeReason(id: LeadId, reason: DiscardReason): Promise<MoveOutcome> {
    return this.move(id, 'changeReason', changeClueDiscardReason, (version) => ({ id, version, reason }))
  }

  returnToPool(id: LeadId, reason: string): Promise<MoveOutcome> {
    return this.move(id, 'returnToPool', returnCluePublicSphere, (version) => ({ id, version, reason }))
  }

  /** Takes back my last move of a lead, for 60 s. */
  undo(id: LeadId): Promise<MoveOutcome> {
    const changes = { restore: true } as const
    return this.move(id, 'undo', updateClue, (version) => ({ leads: [{ id, version }], changes }))
  }

  /** The user has seen what somebody else changed. */
  seen(id: LeadId): void {
    this.of(id).before = undefined
  }

  /** A lead as it is now, after a move or a follow-up. */
  applied(lead: LeadDetail): void {
    const open = this.of(lead.id)
    open.main.set(lead)
    open.invalidate()
    this.#leads.put(lead)
    this.#core.store(leadListStore).forgetSums()
  }

  private async move<Q>(
    id: LeadId,
    name: MoveName,
    call: Call<Q, Moved>,
    request: (version: number) => NoInfer<Q>,
  ): Promise<MoveOutcome> {
    const open = this.of(id)
    if (open.moving !== undefined) return { kind: 'busy' }
    open.moving = name
    try {
      // Undo may come when the page is long gone and its record out of memory.
      if (!open.main.value) await open.main.load()
      const known = open.main.value
      if (!known) return { kind: 'failed', error: open.main.error }
      return await this.send(known, name, call, request(known.version))
    } finally {
      runInAction(() => {
        open.moving = undefined
      })
    }
  }

  private async send<Q>(known: LeadDetail, name: MoveName, call: Call<Q, Moved>, request: Q): Promise<MoveOutcome> {
    const submit = this.keyOf(known.id, name)
    try {
      const { key } = await submit.for(request)
      const moved = await this.#core.http(call, request, { idempotencyKey: key })
      submit.settle()
      const lead = moved.leads.find((one) => one.id === known.id)
      if (!lead) return { kind: 'failed', error: new Error('the answer does not hold the lead') }
      this.applied(lead)
      return { kind: 'done', lead }
    } catch (error) {
      if (isCancelled(error)) return { kind: 'busy' }
      const current = currentRecord(error)
      if (!current) return { kind: 'failed', error }
      submit.settle()
      this.applied(current)
      runInAction(() => {
        this.of(known.id).before = known
      })
      return { kind: 'conflict' }
    }
  }

  private keyOf(id: LeadId, name: MoveName): SubmitKey {
    const at = `${name} ${id}`
    const key = this.#keys.get(at) ?? new SubmitKey()
    this.#keys.set(at, key)
    return key
  }
}

export const leadDetailStore = defineStore('leads.detail', (core) => new LeadDetailStore(core))
