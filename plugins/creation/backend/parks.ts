import * as v from 'valibot'
import { sumOf } from '#base/quantities'
import type { SimContext, SimHandler, Wire } from '#harness/backend/contract'
import {
  definedFields,
  enteredBy,
  fieldErrors,
  listHandler,
  picked,
  readHandler,
  type SimMove,
  simMoves,
  where,
} from '#harness/backend/kit'
import { companyKind, newRecordId } from '#harness/backend/world'
import { getPark, listParks, savePark } from '../api'
import { sentRows } from '../rules/fields'
import { parks, ROW, type SimPark, type SimParkRow } from './records'

/** Parks: what their customers use, and which of them take the PV (domain/creation.md 2, 3). */

const sentIds = v.array(v.string())

/** The rows as they are stored: new ones get an id, customers their name. */
function rowsOf({ rows: before }: SimPark, wire: Wire, { store }: SimContext): SimParkRow[] {
  const used = new Set(before.map(({ id }) => id))
  return enteredBy(sentRows, wire).rows.map(({ id, custId, ...row }) => {
    const company = store.table(companyKind).get(custId ?? '')
    return {
      ...definedFields(row),
      id: id !== undefined && used.has(id) ? id : newRecordId(ROW, store.next(ROW)),
      ...(company && definedFields(picked(company, 'custId', 'name', 'nameEn'))),
    }
  })
}

const edit: SimMove<SimPark> = {
  right: parks.right,
  check: (wire, { rows }) => {
    if (wire.rows !== undefined) return fieldErrors(sentRows.table, wire)
    const isKnown = (id: string) => rows.some((row) => row.id === id)
    const isRight = v.is(sentIds, wire.absorbers) && wire.absorbers.every(isKnown)
    return { absorbers: !isRight && 'absorbers' }
  },
  run: (park, wire, context) => {
    const rows = wire.rows === undefined ? park.rows : rowsOf(park, wire, context)
    const chosen = v.is(sentIds, wire.absorbers) ? wire.absorbers : park.absorbers
    return { rows, absorbers: [...new Set(chosen)].filter((id) => rows.some((row) => row.id === id)) }
  },
  example: ({ rows }) => ({ absorbers: rows.slice(0, 1).map(({ id }) => id) }),
}

const moves = simMoves(parks, { edit }, view)

const rowOf = (park: SimPark) => ({
  ...picked(park, 'parkId', 'version', 'custId', 'name', 'nameEn', 'city', 'pvKw'),
  count: park.rows.length,
  mwh: sumOf(park.rows, ({ mwh }) => mwh, 3),
})

function view(park: SimPark, context: SimContext): object {
  return { ...rowOf(park), ...picked(park, 'point', 'rows', 'absorbers'), ...moves.abilities(park, context) }
}

export const parkHandlers: readonly SimHandler[] = [
  listHandler(listParks, parks, {
    only:
      (_, { custId }) =>
      (park) =>
        custId === undefined || park.custId === custId,
    keyword: ({ name, nameEn }) => [name, nameEn],
    filters: { city: where.oneOf(({ city }) => city.code) },
    row: rowOf,
  }),
  readHandler(getPark, parks, view),
  ...moves.handlers({ edit: savePark }),
]
