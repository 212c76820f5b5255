import { asDay, days } from '#base/calendar'
import {
  answer,
  type SimContext,
  type SimHandler,
  type SimKind,
  SimRefusal,
  type Wire,
} from '#harness/backend/contract'
import {
  aboutCompany,
  enteredBy,
  fieldErrors,
  type OfCompany,
  ofCompany,
  personOf,
  picked,
  refusal,
  refuseFields,
  type SimMove,
  simMoves,
  simRecords,
} from '#harness/backend/kit'
import { newRecordId, type SimCompany } from '#harness/backend/world'
import { type EnteredDevice, enterChange, listChanges, listDevices, retireDevice, saveDevice } from '../api/devices'
import { deviceFields, effectOf } from '../rules/devices'
import { aboutOne, accessTo, editedCompany, seenCompany } from './companies'

/** Energy devices of companies and their changes in the simulator (domain/customer.md 1, 2, 5). */

export interface SimDevice extends EnteredDevice, OfCompany {
  readonly id: string
  readonly version: number
  /** 1 running, 2 standby, 3 retired. */
  readonly state: '1' | '2' | '3'
}

const briefOf = (device: SimDevice) => picked(device, 'id', 'kind', 'capacity', 'count', 'fuel')

/** Data of a change: a device was retired (only `before`), added (only `after`), or replaced. `effect` in m³/y */
export function changeOf(before: SimDevice | undefined, after: SimDevice | undefined) {
  const device = (before ?? after) as SimDevice
  const kind: 'R' | 'X' | 'A' = before && after ? 'R' : before ? 'X' : 'A'
  const brief = { custId: device.custId, kind, device: briefOf(device), effect: effectOf(before, after) }
  return { ...brief, ...(before && after && { newDevice: briefOf(after) }) }
}

/** Devices as they were at the change: an edit after it does not change its effect. */
export interface SimChange extends ReturnType<typeof changeOf> {
  readonly id: string
  readonly at: string
  readonly by: string
}

export const deviceKind: SimKind<SimDevice> = { name: 'customer.device', id: ({ id }) => id }
export const changeKind: SimKind<SimChange> = { name: 'customer.change', id: ({ id }) => id }

const devices = simRecords(deviceKind, { prefix: 'DV', right: 'customer.whole', ...ofCompany })

function writeChange(context: SimContext, { at }: Wire, ...devicesOf: Parameters<typeof changeOf>): SimChange {
  const { store, employee, now } = context
  const id = newRecordId('DC', store.next(changeKind.name))
  const day = asDay(String(at)) ?? days.of(now)
  const written: SimChange = { id, ...changeOf(...devicesOf), at: day, by: employee.loginName }
  store.table(changeKind).put(written)
  return written
}

const dayError = ({ at }: Wire, { now }: SimContext) => {
  const day = asDay(String(at))
  return { at: (day === undefined || day > days.of(now)) && 'date' }
}

/** Adds a device in place of one, if any, which writes a change; `dated`: of this day, else of today. */
function add(context: SimContext, custId: string, entered: unknown, dated?: Wire, before?: SimDevice) {
  const entry = enteredBy(deviceFields, entered, dated && dayError(dated, context))
  const device = devices.create((id): SimDevice => ({ id, version: 1, custId, state: '1', ...entry }), context)
  return { device, change: writeChange(context, dated ?? {}, before, device) }
}

const inUse = {
  right: 'customer.edit',
  who: ({ state }: SimDevice) => {
    if (state === '3') throw new SimRefusal(4203, 'This device is retired.')
  },
} as const
const EXAMPLE = { kind: 'B', capacity: 12, count: 1, fuel: 'gas', hours: 12, days: 270, load: 70 }

const table = {
  edit: {
    ...inUse,
    check: (wire) => fieldErrors(deviceFields.table, wire),
    run: (device, wire) => ({
      ...enteredBy(deviceFields, wire),
      state: wire.state === '1' || wire.state === '2' ? wire.state : device.state,
    }),
    example: () => EXAMPLE,
  },
  retire: {
    ...inUse,
    run: () => ({ state: '3' }),
    undo: true,
    after: (_, before, context, wire) => void writeChange(context, wire, before, undefined),
    // Undoing the move removes the change that it wrote.
    undone: ({ id }, { store }) => {
      const changes = store.table(changeKind)
      for (const { id: change, kind, device } of changes.values())
        if (device.id === id && kind === 'X') changes.delete(change)
    },
  },
  replace: {
    ...inUse,
    check: (wire, _, context) => ({ ...dayError(wire, context), ...fieldErrors(deviceFields.table, wire.newDevice) }),
    run: () => ({ state: '3' }),
    after: ({ custId }, before, context, wire) => void add(context, custId, wire.newDevice, wire, before),
    example: (_, { now }) => ({ newDevice: EXAMPLE, at: days.of(now) }),
  },
} as const satisfies Readonly<Record<string, SimMove<SimDevice>>>

export const deviceMoves = simMoves(devices, table, view)

function view(device: SimDevice, context: SimContext): object {
  return { ...device, ...deviceMoves.abilities(device, context) }
}

const changeView = ({ by, ...change }: SimChange, context: SimContext) => ({ ...change, by: personOf(context, by) })

export const mayAdd = (context: SimContext, company: SimCompany) => (accessTo(context, company).edit ? ['add'] : [])

/** Handler of all records of a company, in an order. */
const allOf = <T extends OfCompany>(
  call: SimHandler['call'],
  kind: SimKind<T>,
  order: (a: T, b: T) => number,
  show: (record: T, context: SimContext) => object,
) =>
  aboutOne(call, seenCompany, (company, context) => {
    const own = [...context.store.table(kind).values()].filter(({ custId }) => custId === company.custId).sort(order)
    const can = mayAdd(context, company)
    return { company: aboutCompany(company), list: own.map((each) => show(each, context)), can }
  })

export const deviceHandlers: readonly SimHandler[] = [
  // Those in use first.
  allOf(listDevices, deviceKind, (a, b) => a.state.localeCompare(b.state) || a.id.localeCompare(b.id), view),
  {
    ...answer(saveDevice, (wire, context) => {
      if (wire.id !== undefined) return view(deviceMoves.run('edit', wire.id, wire, context) as SimDevice, context)
      return view(add(context, editedCompany(wire.custId, context).custId, wire).device, context)
    }),
    moves: deviceMoves,
  },
  ...deviceMoves.handlers({ retire: retireDevice }),
  // Latest first.
  allOf(listChanges, changeKind, (a, b) => b.at.localeCompare(a.at) || b.id.localeCompare(a.id), changeView),
  answer(enterChange, (wire, context) => {
    const { custId } = editedCompany(wire.custId, context)
    if (wire.kind === 'A') return changeView(add(context, custId, wire.newDevice, wire).change, context)
    if (wire.kind !== 'R' && wire.kind !== 'X') throw refusal(4000, { fields: { kind: 'kind' } })
    refuseFields(dayError(wire, context))
    deviceMoves.run(wire.kind === 'R' ? 'replace' : 'retire', wire.device, wire, context)
    const written = [...context.store.table(changeKind).values()].findLast(({ device }) => device.id === wire.device)
    return written && changeView(written, context)
  }),
]
