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
  companies,
  enteredBy,
  fieldErrors,
  type OfCompany,
  ofCompany,
  personOf,
  picked,
  refusal,
  rememberNew,
  type SimMove,
  type SimMoves,
  simMoves,
  simRecords,
} from '#harness/backend/kit'
import { newRecordId, type SimCompany } from '#harness/backend/world'
import { type EnteredDevice, enterChange, listChanges, listDevices, retireDevice, saveDevice } from '../api/devices'
import { deviceFields, effectOf } from '../rules/devices'
import { aboutOne, accessTo, editedCompany, notifyChanged, seenCompany } from './companies'

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
  // Undoing a replacement removes the new device with its change.
  if (!before) rememberNew(devices, device, context)
  return { device, change: writeChange(context, dated ?? {}, before, device) }
}

/** Removes what the last change of a device wrote: the change, and the device that replaced it. */
function undoChange({ id }: SimDevice, { store }: SimContext): void {
  const changes = store.table(changeKind)
  const last = [...changes.values()].findLast(({ device }) => device.id === id)
  if (!last) return
  changes.delete(last.id)
  if (last.newDevice) store.table(deviceKind).delete(last.newDevice.id)
}

function deviceChanged({ custId }: SimDevice, _: SimDevice, context: SimContext): void {
  notifyChanged(companies.read(custId, context), 'device', context)
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
    undo: true,
    after: deviceChanged,
    example: () => EXAMPLE,
  },
  retire: {
    ...inUse,
    // The call that retires a device today names no day.
    check: (wire, _, context) => (wire.at === undefined ? {} : dayError(wire, context)),
    wrong: { at: '' },
    run: () => ({ state: '3' }),
    undo: true,
    after: (device, before, context, wire) => {
      writeChange(context, wire, before, undefined)
      deviceChanged(device, before, context)
    },
    undone: undoChange,
  },
  replace: {
    ...inUse,
    check: (wire, _, context) => ({ ...dayError(wire, context), ...fieldErrors(deviceFields.table, wire.newDevice) }),
    run: () => ({ state: '3' }),
    undo: true,
    after: (device, before, context, wire) => {
      add(context, device.custId, wire.newDevice, wire, before)
      deviceChanged(device, before, context)
    },
    undone: undoChange,
    example: (_, { now }) => ({ newDevice: EXAMPLE, at: days.of(now) }),
  },
} as const satisfies Readonly<Record<string, SimMove<SimDevice>>>

export const deviceMoves = simMoves(devices, table, view)

/** Takes back moves of devices, and added ones with their change. */
export const restoredDevices: SimMoves<SimDevice> = {
  ...deviceMoves,
  restore(id, version, context) {
    const device = deviceMoves.restore(id, version, context)
    if (!context.store.table(deviceKind).get(device.id)) undoChange(device, context)
    return device
  },
}

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
      const company = editedCompany(wire.custId, context)
      const { device } = add(context, company.custId, wire)
      notifyChanged(company, 'device', context)
      return view(device, context)
    }),
    moves: deviceMoves,
  },
  ...deviceMoves.handlers({ retire: retireDevice }),
  // Latest first.
  allOf(listChanges, changeKind, (a, b) => b.at.localeCompare(a.at) || b.id.localeCompare(a.id), changeView),
  answer(enterChange, (wire, context) => {
    const company = editedCompany(wire.custId, context)
    if (wire.kind === 'A') {
      const { change } = add(context, company.custId, wire.newDevice, wire)
      notifyChanged(company, 'device', context)
      return changeView(change, context)
    }
    if (wire.kind !== 'R' && wire.kind !== 'X') throw refusal(4000, { fields: { kind: 'kind' } })
    deviceMoves.run(wire.kind === 'R' ? 'replace' : 'retire', wire.device, { at: '', ...wire }, context)
    const written = [...context.store.table(changeKind).values()].findLast(({ device }) => device.id === wire.device)
    return written && changeView(written, context)
  }),
]
