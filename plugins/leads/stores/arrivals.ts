import { observable, runInAction } from 'mobx'
import { days } from '#base/calendar'
import { isArrival } from '#domain/checkIn/rules'
import { type Core, defineStore } from '#platform/core'
import type { CheckIn } from './followUp'

// Apart from what lists need: the rules of check-ins are not part of their code.

/** When the user checked in at a lead last, from this device in this session. */
const arrivals = defineStore('leads.arrivals', () => observable.map<string, Date>())

/** A check-in was sent; neither a leaving nor a correction is one. */
export function noteArrival(core: Core, checkIn: CheckIn): void {
  if (isArrival(checkIn)) runInAction(() => core.store(arrivals).set(checkIn.leadId, checkIn.deviceAt))
}

/** The user has checked in today; also where that put the next step on a day that is not shown. */
export function hasArrived(core: Core, id: string): boolean {
  const at = core.store(arrivals).get(id)
  return at !== undefined && days.of(at) === days.today()
}
