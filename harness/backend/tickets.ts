import type { SimContext } from './contract'

/** Tickets for pages of the sibling system (domain/contracts.md 3): for one page, used once, within 5 minutes. */

/** ms */
const LIFE = 5 * 60_000

/** A text of a page of the sibling system. */
export interface FramedText {
  readonly en: string
  readonly zh: string
}

/** What the employee can do on a page of the sibling system, and what becomes of it. */
export interface FramedTask {
  readonly name: FramedText
  /** Its buttons. */
  readonly acts: readonly { readonly act: string; readonly label: FramedText }[]
  /** Does it; returns what the page reports as submitted. A refusal is shown on the page. */
  readonly run: (act: string, note: string, context: SimContext) => object
}

interface Ticket {
  readonly pathname: string
  /** By the machine's clock, because the page that redeems it has no store and so no clock. ms */
  readonly validUntil: number
  readonly task: Pick<FramedTask, 'name' | 'acts'>
  readonly run: (act: string, note: string) => object
}

/** By ticket, of all stores: the framed page is of another origin and has no cookie that names its store. */
const issued = new Map<string, Ticket>()
/** Pages that are signed in, by their session. */
const sessions = new Map<string, Ticket>()

/** Issues a ticket for a page of the sibling system, which lies at `url` on its origin. */
export function issueTicket(pathname: string, context: SimContext, { run, ...task }: FramedTask) {
  const ticket = crypto.randomUUID()
  const since = Date.now()
  const now = () => new Date(context.now.getTime() + Date.now() - since)
  issued.set(ticket, {
    pathname,
    validUntil: since + LIFE,
    task,
    run: (act, note) => run(act, note, { ...context, now: now() }),
  })
  return { url: pathname, ticket, expiresAt: new Date(context.now.getTime() + LIFE).toISOString() }
}

/** Redeems a ticket for a session of its page; undefined if it is unknown, used, expired, or for another page. */
export function redeemTicket(ticket: string, pathname: string) {
  const found = issued.get(ticket)
  issued.delete(ticket)
  if (found?.pathname !== pathname || Date.now() > found.validUntil) return undefined
  const session = crypto.randomUUID()
  sessions.set(session, found)
  return { session, ...found.task }
}

/** What a signed-in page does for the employee; undefined if its session is unknown or of another page. */
export function runTask(session: string, pathname: string, act: string, note: string): object | undefined {
  const found = sessions.get(session)
  return found?.pathname === pathname ? found.run(act, note) : undefined
}
