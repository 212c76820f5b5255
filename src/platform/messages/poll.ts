import { type Http, HttpError, isCancelled, isOffline } from '#platform/http'
import { getUnread, getUnreadMessages, type Push } from './api'
import type { PollMark } from './PollMark'
import { type Presence, pagePresence } from './presence'

/** Wait after the start, a new message, a push or a return to the page; doubled after each poll without news. ms */
const SHORTEST = 30_000
const LONGEST = 300_000
/** Limits for the wait that the server requests (`nextPollSec`). s */
const SERVER_WAIT = { min: 5, max: 900 } as const
/** If the page was hidden for at most this long, the running timer continues. ms */
const GLANCE = 5000
/** Minimum time between polls caused by pushes. ms */
const PUSH_QUIET = 5000
/** Random variation of a wait, as a fraction, so that not all devices poll at once. */
const JITTER = 0.1
/** Maximum number of messages delivered at once; older unread ones are found in the message center. */
const DELIVERED = 20

export interface PollDeps {
  readonly http: Http
  readonly mark: PollMark
  /** Receives new messages, oldest first. */
  readonly take: (messages: readonly Push[]) => void
  /** Called when a poll is sent; what it returns receives the figures. */
  readonly begin?: () => (unread: Unread) => void
  readonly report: (error: unknown, where: string) => void
  readonly presence?: Presence
  /** Random number from 0 to 1. */
  readonly random?: () => number
}

/** Figures of a poll. */
export interface Unread {
  /** Unread messages that have not expired. */
  readonly total: number
  readonly maxSeq: number
  /** The time of the server, if it sends it. */
  readonly now?: Date | undefined
}

export interface Polling {
  /** Polls at once (after a push), at most every 5 s. */
  hurry(): void
  /** Resumes polling that a refused token had stopped. */
  signedIn(): void
  /** Stops polling; nothing is delivered afterwards. */
  stop(): void
}

/**
 * Polls for messages (domain: messages 4) while the page is visible and online: at once, after 30 s, then with waits
 * that double after each poll without news or with a failure, up to 5 minutes. A refused token stops it until
 * `signedIn`.
 */
export function startPolling(deps: PollDeps): Polling {
  const { http, mark, take, begin, report, presence = pagePresence, random = Math.random } = deps
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: AbortController | undefined
  let hasEnded = false
  let isRefused = false
  /** A push arrived while a poll was running. */
  let isRequestedAgain = false
  let wait = SHORTEST
  let dueAt = 0
  let requestedAt = Number.NEGATIVE_INFINITY
  let awaySince = Number.POSITIVE_INFINITY
  let hasFailed = false
  let reportedUnreadable = false

  /** Runs one poll; returns the wait that the server requests, in ms. */
  const ask = async (signal: AbortSignal): Promise<number | undefined> => {
    const options = { background: true, signal }
    const receive = begin?.()
    const { nextPollSec, ...unread } = await http(getUnread, {}, options)
    const { maxSeq } = unread
    if (!hasEnded) receive?.(unread)
    if (!hasEnded && mark.isBehind(maxSeq)) {
      const { messages, unreadable } = await http(getUnreadMessages, { pageSize: DELIVERED }, options)
      if (hasEnded) return undefined
      if (unreadable > 0 && !reportedUnreadable) {
        // The same rows may be returned by every poll, so they are reported once.
        reportedUnreadable = true
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
    requestedAt = Date.now()
    let serverWait: number | undefined
    try {
      serverWait = await ask(running.signal)
      hasFailed = false
    } catch (error) {
      isRefused = error instanceof HttpError && error.kind === 'unauthorised'
      wait = Math.min(LONGEST, wait * 2)
      // A missing network is not reported, a continuing failure only once.
      if (!hasFailed && !isRefused && !isCancelled(error) && !isOffline(error)) report(error, 'polling for messages')
      hasFailed = true
    } finally {
      running = undefined
    }
    if (isRequestedAgain) {
      isRequestedAgain = false
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
    if (running) isRequestedAgain = true
    else schedule(Math.max(0, requestedAt + PUSH_QUIET - Date.now()))
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
