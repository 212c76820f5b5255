import { type Http, HttpError, isCancelled, isOffline } from '#src/http'
import { getUnread, getUnreadMessages, type Push } from './api'
import type { PollMark } from './PollMark'
import { type Presence, pagePresence } from './presence'

/** Wait after the start, news, a push or coming back; it doubles with each poll that brings nothing. ms */
const SHORTEST = 30_000
const LONGEST = 300_000
/** Limits of what the server may ask for (`nextPollSec`). s */
const SERVER_WAIT = { min: 5, max: 900 } as const
/** After a look elsewhere that was shorter than this the timer goes on. ms */
const GLANCE = 5000
/** Pushes cause at most one poll in this time. ms */
const PUSH_QUIET = 5000
/** Part of a wait by which it varies, so that not all devices ask at once. */
const JITTER = 0.1
/** So many messages are delivered at a time; older unread ones stay in the message center. */
const DELIVERED = 20

export interface PollDeps {
  readonly http: Http
  readonly mark: PollMark
  /** Takes new messages, oldest first. */
  readonly take: (messages: readonly Push[]) => void
  readonly report: (error: unknown, where: string) => void
  readonly presence?: Presence
  /** From 0 to 1. */
  readonly random?: () => number
}

export interface Polling {
  /** Polls at once (a push, an action of the user), at most every 5 s. */
  hurry(): void
  /** The token was renewed: a refused poll goes on. */
  signedIn(): void
  /** Ends it; nothing is delivered any more. */
  stop(): void
}

/**
 * Polls for messages (domain: messages 4) while the page is visible and online: after 30 s, then twice as long with each poll
 * that brings nothing or fails, up to 5 minutes. A refused token ends it until `signedIn`.
 */
export function startPolling(deps: PollDeps): Polling {
  const { http, mark, take, report, presence = pagePresence, random = Math.random } = deps
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: AbortController | undefined
  let hasEnded = false
  let isRefused = false
  /** A push came while a poll was on its way. */
  let isAskedAgain = false
  let wait = SHORTEST
  let dueAt = 0
  let askedAt = Number.NEGATIVE_INFINITY
  let awaySince = Number.POSITIVE_INFINITY
  let hasFailed = false
  let toldUnreadable = false

  /** One poll; gives the wait that the server asks for in ms. */
  const ask = async (signal: AbortSignal): Promise<number | undefined> => {
    const options = { background: true, signal }
    const { maxSeq, nextPollSec } = await http(getUnread, {}, options)
    if (!hasEnded && mark.isBehind(maxSeq)) {
      const { messages, unreadable } = await http(getUnreadMessages, { pageSize: DELIVERED }, options)
      if (hasEnded) return undefined
      if (unreadable > 0 && !toldUnreadable) {
        // The same rows may come with every poll.
        toldUnreadable = true
        report(new Error(`${unreadable} messages could not be read`), 'messages')
      }
      wait = SHORTEST
      take(mark.take(messages, maxSeq))
    }
    if (nextPollSec === undefined) return undefined
    return Math.min(SERVER_WAIT.max, Math.max(SERVER_WAIT.min, nextPollSec)) * 1000
  }

  const poll = async () => {
    clearTimeout(timer)
    if (running || hasEnded || isRefused || !presence.isActive()) return
    running = new AbortController()
    askedAt = Date.now()
    let serverWait: number | undefined
    try {
      serverWait = await ask(running.signal)
      hasFailed = false
    } catch (error) {
      isRefused = error instanceof HttpError && error.kind === 'unauthorised'
      wait = Math.min(LONGEST, wait * 2)
      // Missing network is nobody's fault, and a failure that lasts says nothing new.
      if (!hasFailed && !isRefused && !isCancelled(error) && !isOffline(error)) report(error, 'polling for messages')
      hasFailed = true
    } finally {
      running = undefined
    }
    if (isAskedAgain) {
      isAskedAgain = false
      hurry()
      return
    }
    schedule(serverWait ?? wait * (1 - JITTER + 2 * JITTER * random()))
    if (!hasFailed) wait = Math.min(LONGEST, wait * 2)
  }

  const schedule = (delay: number) => {
    clearTimeout(timer)
    dueAt = Date.now() + delay
    if (!hasEnded && !isRefused && presence.isActive()) timer = setTimeout(() => void poll(), delay)
  }

  const hurry = () => {
    wait = SHORTEST
    if (running) isAskedAgain = true
    else schedule(Math.max(0, askedAt + PUSH_QUIET - Date.now()))
  }

  const onPresence = () => {
    const now = Date.now()
    if (!presence.isActive()) {
      clearTimeout(timer)
      awaySince = Math.min(awaySince, now)
      return
    }
    const away = now - awaySince
    awaySince = Number.POSITIVE_INFINITY
    if (away <= GLANCE) schedule(Math.max(0, dueAt - now))
    else {
      wait = SHORTEST
      void poll()
    }
  }

  const unsubscribe = presence.onChange(onPresence)
  if (presence.isActive()) void poll()
  else awaySince = Number.NEGATIVE_INFINITY
  return {
    hurry,
    signedIn() {
      isRefused = false
      hurry()
    },
    stop() {
      hasEnded = true
      unsubscribe()
      clearTimeout(timer)
      running?.abort()
    },
  }
}
