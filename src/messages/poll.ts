import { type Http, isCancelled, isOffline } from '#src/http'
import { getMessages } from './api'
import type { Messages } from './createMessages'
import type { PollMark } from './PollMark'
import { type Presence, pagePresence } from './presence'

/** Between two polls. ms */
const INTERVAL = 60_000
/** A failing server is asked so seldom at most. ms */
const LONGEST = 600_000
/** Who only looked away for so long has missed nothing. ms */
const GLANCE = 5000

export interface PollDeps {
  readonly http: Http
  readonly messages: Messages
  readonly mark: PollMark
  readonly report: (error: unknown, where: string) => void
  readonly presence?: Presence
}

/**
 * Pushes by polling (ours): now, then every minute while the page is visible and online, at once when it is so again; each
 * failure doubles the wait, up to ten minutes. Gives 'stop'; after it nothing is delivered.
 */
export function startPolling({ http, messages, mark, report, presence = pagePresence }: PollDeps): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: AbortController | undefined
  let stopped = false
  let failures = 0
  let answeredAt = Number.NEGATIVE_INFINITY
  let toldUnreadable = false

  const ask = async (signal: AbortSignal) => {
    const { since } = mark
    const pushes = await http(getMessages, since === undefined ? {} : { since }, { background: true, signal })
    if (stopped) return
    failures = 0
    answeredAt = Date.now()
    if (pushes.unreadable > 0 && !toldUnreadable) {
      // The same ones come with every poll: once is enough.
      toldUnreadable = true
      report(new Error(`${pushes.unreadable} pushed messages could not be read`), 'messages')
    }
    for (const { type, payload } of mark.take(pushes.messages)) void messages.deliver({ type, payload })
  }

  const poll = async () => {
    clearTimeout(timer)
    if (running || stopped) return
    running = new AbortController()
    try {
      await ask(running.signal)
    } catch (error) {
      failures += 1
      // Without network nobody has to look into it, and a failure that lasts says nothing new.
      if (failures === 1 && !isCancelled(error) && !isOffline(error)) report(error, 'polling for messages')
    } finally {
      running = undefined
    }
    schedule(Math.min(LONGEST, INTERVAL * 2 ** failures))
  }

  const schedule = (delay: number) => {
    clearTimeout(timer)
    if (!stopped && presence.isActive()) timer = setTimeout(() => void poll(), delay)
  }

  const onChange = () => {
    const since = Date.now() - answeredAt
    if (!presence.isActive()) clearTimeout(timer)
    else if (failures === 0 && since < GLANCE) schedule(INTERVAL - since)
    else void poll()
  }

  const unsubscribe = presence.onChange(onChange)
  if (presence.isActive()) void poll()
  return () => {
    stopped = true
    unsubscribe()
    clearTimeout(timer)
    running?.abort()
  }
}
