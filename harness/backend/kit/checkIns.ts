import * as v from 'valibot'
import { distanceBetween, type Point } from '#base/geo'
import {
  type checkInFields,
  correctionNote,
  countsAlone,
  dwellMinutes,
  requiredReason,
  type Signal,
  sentCheckInEntries,
  signalsOf,
} from '#domain/checkIn/rules'
import type { SimContext, SimRefusal, Wire } from '../contract'
import { addressAt } from '../world'
import { definedFields } from './definedFields'
import { latestFirst } from './latest'
import { personOf } from './people'
import { picked } from './picked'
import { type FieldErrors, fieldErrors, refusal, refuseFields } from './refuse'
import { pageOf } from './simList'
import type { Change, SimRecords } from './simRecords'
import { transcribed } from './transcribed'

/** A check-in as the simulator stores it; an area adds the id of its site. Times are results of `toISOString()`. */
export interface SimCheckIn<K extends string = string> {
  readonly clockInId: string
  readonly version: number
  /** Of the device, for one that was made there. */
  readonly key?: string
  readonly kind: K
  /** Of a leaving. */
  readonly arriveId?: string
  /** Time of the device. */
  readonly at: string
  readonly serverAt?: string
  readonly by: string
  readonly point?: Point
  readonly address?: string
  readonly addressEn?: string
  readonly distance?: number
  readonly accuracy?: number
  readonly text?: string
  readonly textEn?: string
  readonly reason?: string
  readonly photos?: readonly string[]
  readonly audio?: readonly string[]
  readonly dwell?: number
  readonly signals?: readonly Signal[]
  /** False until a manager accepts one that was sent too late, and once one is rejected. */
  readonly counts?: boolean
  /** A manager's decision; `by` is a login name. */
  readonly review?: {
    readonly decision: 'accept' | 'reject'
    readonly by: string
    readonly at: string
    readonly comment?: string
  }
  readonly correction?: { readonly key: string; readonly note: string; readonly at: string }
}

/** Wire form of a check-in. */
export function checkInOf<C extends SimCheckIn>(record: C, context: SimContext) {
  const { review, by, ...rest } = record
  const people = { by: personOf(context, by), review: review && { ...review, by: personOf(context, review.by) } }
  const { audio = [], at, serverAt = at }: SimCheckIn = record
  const recordings = audio.map((url) => ({ url }))
  return { ...rest, ...people, audio: transcribed(recordings, serverAt, context) }
}

export interface CheckInOptions<S, K extends string, C extends SimCheckIn<K>> {
  readonly records: SimRecords<C>
  /** `leave` ends an arrival. */
  readonly kinds: readonly K[]
  /** The fields of an arrival, by `checkInFields`. */
  readonly fields: Pick<ReturnType<typeof checkInFields>, 'reason' | 'photos' | 'audio'>
  /** The site of a request; refuses who may not check in there. */
  readonly siteOf: (wire: Wire, context: SimContext) => S
  readonly placeOf: (site: S) => Point | undefined
  readonly isAt: (record: C, site: S) => boolean
  /** The record with the id of its site. */
  readonly make: (record: SimCheckIn<K>, site: S, wire: Wire, context: SimContext) => C
  /** Errors of the area's own fields. `deviceAt`: when they were written. */
  readonly errors?: (wire: Wire, deviceAt: Date) => FieldErrors
  /** Changes the site by a new check-in, and returns it. By default it stays as it is. */
  readonly after?: (record: C, site: S, wire: Wire, context: SimContext) => S
  /** The response. */
  readonly answer: (record: ReturnType<typeof checkInOf<C>>, site: S, context: SimContext) => unknown
  /** The refusal of a leaving without an arrival. */
  readonly noArrival: () => SimRefusal
}

const moment = v.pipe(v.string(), v.isoTimestamp())
const correctionSchema = v.object({ key: v.string(), corrects: v.string(), note: v.optional(v.string(), '') })

