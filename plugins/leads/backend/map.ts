import * as v from 'valibot'
import { answer, type SimContext, type SimHandler, type Wire } from '#harness/backend/contract'
import { type ListOptions, refusal, type SimList, simList } from '#harness/backend/kit'
import { companyKind, PLACES } from '#harness/backend/world'
import { distanceBetween, type Point } from '#src/geo'
import {
  changeClueAddress,
  getClueListForMapAggregated,
  getClueListForMapCount,
  getClueListForMapPage,
  getQueryAddress,
} from '../api/map'
import { STAGES, stageCodes, stateCodes } from '../rules/vocabulary'
import { inOrganisation, inPool, isMine, leads, managesAny } from './leads'
import { dueOf, leadOptions, sumsOf } from './lists'
import { leadMoves } from './moves'
import type { SimLead } from './records'
import { detailOf, rowOf } from './view'

/** Handlers of the lead map, and of the place of a lead. */

const boundsSchema = v.object({ west: v.number(), south: v.number(), east: v.number(), north: v.number() })

/** The list of the map: every lead with a point within the bounds, by type. */
const options: ListOptions<SimLead> = {
  ...leadOptions,
  only: (context, { type, bounds }) => {
    const scope = scopeOf(type, context)
    const box = bounds === undefined ? undefined : v.safeParse(boundsSchema, bounds)
    if (box && !box.success) throw refusal(4000, { fields: { bounds: 'invalid' } })
    const isWithin = ({ lng, lat }: Point) => {
      if (!box) return true
      const { west, south, east, north } = box.output
      return lng >= west && lng <= east && lat >= south && lat <= north
    }
    return (lead) => lead.point !== undefined && isWithin(lead.point) && scope(lead)
  },
  row: (lead, context, wire) => ({ ...rowOf(lead, context, wire), point: lead.point }),
}

function scopeOf(type: unknown, context: SimContext): (lead: SimLead) => boolean {
  if (type === 'own') return isMine(context)
  if (type === 'pool') return (lead) => inPool(lead, context)
  if (type === undefined) return () => true
  if (!managesAny(context)) throw refusal(4003, { right: 'lead.read' })
  return (lead) => inOrganisation(lead, context)
}

const list: SimList<SimLead> = simList(leads, options)

/** The filters travel in an object of their own. */
const flat = ({ filters, ...rest }: Wire): Wire => ({ ...rest, ...(filters as Wire | undefined) })

/** From this zoom on every lead stands alone. */
const ALONE_FROM = 16
/** Size of the squares in which leads are drawn together. px of the map */
const SQUARE = 72
/** Size of the ring of a group. px of the map */
const RING = 64
/** So many leads of a square still stand alone. */
const FEW = 2

/** Place on the world map of a zoom. px */
function pixelOf({ lng, lat }: Point, zoom: number): readonly [number, number] {
  const world = 256 * 2 ** zoom
  const y = Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360))
  return [((lng + 180) / 360) * world, (0.5 - y / (2 * Math.PI)) * world]
}

interface Placed {
  readonly lead: SimLead
  readonly point: Point
}

function aggregated(wire: Wire, context: SimContext): object[] {
  const zoom = Number(wire.zoom)
  if (!Number.isFinite(zoom)) throw refusal(4000, { fields: { zoom: 'invalid' } })
  const found = list.find(flat(wire), context).flatMap((lead) => (lead.point ? [{ lead, point: lead.point }] : []))
  if (zoom >= ALONE_FROM) return found.map((each) => alone(each, context))
  const squares = new Map<string, Placed[]>()
  for (const each of found) {
    const [x, y] = pixelOf(each.point, zoom)
    const key = `${Math.floor(x / SQUARE)} ${Math.floor(y / SQUARE)}`
    const square = squares.get(key)
    if (square) square.push(each)
    else squares.set(key, [each])
  }
  return apart([...squares.values()], zoom).flatMap((group) =>
    group.length <= FEW ? group.map((each) => alone(each, context)) : [together(group)],
  )
}

