import type { SimContext } from './contract'

/** Tickets for pages of the sibling system (domain/contracts.md 3): for one page, used once, within 5 minutes. */

/** ms */
const LIFE = 5 * 60_000

interface Ticket {
  readonly pathname: string
  /** By the machine's clock, because the page that redeems it has no store and so no clock. ms */
  readonly validUntil: number
}

/** By ticket, of all stores: the framed page is of another origin and has no cookie that names its store. */
const issued = new Map<string, Ticket>()

/** Issues a ticket for a page of the sibling system. */
export function issueTicket(pathname: string, { now }: SimContext): { ticket: string; expiresAt: string } {
  const ticket = crypto.randomUUID()
  issued.set(ticket, { pathname, validUntil: Date.now() + LIFE })
  return { ticket, expiresAt: new Date(now.getTime() + LIFE).toISOString() }
}

/** Redeems a ticket; false if it is unknown, used, expired, or for another page. */
export function redeemTicket(ticket: string, pathname: string): boolean {
  const found = issued.get(ticket)
  issued.delete(ticket)
  return found?.pathname === pathname && Date.now() <= found.validUntil
}
