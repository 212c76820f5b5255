import type { Track } from '../../api'
import { type NextStepKind, TRACK_KINDS, type TrackKind } from '../../rules/vocabulary'
import { type FollowUpValues, NO_FOLLOW_UP } from './values'

/** Kind of the follow-up by the kind of the planned step: seeing a site is a visit, a price is written. */
export const DONE_AS: Readonly<Record<NextStepKind, TrackKind>> = {
  visit: 'visit',
  call: 'call',
  message: 'message',
  survey: 'visit',
  quote: 'message',
}

interface Known {
  /** From the address, such as the call that was just made. */
  readonly kind: string | undefined
  readonly step: string | undefined
  /** Id of the person of that call, if known. */
  readonly contact?: string | undefined
  readonly call?: FollowUpValues['call']
  readonly people: readonly { readonly id: string }[]
  /** Latest first. */
  readonly tracks: readonly Track[]
}

/** Values of an untouched follow-up: the step that was due, with whom the last contact was, else the only contact. */
export function startValues({ kind, step, contact, call = null, people, tracks }: Known): FollowUpValues {
  const isTrackKind = (each: string | undefined): each is TrackKind => TRACK_KINDS.some((known) => known === each)
  const isStepKind = (each: string | undefined): each is NextStepKind => each !== undefined && each in DONE_AS
  const done = isTrackKind(kind) ? kind : isStepKind(step) ? DONE_AS[step] : NO_FOLLOW_UP.kind
  const called = people.find(({ id }) => id === contact)?.id
  const last = tracks.find(({ contact }) => people.some(({ id }) => id === contact?.id))?.contact?.id
  const [only] = people
  const likely = called ?? last ?? (people.length === 1 ? only?.id : undefined)
  return { ...NO_FOLLOW_UP, kind: done, nextKind: done, contact: likely ?? '', call }
}
