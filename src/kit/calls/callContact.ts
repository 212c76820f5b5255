import * as v from 'valibot'
import { formatNearMoment } from '#base/calendar'
import type { Href } from '#base/routes'
import { groupPhone } from '#base/wire'
import { defineRecent } from '#kit/records'
import { type Core, defineStore } from '#platform/core'
import { currentLanguage } from '#platform/i18n'
import { UNLOGGED_CALLS } from './atStart'
import { callsText as t } from './texts'

/** Somebody who can be called. */
export interface Callable {
  /** Undefined where only the number is known. */
  readonly name: string | undefined
  readonly phone: string
  /** Of the contact, for the log. */
  readonly id?: string | undefined
  /** What they do. */
  readonly note?: string | undefined
  /** The decision-maker, marked where one of several is chosen. */
  readonly decides?: boolean | undefined
}

/** A call that was made. */
export interface MadeCall {
  readonly at: Date
  /**
   * 0 if it was ended at once; undefined if the phone's own screen did not cover the app, or the app was ended
   * meanwhile.
   */
  readonly seconds?: number | undefined
}

/** A call, as the form that logs it takes it over. */
export interface LoggedCall extends MadeCall {
  /** Id of the contact; undefined where only the number is known. */
  readonly contact: string | undefined
  readonly phone: string
}

/** Address of the form that logs a call, which takes these over. */
export type LogAddress = (call: LoggedCall) => Href

/**
 * The address of such a form with the call: each takes `contact` or `phone`, `at` (ms since the epoch) and `seconds`.
 */
export function withCall(form: Href, { contact, phone, at, seconds }: LoggedCall): Href {
  const [path = '', query] = form.split('?')
  const search = new URLSearchParams(query)
  if (contact === undefined) search.set('phone', phone)
  else search.set('contact', contact)
  search.set('at', String(at.getTime()))
  if (seconds !== undefined) search.set('seconds', String(seconds))
  return `${path}?${search}` as Href
}

const called = v.object({
  contact: v.optional(v.string()),
  name: v.optional(v.string()),
  phone: v.string(),
  /** ms since the epoch */
  at: v.number(),
  seconds: v.optional(v.number()),
  /** The user came back from it to the page that logs it, so that nobody asks about it. */
  isOver: v.optional(v.boolean()),
  /** Address of the form that logs it; of this app, which has stored it. */
  to: v.custom<Href>((to) => typeof to === 'string' && to.startsWith('/')),
})
export type UnloggedCall = v.InferOutput<typeof called>

/** Calls about which the user has not answered yet whether to log them; stored, because the host may end the app. */
export const unloggedCalls = defineRecent(UNLOGGED_CALLS, called, { most: 10, isSame: (a, b) => a.at === b.at })

/** Starts of the calls of this app, which asks about them itself; in ms. */
const ownCalls = defineStore('calls.own', () => new Set<number>())

/** A call is being placed. */
const placing = defineStore('calls.placing', () => ({ isBusy: false }))

/** The phone's own screen covers the app within this time. ms */
const COVERED_WITHIN = 1500

/**
 * Calls somebody. On return a dialog offers to log the call; if the host ends the app during the call, that is offered
 * at the next start (`askAboutCalls`). Without `log` it is only made. `whoIsIt`: looks up on return who has the number.
 * Does nothing while another call is being placed: the second of two taps is no second call.
 */
export async function callContact(core: Core, who: Callable, log?: LogAddress, whoIsIt = () => who): Promise<void> {
  if (core.store(placing).isBusy) return
  const at = new Date()
  const calls = core.store(unloggedCalls)
  const store = ({ id: contact, name, phone }: Callable, seconds?: number) => {
    if (!log) return undefined
    const call = { contact, name, phone, at: at.getTime(), seconds, to: log({ contact, phone, at, seconds }) }
    calls.add(call)
    return call
  }
  core.store(ownCalls).add(at.getTime())
  const begun = store(who)
  const { result, isCovered } = await place(core, who.phone)
  if (!result.ok) {
    if (begun) calls.remove(begun)
    if (result.error.kind !== 'cancelled') core.feedback.toast(t('calls.failed'))
    return
  }
  const seconds = begun && isCovered ? await coveredFor() : undefined
  const made = store(whoIsIt(), seconds)
  // One that was ended at once is not asked about.
  if (made && seconds === 0) calls.remove(made)
  else if (made) await askAbout(core, made)
}

