import { makeAutoObservable, observable, observableRef, runInAction } from 'mobx'
import { type Core, defineStore } from '#src/core'
import { withRawAnswer } from '#src/http'
import { clueAttention, clueAttentionCancel, getClueDetailList, getClueList, getClueOwnList, type Lead } from '../api'
import type { LeadFilter, Position, Tab } from '../rules/filters'
import type { LeadId } from '../rules/vocabulary'

/** The list that a lead was opened from, for previous and next (field-needs.md 8). */
export interface Browsing {
  readonly ids: readonly string[]
  /** Total number of leads; more than `ids` while pages are not loaded. */
  readonly total: number
  /** Loads the next page into `ids`; resolves when it is loaded or there is none. */
  more(): Promise<void>
}

export interface ListQuestion {
  readonly tab: Tab
  readonly filter: LeadFilter
  readonly position?: Position | undefined
}

/** Rows that do not parse were reported when they were received. */
const leaveOut = () => undefined

/** Leads as the lists show them; one record shared by all screens, replaced and never mutated. */
export class LeadStore {
  readonly records = observable.map<string, Lead>([], { deep: false })
  /** Undefined if the lead was opened by a link. */
  browsing: Browsing | undefined = undefined
  /** Leads with a pending star request: last known state on the server and the last request. */
  readonly #stars = new Map<string, { onServer: boolean; last: Promise<unknown> }>()

  readonly #core: Core

  constructor(core: Core) {
    this.#core = core
    makeAutoObservable(this, { records: false, browsing: observableRef }, { autoBind: true })
  }

  get(id: string): Lead | undefined {
    return this.records.get(id)
  }

  /** Stores a lead of any answer; keeps the known distance if the answer has none. */
  put(lead: Lead): void {
    this.records.set(lead.id, { ...lead, distance: lead.distance ?? this.records.get(lead.id)?.distance })
  }

  browse(list: Browsing | undefined): void {
    this.browsing = list
  }

  /**
   * Loads one page of a list into the records. Returns its ids, the total and the raw answer. When aborted, it rejects
   * without changing the records.
   */
  async list({ tab, filter, position }: ListQuestion, page: number, signal: AbortSignal) {
    const query = { ...filter, ...position, page }
    let answer: unknown
    const keep = (raw: unknown) => {
      answer = raw
    }
    const { items, total } =
      tab === 'mine'
        ? await this.#core.http(withRawAnswer(getClueOwnList, keep), query, { signal })
        : await this.#core.http(withRawAnswer(getClueList, keep), { ...query, type: tab }, { signal })
    runInAction(() => items.forEach(this.put))
    return { ids: items.map((lead) => lead.id), total, answer }
  }

  /** Restores a stored answer of `list`; records already loaded are newer and stay. Throws if it does not parse. */
  restore(answer: unknown) {
    // Both list calls have the same answer.
    const { items, total } = getClueOwnList.response(answer, leaveOut)
    items.filter((lead) => !this.records.has(lead.id)).forEach(this.put)
    return { ids: items.map((lead) => lead.id), total }
  }

  /**
   * Stars a lead or removes the star. Shown at once; if the server refuses, the row returns to the state of the server
   * and the promise rejects.
   */
  async follow(id: LeadId, followed: boolean): Promise<void> {
    const star = this.#stars.get(id) ?? { onServer: this.records.get(id)?.followed === true, last: Promise.resolve() }
    this.#stars.set(id, star)
    this.star(id, followed)
    const call = followed ? clueAttention : clueAttentionCancel
    // Sent one after another, so that the last tap is also the last request.
    const sent = star.last.catch(() => undefined).then(() => this.#core.http(call, { id }))
    star.last = sent
    try {
      await sent
      star.onServer = followed
    } finally {
      if (star.last === sent) {
        this.#stars.delete(id)
        this.star(id, star.onServer)
      }
    }
  }

  /** Reloads a lead; undefined if it is deleted or the user may not see it. */
  async refresh(id: LeadId, signal?: AbortSignal): Promise<Lead | undefined> {
    const [lead] = await this.#core.http(getClueDetailList, { ids: [id] }, signal ? { signal } : {})
    runInAction(() => {
      if (lead) this.put(lead)
      else this.records.delete(id)
    })
    return lead
  }

  private star(id: LeadId, followed: boolean): void {
    const lead = this.records.get(id)
    if (lead) this.records.set(id, { ...lead, followed })
  }
}

export const leadStore = defineStore('leads', (core) => new LeadStore(core))
