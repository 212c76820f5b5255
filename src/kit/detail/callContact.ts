import { timeOfDay } from '#base/calendar'
import { groupPhone } from '#base/wire'
import type { Core } from '#platform/core'
import { detailText as t } from './texts'

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
  /** Undefined if the phone's own screen did not cover the app. */
  readonly seconds?: number | undefined
}

/** A call, as the form that logs it takes it over. */
export interface LoggedCall extends MadeCall {
  /** Id of the contact. */
  readonly contact: string | undefined
}

/** The phone's own screen covers the app within this time. ms */
const COVERED_WITHIN = 1500

/** Calls somebody. On return a dialog offers to log the call; without `log` it is only made. */
export async function callContact(
  core: Pick<Core, 'host' | 'feedback'>,
  who: Callable,
  log?: (call: LoggedCall) => unknown,
) {
  const made = await makeCall(core, who.phone)
  if (made && log) await offerLog(core, who, made, log)
}

/** Calls a number, until the user is back in the app; undefined if the call did not start, which a toast says. */
export async function makeCall(
  { host, feedback }: Pick<Core, 'host' | 'feedback'>,
  phone: string,
): Promise<MadeCall | undefined> {
  const at = new Date()
  const result = await host.call(phone)
  if (result.ok) return { at, seconds: await coveredFor() }
  if (result.error.kind !== 'cancelled') feedback.toast(t('hostAction.callFailed'))
  return undefined
}

/** Offers in a dialog to log a call, with its person, start and length; not one that was ended at once. */
export async function offerLog(
  { feedback }: Pick<Core, 'feedback'>,
  { name, phone, id }: Callable,
  made: MadeCall,
  log: (call: LoggedCall) => unknown,
): Promise<void> {
  if (made.seconds === 0) return
  const answer = await feedback.confirm({
    title: name === undefined ? t('call.logAny') : t('call.log', { name }),
    text: [groupPhone(phone), callText(made)].join(' · '),
    confirm: t('call.yes'),
    cancel: t('call.no'),
  })
  if (answer === 'confirm') log({ contact: id, ...made })
}

/** '09:41, about 6 s', '09:41, about 4 min'. */
export function callText({ at, seconds }: MadeCall): string {
  const time = timeOfDay(at)
  if (seconds === undefined) return time
  if (seconds < 60) return t('call.seconds', { time, count: seconds })
  return t('call.minutes', { time, count: Math.round(seconds / 60) })
}

/** For how many seconds the phone's own screen covers the page; undefined if it does not open. */
async function coveredFor(): Promise<number | undefined> {
  if (!(await becomes('hidden', COVERED_WITHIN))) return undefined
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
