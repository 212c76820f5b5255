import { useEffect, useRef } from 'react'
import { readWaiting } from '#domain/checkIn'
import { useCore } from '#platform/core'
import { usePage } from '#platform/navigation'
import type { Visit } from '../api'
import { outboxRecord } from '../stores'

/** Check-ins of a visit that wait on this phone; for the user they have happened. Call it in an observer. */
export function useWaitingClocks(visit: Pick<Visit, 'id' | 'clueId'>) {
  const { outbox } = useCore()
  return outbox
    .unsentOf(outboxRecord(visit))
    .flatMap(({ request }) => readWaiting(request) ?? [])
    .filter(({ visitId }) => visit.clueId === undefined || visitId === visit.id)
}

/** Reloads a visit after a check-in on the page of its lead: when the user comes back, and when one that waited is sent. */
export function useLeadCheckIns(open: { invalidateAll(): void }, waiting: number): void {
  const { visible } = usePage()
  const before = useRef({ visible, waiting })
  useEffect(() => {
    const isBack = visible && !before.current.visible
    const isSent = waiting < before.current.waiting
    before.current = { visible, waiting }
    if (isBack || isSent) open.invalidateAll()
  }, [open, visible, waiting])
}