/** Groups whose middles lie so near that their rings would cover each other become one; the largest first. */
function apart(squares: readonly Placed[][], zoom: number): Placed[][] {
  const groups: { readonly x: number; readonly y: number; readonly members: Placed[] }[] = []
  for (const square of [...squares].sort((a, b) => b.length - a.length)) {
    const [x, y] = pixelOf(middleOf(square), zoom)
    const near = groups.find((group) => Math.hypot(group.x - x, group.y - y) < RING)
    if (near) near.members.push(...square)
    else groups.push({ x, y, members: [...square] })
  }
  return groups.map(({ members }) => members)
}

const middleOf = (square: readonly Placed[]): Point => ({
  lng: mean(square.map(({ point }) => point.lng)),
  lat: mean(square.map(({ point }) => point.lat)),
})

function alone({ lead, point }: Placed, context: SimContext) {
  const { clueId, name, nameEn, stage, state } = lead
  return {
    point,
    count: 1,
    stages: STAGES.map((each) => (each === stage ? 1 : 0)),
    clueId,
    name,
    nameEn,
    stage: stageCodes.toWire(stage),
    state: stateCodes.toWire(state),
    mine: isMine(context)(lead),
    due: dueOf(lead, context.now),
  }
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

function together(square: readonly Placed[]) {
  const six = (value: number) => Math.round(value * 1e6) / 1e6
  const { lng, lat } = middleOf(square)
  return {
    point: { lng: six(lng), lat: six(lat) },
    count: square.length,
    stages: STAGES.map((stage) => square.filter(({ lead }) => lead.stage === stage).length),
  }
}

function count(wire: Wire, context: SimContext) {
  const { total, byStage } = sumsOf(list.find(flat(wire), context), context)
  return { total, byStage }
}

/** Farther away than this no address is known. m */
const FAR = 30_000
/** Names are of what is nearer than this, the nearest first. m */
const NEAR = 1500
const MOST_NAMES = 6

const PLACES_LIST = Object.values(PLACES).flat()

function nearest<T>(all: readonly T[], pointOf: (each: T) => Point | undefined, from: Point) {
  return all
    .flatMap((each) => {
      const point = pointOf(each)
      return point ? [{ each, distance: distanceBetween(from, point) }] : []
    })
    .sort((a, b) => a.distance - b.distance)
}

/** The nearest road of the nearest built-up area, with a house number that follows from the point. */
export function addressOf(from: Point, { store }: SimContext) {
  const [near] = nearest(PLACES_LIST, (place) => place, from)
  if (!near || near.distance > FAR) return { address: '', names: [] }
  const { address, roads, areaCode } = near.each
  const steps = Math.floor(Math.abs(from.lng * 1e4) + Math.abs(from.lat * 1e4))
  const names = nearest([...store.table(companyKind).values()], ({ point }) => point, from)
    .filter(({ distance }) => distance <= NEAR)
    .slice(0, MOST_NAMES)
    .map(({ each }) => each.name)
  return { address: `${address}${roads[steps % roads.length]}${(steps % 98) + 1}号`, areaCode, names }
}

const pointSchema = v.object({ lng: v.pipe(v.unknown(), v.toNumber()), lat: v.pipe(v.unknown(), v.toNumber()) })

export const mapHandlers: readonly SimHandler[] = [
  answer(getClueListForMapAggregated, aggregated),
  answer(getClueListForMapPage, (wire, context) => list.page(flat(wire), context)),
  answer(getClueListForMapCount, count),
  answer(getQueryAddress, (wire, context) => {
    const from = v.safeParse(pointSchema, wire)
    if (!from.success) throw refusal(4000, { fields: { point: 'invalid' } })
    return addressOf(from.output, context)
  }),
  answer(changeClueAddress, (wire, context) => {
    const lead = leadMoves.run('changeAddress', wire.clueId, wire, context)
    return lead && detailOf(lead, context)
  }),
]
