import { useEffect, useRef } from 'react'
import { readWaiting } from '#domain/checkIn'
import { useCore } from '#platform/core'
import { usePage } from '#platform/navigation'
import type { Visit } from '../api'
import { isAbout, outboxRecord } from '../stores'

type About = Pick<Visit, 'id' | 'clueId' | 'clockIns'>

/**
 * An entry of the outbox is of this visit, also the leaving of an arrival at it that names no visit: what waits of a
 * lead, and of its other visits, has the same name there.
 */
export function isOfVisit({ id, clueId, clockIns }: About, request: unknown): boolean {
  if (clueId === undefined || isAbout(id, request)) return true
  const left = readWaiting(request)?.arriveId
  return left !== undefined && clockIns.some((each) => [each.id, each.key].includes(left))
}

/** The check-ins of a visit among entries of the outbox, without those that an entry corrects. */
export function waitingClocks(visit: About, entries: readonly { readonly request: unknown }[]) {
  const waiting = entries.flatMap(({ request }) => readWaiting(request) ?? [])
  const wrong = waiting.flatMap(({ corrects }) => corrects ?? [])
  return waiting.filter((each) => each.corrects === undefined && !wrong.includes(each.key) && isOfVisit(visit, each))
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
