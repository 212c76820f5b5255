import { useEffect, useRef } from 'react'
import { readWaiting } from '#domain/checkIn'
import { useCore } from '#platform/core'
import { usePage } from '#platform/navigation'
import type { Visit } from '../api'
import { isAbout, outboxRecord } from '../stores'

type About = Pick<Visit, 'id' | 'clueId'>

/** An entry of the outbox is of this visit: what waits of a lead, and of its other visits, has the same name there. */
export function isOfVisit({ id, clueId }: About, request: unknown): boolean {
  return clueId === undefined || isAbout(id, request)
}

/** The check-ins of a visit among entries of the outbox, without those that an entry corrects. */
export function waitingClocks({ id, clueId }: About, entries: readonly { readonly request: unknown }[]) {
  const waiting = entries.flatMap(({ request }) => readWaiting(request) ?? [])
  const wrong = waiting.flatMap(({ corrects }) => corrects ?? [])
  return waiting.filter(
    ({ visitId, key, corrects }) =>
      corrects === undefined && !wrong.includes(key) && (clueId === undefined || visitId === id),
  )
}

/** Check-ins of a visit that wait on this phone; for the user they have happened. Call it in an observer. */
export function useWaitingClocks(visit: About) {
  const { outbox } = useCore()
  return waitingClocks(visit, outbox.unsentOf(outboxRecord(visit)))
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
