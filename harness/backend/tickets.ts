import type { SimContext } from './contract'

/** Tickets for pages of the sibling system (domain/contracts.md 3): for one page, used once, within 5 minutes. */

/** ms */
const LIFE = 5 * 60_000

interface Ticket {
  readonly pathname: string
  readonly isValid: (now: Date) => boolean
}

/** By ticket, of all stores: the framed page is of another origin and has no cookie that names its store. */
const issued = new Map<string, Ticket>()

/** Issues a ticket for a page of the sibling system. */
export function issueTicket(pathname: string, { now }: SimContext): { ticket: string; expiresAt: string } {
  const ticket = crypto.randomUUID()
  const expiresAt = new Date(now.getTime() + LIFE)
  issued.set(ticket, { pathname, isValid: (at) => at <= expiresAt })
  return { ticket, expiresAt: expiresAt.toISOString() }
}

/** Uses a ticket up; false if it is unknown, used, over, or for another page. */
export function redeemTicket(ticket: string, pathname: string, now: Date): boolean {
  const found = issued.get(ticket)
  issued.delete(ticket)
  return found?.pathname === pathname && found.isValid(now)
}