/**
 * Calls somebody whose call is logged where it was started; resolves when the user is back, undefined if there was no
 * call, or while another one is being placed. Until it is logged there (`callLogged`) it is among those to log, at the
 * address of `log`: the user may do that later, in the list of the day. Only if the host ends the app during the call,
 * the next start asks about it.
 */
export async function placeCall(core: Core, who: Callable, log: LogAddress): Promise<MadeCall | undefined> {
  if (core.store(placing).isBusy) return undefined
  const at = new Date()
  const calls = core.store(unloggedCalls)
  const { id: contact, name, phone } = who
  const begun = { contact, name, phone, at: at.getTime(), to: log({ contact, phone, at }) }
  core.store(ownCalls).add(begun.at)
  calls.add(begun)
  const { result, isCovered } = await place(core, who.phone)
  const seconds = isCovered ? await coveredFor() : undefined
  // One that was ended at once need not be logged.
  if (!result.ok || seconds === 0) calls.remove(begun)
  else calls.add({ ...begun, seconds, isOver: true, to: log({ contact, phone, at, seconds }) })
  if (!result.ok && result.error.kind !== 'cancelled') core.feedback.toast(t('calls.failed'))
  return result.ok ? { at, seconds } : undefined
}

/** A call is logged where it was started. The function that is returned takes that back, such as after a refusal. */
export function callLogged(core: Core, { at }: Pick<MadeCall, 'at'>): () => void {
  const calls = core.store(unloggedCalls)
  const call = calls.items.find((each) => each.at === at.getTime())
  if (call) calls.remove(call)
  return () => {
    if (call) calls.add(call)
  }
}

/**
 * Asks about the calls during which the host ended an earlier app, the latest first, until one is logged. Those from
 * which the user came back (`placeCall`) stand in the list of the day, and are not asked about one after the other.
 */
export async function askAboutCalls(core: Core): Promise<void> {
  const own = core.store(ownCalls)
  const earlier = core.store(unloggedCalls).items.filter(({ at, isOver }) => !isOver && !own.has(at))
  for (const call of earlier) if (await askAbout(core, call)) return
}

/** True if the user logs the call. */
async function askAbout(core: Core, call: UnloggedCall): Promise<boolean> {
  const { name, phone, at, seconds } = call
  const answer = await core.feedback.confirm({
    title: t('calls.log'),
    text: [name, groupPhone(phone), callText({ at: new Date(at), seconds })].filter(Boolean).join(' · '),
    confirm: t('calls.yes'),
    cancel: t('calls.no'),
  })
  const logs = answer === 'confirm'
  if (logs) logCall(core, call)
  else core.store(unloggedCalls).remove(call)
  return logs
}

/** Opens the form that logs a call; it is no longer asked about. */
export function logCall(core: Core, call: UnloggedCall): void {
  core.store(unloggedCalls).remove(call)
  core.navigation.openHref(call.to)
}

/** '09:41, about 6 s', '09:41, about 4 min'; of another day with that. */
export function callText({ at, seconds }: MadeCall): string {
  const time = formatNearMoment(at, currentLanguage())
  if (seconds === undefined) return time
  if (seconds < 60) return t('calls.seconds', { time, count: seconds })
  return t('calls.minutes', { time, count: Math.round(seconds / 60) })
}

/**
 * Places a call; resolves once the phone's own screen covers the page (`isCovered`) or does not in time. Until then
 * the buttons that call can still be pressed, although the call is under way.
 */
async function place(core: Core, phone: string) {
  const state = core.store(placing)
  state.isBusy = true
  try {
    const result = await core.host.call(phone)
    return { result, isCovered: result.ok && (await becomes('hidden', COVERED_WITHIN)) }
  } finally {
    state.isBusy = false
  }
}

/** For how many seconds the phone's own screen, which covers the page now, does so. */
async function coveredFor(): Promise<number> {
  const from = Date.now()
  await becomes('visible')
  return Math.round((Date.now() - from) / 1000)
}

/** Whether the page becomes hidden or visible, within that time. */
function becomes(state: DocumentVisibilityState, within?: number): Promise<boolean> {
  if (document.visibilityState === state) return Promise.resolve(true)
  return new Promise((resolve) => {
    const end = (did: boolean) => {
      document.removeEventListener('visibilitychange', check)
      resolve(did)
    }
    const check = () => {
      if (document.visibilityState === state) end(true)
    }
    document.addEventListener('visibilitychange', check)
    if (within !== undefined) setTimeout(() => end(document.visibilityState === state), within)
  })
}
