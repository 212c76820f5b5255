import type { Contact } from '#domain/directory'
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
  /** Number of that call; it decides where the person is not known. */
  readonly phone?: string | undefined
  readonly call?: FollowUpValues['call']
  readonly people: readonly Pick<Contact, 'id' | 'phones'>[]
  /** Latest first. */
  readonly tracks: readonly Track[]
}

/** Whom a call was with: one of the people by id, else by number; undefined if it is none of them. */
export function personOf<P extends Pick<Contact, 'id' | 'phones'>>(
  people: readonly P[],
  contact: string | undefined,
  phone: string | undefined,
): P | undefined {
  return (
    people.find(({ id }) => id === contact) ??
    people.find(({ phones }) => phone !== undefined && phones.includes(phone))
  )
}

/**
 * Values of an untouched follow-up: the call that was made and with whom, else the step that was due, with whom the
 * last contact was, else the only contact. Whom an unknown number belongs to is for the user to choose.
 */
export function startValues({ kind, step, contact, phone, call = null, people, tracks }: Known): FollowUpValues {
  const isTrackKind = (each: string | undefined): each is TrackKind => TRACK_KINDS.some((known) => known === each)
  const isStepKind = (each: string | undefined): each is NextStepKind => each !== undefined && each in DONE_AS
  const done = isTrackKind(kind) ? kind : isStepKind(step) ? DONE_AS[step] : NO_FOLLOW_UP.kind
  const isOfCall = call !== null || contact !== undefined || phone !== undefined
  const likely = isOfCall ? personOf(people, contact, phone)?.id : lastOrOnly(people, tracks)
  return { ...NO_FOLLOW_UP, kind: done, nextKind: done, contact: likely ?? '', call }
}

function lastOrOnly(people: Known['people'], tracks: Known['tracks']): string | undefined {
  const last = tracks.find(({ contact }) => people.some(({ id }) => id === contact?.id))?.contact?.id
  return last ?? (people.length === 1 ? people[0]?.id : undefined)
}
