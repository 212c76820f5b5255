import * as v from 'valibot'
import { answer, type SimContext, type SimHandler, type Wire } from '#harness/backend/contract'
import {
  type ListOptions,
  type Mark,
  marksOf,
  needRight,
  picked,
  positionOf,
  refusal,
  simList,
} from '#harness/backend/kit'
import { addressAt, namesNear } from '#harness/backend/world'
import {
  boundsSchema,
  changeClueAddress,
  getClueListForMapAggregated,
  getClueListForMapCount,
  getClueListForMapPage,
  getQueryAddress,
} from '../api/map'
import { stageCodes, stateCodes } from '../rules/vocabulary'
import { isMine, leads } from './leads'
import { dueOf, leadOptions, sharedScope, stagesOf } from './lists'
import { leadMoves } from './moves'
import type { SimLead } from './records'
import { detailOf, rowOf } from './view'

/** Handlers of the lead map, and of the place of a lead. */

const EVERYWHERE = { west: -180, south: -90, east: 180, north: 90 }

/** The list of the map: every lead with a point within the bounds, by type. */
const options: ListOptions<SimLead> = {
  ...leadOptions,
  only: (context, { type, bounds = EVERYWHERE }) => {
    const scope = type === undefined ? () => true : type === 'own' ? isMine(context) : sharedScope(type, context)
    const box = v.safeParse(boundsSchema, bounds)
    if (!box.success) throw refusal(4000, { fields: { bounds: 'invalid' } })
    const { west, south, east, north } = box.output
    return (lead) => {
      if (!lead.point) return false
      const { lng, lat } = lead.point
      return lng >= west && lng <= east && lat >= south && lat <= north && scope(lead)
    }
  },
  row: (lead, context, wire) => ({ ...rowOf(lead, context, wire), point: lead.point }),
}

const list = simList(leads, options)

/** The wire form has the filters in an object of their own. */
const flat = ({ filters, ...rest }: Wire): Wire => ({ ...rest, ...(filters as Wire | undefined) })

function aggregated(wire: Wire, context: SimContext): object[] {
  const zoom = Number(wire.zoom)
  if (!Number.isFinite(zoom)) throw refusal(4000, { fields: { zoom: 'invalid' } })
  return marksOf(list.find(flat(wire), context), zoom).map(({ point, records }: Mark<SimLead>) => {
    const mark = { point, count: records.length, stages: stagesOf(records) }
    if (records.length > 1) return mark
    const [lead] = records
    return {
      ...mark,
      ...picked(lead, 'clueId', 'name', 'nameEn'),
      stage: stageCodes.toWire(lead.stage),
      state: stateCodes.toWire(lead.state),
      mine: isMine(context)(lead),
      due: dueOf(lead, context.now),
    }
  })
}

function count(wire: Wire, context: SimContext) {
  const found = list.find(flat(wire), context)
  return { total: found.length, byStage: stagesOf(found) }
}

export const mapHandlers: readonly SimHandler[] = [
  { ...answer(getClueListForMapAggregated, aggregated), over: list },
  { ...answer(getClueListForMapPage, (wire, context) => list.page(flat(wire), context)), list },
  { ...answer(getClueListForMapCount, count), over: list },
  answer(getQueryAddress, (wire, context) => {
    needRight(context, 'lead.read', 'customer.read')
    const from = positionOf(wire)
    if (!from) throw refusal(4000, { fields: { point: 'invalid' } })
    return { ...addressAt(from), names: namesNear(from, context) }
  }),
  answer(changeClueAddress, (wire, context) => {
    const lead = leadMoves.run('changeAddress', wire.clueId, wire, context)
    return lead && detailOf(lead, context)
  }),
]
