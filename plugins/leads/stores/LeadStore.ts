import { makeAutoObservable, observable, observableRef, runInAction } from 'mobx'
import { type Core, defineStore } from '#src/core'
import { withRawAnswer } from '#src/http'
import { clueAttention, clueAttentionCancel, getClueDetailList, getClueList, getClueOwnList, type Lead } from '../api'
import type { Tab } from '../routes'
import type { LeadFilter, Position } from '../rules/filters'
import type { LeadId } from '../rules/vocabulary'

/** The list that a detail was opened from: its next and previous records (field-needs.md 8). */
export interface Browsing {
  readonly ids: readonly string[]
  /** How many there are in all; more than `ids` while pages are missing. */
  readonly total: number
  /** Loads the next page behind `ids`; resolves when it is there, or when there is none. */
  more(): Promise<void>
}

export interface ListQuestion {
  readonly tab: Tab
  readonly filter: LeadFilter
  readonly position?: Position | undefined
}

/** A row that does not fit was reported when it came. */
const leaveOut = () => undefined

/** Leads as the lists show them; one record for all screens, replaced and never mutated. */
export class LeadStore {
  readonly records = observable.map<string, Lead>([], { deep: false })
  /** Undefined when a detail was opened by a link. */
  browsing: Browsing | undefined = undefined
  /** Leads whose star is on its way: what the server holds as far as is known, and the last request. */
  readonly #stars = new Map<string, { onServer: boolean; last: Promise<unknown> }>()

  readonly #core: Core

  constructor(core: Core) {
    this.#core = core
    makeAutoObservable(this, { records: false, browsing: observableRef }, { autoBind: true })
  }

  get(id: string): Lead | undefined {
    return this.records.get(id)
  }

  /** Takes in a lead that some call answered; a distance that the answer lacks is still true. */
  put(lead: Lead): void {
    this.records.set(lead.id, { ...lead, distance: lead.distance ?? this.records.get(lead.id)?.distance })
  }

  browse(list: Browsing | undefined): void {
    this.browsing = list
  }

  /**
   * Loads one page of a list into the records and gives its ids, with the answer as it came; aborted, it rejects before it
   * writes.
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

  /** Reads an answer of `list` once more, from the device: what is known by now is newer. Throws when it no longer fits. */
  restore(answer: unknown) {
    // Both lists answer alike.
    const { items, total } = getClueOwnList.response(answer, leaveOut)
    items.filter((lead) => !this.records.has(lead.id)).forEach(this.put)
    return { ids: items.map((lead) => lead.id), total }
  }

  /**
   * Stars a lead or takes the star off. Shown at once; when the server refuses, the row goes back to what the server holds,
   * and the promise rejects.
   */
  async follow(id: LeadId, followed: boolean): Promise<void> {
    const star = this.#stars.get(id) ?? { onServer: this.records.get(id)?.followed === true, last: Promise.resolve() }
    this.#stars.set(id, star)
    this.star(id, followed)
    const call = followed ? clueAttention : clueAttentionCancel
    // One after another, so that the last tap is also the server's last.
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

  /** Reads one lead anew; undefined when it is gone or out of my sight. */
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
