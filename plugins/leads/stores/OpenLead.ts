import { makeAutoObservable, observableRef } from 'mobx'
import type { Core } from '#src/core'
import { HttpError } from '#src/http'
import {
  type Contact,
  clueAuthority,
  type Estimate,
  findLowDistance,
  getClueDetailList,
  getCustomerLableByCreditCode,
  getCustomerLableById,
  getEnnNewCluePotential,
  getScoring,
  type Label,
  type LeadDetail,
  type LeadRights,
  type NearbyLead,
  type Score,
  selectClueIdAndBp,
} from '../api'
import type { LeadId } from '../rules/vocabulary'
import { refusalCode } from './refusal'
import { Section } from './Section'
import { Timeline } from './Timeline'

export type MoveName = 'take' | 'discard' | 'changeReason' | 'returnToPool' | 'undo'
export type OpenLeadState = 'loading' | 'ready' | 'not-found' | 'denied' | 'failed'

/** One lead as its page shows it: the record, what may be done, and the sections, each with its own fate. */
export class OpenLead {
  readonly main: Section<LeadDetail>
  readonly rights: Section<LeadRights>
  readonly score: Section<Score>
  readonly potential: Section<readonly Estimate[]>
  readonly contacts: Section<readonly Contact[]>
  readonly companyLabels: Section<readonly Label[]>
  readonly nearby: Section<readonly NearbyLead[]>
  readonly timeline: Timeline
  /** The record as this user last saw it, when somebody else changed it meanwhile (code 4009). */
  before: LeadDetail | undefined = undefined
  /** Its page is shown. */
  #watched = false
  /** How many other pages work with it, such as a form. */
  #holders = 0
  /** The move that is under way. */
  moving: MoveName | undefined = undefined

  constructor(
    core: Core,
    readonly id: LeadId,
    onRecord: (lead: LeadDetail) => void,
  ) {
    const section = <T>(load: (signal: AbortSignal) => Promise<T>) => new Section(load)
    this.main = section(async (signal) => {
      const [lead] = await core.http(getClueDetailList, { ids: [id] }, { signal })
      // Gone and out of sight look the same from here; the rights, asked beside it, tell them apart.
      if (!lead) throw new HttpError('refused', 'lead not found', { callId: getClueDetailList.id, code: 4004 })
      onRecord(lead)
      return lead
    })
    this.rights = section((signal) => core.http(clueAuthority, { id }, { signal }))
    this.score = section((signal) => core.http(getScoring, { id }, { signal }))
    this.potential = section((signal) => core.http(getEnnNewCluePotential, { id }, { signal }))
    this.contacts = section((signal) => core.http(selectClueIdAndBp, { id }, { signal }))
    this.companyLabels = section((signal) => companyLabels(core, this.main.value, signal))
    this.nearby = section((signal) => core.http(findLowDistance, { id }, { signal }))
    this.timeline = new Timeline(core, id)
    makeAutoObservable<this, 'sections'>(this, {
      id: false,
      main: false,
      rights: false,
      score: false,
      potential: false,
      contacts: false,
      companyLabels: false,
      nearby: false,
      timeline: false,
      before: observableRef,
      // Not a computed value: what it reads is not observable.
      inUse: false,
      sections: false,
    })
  }

  get state(): OpenLeadState {
    const codes = [this.main.error, this.rights.error].map(refusalCode)
    if (codes.includes(4003)) return 'denied'
    if (codes.includes(4004)) return 'not-found'
    if (this.main.value) return 'ready'
    return this.main.status === 'failed' ? 'failed' : 'loading'
  }

  /** The record or what may be done with it is still on its way: nobody knows yet what can be offered. */
  get isLearning(): boolean {
    return this.main.pending || this.rights.pending
  }

  /** Somebody works with it: it must stay the one model of this lead. */
  get inUse(): boolean {
    return this.#watched || this.#holders > 0 || this.moving !== undefined
  }

  /** Keeps it in memory until the returned function is called. */
  hold(): () => void {
    this.#holders += 1
    return () => {
      this.#holders -= 1
    }
  }

  /** Loads what is missing or out of date: the record and what may be done first, then the rest. */
  async open(): Promise<void> {
    this.#watched = true
    await Promise.all([this.main.need(), this.rights.need()])
    if (this.state === 'ready') await Promise.all([...this.sections, this.timeline].map((section) => section.need()))
  }

  /** Nobody looks any more. */
  close(): void {
    this.#watched = false
    for (const section of [this.main, this.rights, ...this.sections, this.timeline]) section.stop()
  }

  /** Everything that hangs on the record may have changed: asked anew, at once while its page is shown. */
  invalidate(): void {
    for (const section of [this.rights, this.score]) section.invalidate()
    if (this.#watched) void this.open()
  }

  private get sections() {
    return [this.score, this.potential, this.contacts, this.companyLabels, this.nearby]
  }
}

async function companyLabels(core: Core, lead: LeadDetail | undefined, signal: AbortSignal): Promise<readonly Label[]> {
  if (lead?.customerId !== undefined)
    return core.http(getCustomerLableById, { customerId: lead.customerId }, { signal })
  if (lead?.creditCode !== undefined)
    return core.http(getCustomerLableByCreditCode, { creditCode: lead.creditCode }, { signal })
  return []
}
