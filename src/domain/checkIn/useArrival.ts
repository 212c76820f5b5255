import { useEffect, useState } from 'react'
import { dwellMinutes } from '#domain/checkIn/rules'
import { useCore } from '#platform/core'
import { useNow } from '#ui/components'
import { type Arrival, openArrival, readWaiting } from './arrival'
import type { CheckInRecord } from './checkIn'

/**
 * The user's arrival at a site that is to be left, among the check-ins that were sent and those of `record` (its name
 * in the outbox) that wait; undefined on arrival, and once `again` was called. Call it in an observer.
 */
export function useArrival(record: string, sent: readonly CheckInRecord[]) {
  const { outbox } = useCore()
  const [isAgain, setAgain] = useState(false)
  useEffect(() => {
    outbox.load().catch((error: unknown) => console.warn('check-in: the outbox does not open', error))
  }, [outbox])
  // A check-in of this page changes the open arrival: the form that is shown stays until its page is left.
  const [openedAt] = useState(() => new Date())
  const found = useOpenArrival(record, sent, openedAt)
  const [arrival, setArrival] = useState<Arrival | undefined>(found)
  if (found && !arrival) setArrival(found)
  return { arrival: isAgain ? undefined : arrival, again: () => setAgain(true) }
}

/** As `useArrival`, but as it is at a time: for how long the user has been at a site. Call it in an observer. */
export function useStay(record: string, sent: readonly CheckInRecord[]): { readonly minutes: number } | undefined {
  const now = new Date(useNow(30_000))
  const arrival = useOpenArrival(record, sent, now)
  return arrival && { minutes: dwellMinutes(arrival.at, now) }
}

function useOpenArrival(record: string, sent: readonly CheckInRecord[], now: Date): Arrival | undefined {
  const { outbox, session } = useCore()
  const waiting = outbox.unsentOf(record).flatMap(({ request }) => readWaiting(request) ?? [])
  return openArrival(sent, waiting, { me: session.loginName, now })
}
