import type { Database } from './database'
import { newId } from './newId'

/** Elects one leading tab. Calls `onChange` when this tab starts or stops leading; returns a release function. */
export type Leadership = (name: string, onChange: (leads: boolean) => void) => () => void

/** A lease expires after this time without renewal. ms */
const LEASE = 15_000
const RENEW = 5_000

/** Leadership by Web Locks: the browser passes the lock to another tab when this one ends. */
export const byLocks =
  (locks: LockManager): Leadership =>
  (name, onChange) => {
    const asking = new AbortController()
    let release: (() => void) | undefined
    const held = () => {
      onChange(true)
      return new Promise<void>((resolve) => {
        release = resolve
      })
    }
    locks.request(name, { signal: asking.signal }, held).catch(() => {
      // Denied in a frame of another site, which shares nothing with other tabs; or released before it was granted.
      if (!asking.signal.aborted) onChange(true)
    })
    return () => {
      asking.abort()
      release?.()
    }
  }

interface LeaseOptions {
  readonly database: Database
  readonly now?: () => number
}

/** Leadership without Web Locks (iOS before 15.4): a database row that the leading tab renews. */
export const byLease =
  ({ database, now = Date.now }: LeaseOptions): Leadership =>
  (name, onChange) => {
    const owner = newId()
    let leads = false
    let over = false
    const renew = async () => {
      const { value } = await database.update('leases', [name], (old) =>
        isHeldByOther(old, owner, now()) ? old : { owner, until: now() + LEASE },
      )
      const mine = isOwnedBy(value, owner)
      if (over || mine === leads) return
      leads = mine
      onChange(mine)
    }
    const attempt = () => {
      renew().catch((error: unknown) => console.warn('outbox: the lease could not be renewed', error))
    }
    attempt()
    const timer = setInterval(attempt, RENEW)
    return () => {
      over = true
      clearInterval(timer)
      database
        .update('leases', [name], (old) => (isOwnedBy(old, owner) ? undefined : old))
        .catch((error: unknown) => console.warn('outbox: the lease could not be given back', error))
    }
  }

/** Web Locks where the browser has them, else a lease. */
export function chooseLeadership(database: Database): Leadership {
  const locks = (navigator as { locks?: LockManager }).locks
  return locks ? byLocks(locks) : byLease({ database })
}

function isOwnedBy(row: unknown, owner: string): boolean {
  return typeof row === 'object' && row !== null && 'owner' in row && row.owner === owner
}

function isHeldByOther(row: unknown, owner: string, now: number): boolean {
  if (typeof row !== 'object' || row === null || isOwnedBy(row, owner)) return false
  if (!('until' in row) || typeof row.until !== 'number') return false
  // A lease that ends more than `LEASE` from now was written before the clock was set back.
  return row.until > now && row.until <= now + LEASE
}