/** Check-ins at the sites of an area: `page` and `insert` answer its calls. */
export function simCheckIns<S, K extends string, C extends SimCheckIn<K>>(options: CheckInOptions<S, K, C>) {
  const { records, fields, placeOf, isAt, answer } = options
  const entries = sentCheckInEntries(options.kinds)
  const sentSchema = v.object({
    ...entries,
    point: entries.point.wrapped,
    accuracy: v.optional(v.pipe(v.number(), v.minValue(0))),
    fixAt: moment,
    deviceAt: moment,
    corrects: v.optional(v.unknown()),
    note: v.optional(v.unknown()),
  })
  type Sent = v.InferOutput<typeof sentSchema>

  const latestAt = (site: S, { store }: SimContext) =>
    latestFirst([...store.table(records.kind).values()].filter((record) => isAt(record, site)))

  function page(site: S, context: SimContext, wire: Wire) {
    const found = latestAt(site, context)
    return { list: pageOf(found, wire).map((each) => checkInOf(each, context)), total: found.length }
  }

  const answered = (record: C, site: S, context: SimContext) => answer(checkInOf(record, context), site, context)

  function insert(wire: Wire, context: SimContext) {
    const { store, employee } = context
    const site = options.siteOf(wire, context)
    const own = latestFirst([...store.table(records.kind).values()].filter(({ by }) => by === employee.loginName))
    const { key: sentKey } = wire
    const repeated = own.find(
      ({ key, correction }) => typeof sentKey === 'string' && [key, correction?.key].includes(sentKey),
    )
    // The check-in has arrived before.
    if (repeated) return answered(repeated, site, context)
    if (wire.corrects !== undefined) return correct(wire, site, own, context)
    const request = v.safeParse(sentSchema, wire)
    if (!request.success) throw refusal(4000, { fields: { kind: 'required' } })
    return checkIn(request.output, wire, site, own, context)
  }

  function checkIn(sent: Sent, wire: Wire, site: S, own: readonly C[], context: SimContext) {
    const { employee, now } = context
    const { kind, point, accuracy, mock, fixAt, photos = [], audio = [] } = sent
    const [deviceAt, reason] = [new Date(sent.deviceAt), sent.reason?.trim() ?? '']
    const place = placeOf(site)
    const distance = place && distanceBetween(point, place)
    const signals = signalsOf({
      point,
      accuracy,
      mock,
      fixAt: new Date(fixAt),
      deviceAt,
      serverAt: now,
      distance,
      earlier: own.flatMap((each) => (each.point ? [{ point: each.point, at: new Date(each.at) }] : [])),
    })
    const isLeaving = kind === 'leave'
    const arriving = { reason: signals.includes('outside') ? requiredReason : fields.reason, photos: fields.photos }
    refuseFields({
      ...(!isLeaving && fieldErrors(arriving, { reason, photos })),
      ...fieldErrors({ audio: fields.audio }, { audio }),
      ...options.errors?.(wire, deviceAt),
    })
    const arrival = isLeaving ? arrivalOf(sent.arriveId, site, own) : undefined
    if (isLeaving && !arrival) throw options.noArrival()
    const made = (clockInId: string): SimCheckIn<K> => ({
      clockInId,
      version: 1,
      at: deviceAt.toISOString(),
      serverAt: now.toISOString(),
      by: employee.loginName,
      address: sent.address || addressAt(point).address,
      ...picked(sent, 'key', 'kind', 'point'),
      photos,
      audio,
      signals,
      ...definedFields({
        arriveId: arrival?.clockInId,
        accuracy,
        distance: distance && Math.round(distance),
        text: sent.text?.trim() || undefined,
        reason: reason || undefined,
        counts: countsAlone(deviceAt, now) ? undefined : false,
      }),
    })
    const record = records.create((id) => options.make(made(id), site, wire, context), context)
    if (arrival) changeOf(arrival, { dwell: dwellMinutes(new Date(arrival.at), deviceAt) }, context)
    return answered(record, options.after?.(record, site, wire, context) ?? site, context)
  }

  /** The check-in that somebody leaves; by its key where the device did not know the id yet. Nobody leaves twice. */
  function arrivalOf(id: string | undefined, site: S, own: readonly C[]): C | undefined {
    return own.find(
      (each) =>
        isAt(each, site) &&
        each.kind !== 'leave' &&
        each.dwell === undefined &&
        id !== undefined &&
        [each.clockInId, each.key].includes(id),
    )
  }

  /** Marks one of my check-ins as a mistake; it stays, with the note. The arrival of a leaving can be left again. */
  function correct(wire: Wire, site: S, own: readonly C[], context: SimContext) {
    const request = v.safeParse(correctionSchema, wire)
    if (!request.success) throw refusal(4000, { fields: { corrects: 'required' } })
    const { key, corrects } = request.output
    const note = request.output.note.trim()
    const wrong = own.find((each) => isAt(each, site) && [each.clockInId, each.key].includes(corrects))
    if (!wrong) throw refusal(4004)
    refuseFields(fieldErrors({ note: correctionNote }, { note }))
    const correction = { key, note, at: context.now.toISOString() }
    const left = own.find(({ clockInId }) => clockInId === wrong.arriveId)
    if (left) changeOf(left, { dwell: undefined }, context)
    return answered(changeOf(wrong, { correction }, context), site, context)
  }

  function changeOf(record: C, change: Change<SimCheckIn>, context: SimContext): C {
    return records.change(record, change as Change<C>, context)
  }

  return { page, insert }
}
