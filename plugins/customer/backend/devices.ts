import * as v from 'valibot'
import {
  answer,
  type SimContext,
  type SimHandler,
  type SimKind,
  SimRefusal,
  type Wire,
} from '#harness/backend/contract'
import {
  type FieldErrors,
  personOf,
  refusal,
  refuseFields,
  type SimMove,
  simMoves,
  simRecords,
} from '#harness/backend/kit'
import { companyKind, newRecordId, type SimCompany } from '#harness/backend/world'
import { asDay, days } from '#src/calendar'
import { enterChange, listChanges, listDevices, retireDevice, saveDevice } from '../api/devices'
import { deviceEntry } from '../rules/deviceEntry'
import { type DeviceKind, effectOf } from '../rules/devices'
import { accessTo, seenCompany } from './companies'

/** Energy devices of companies and their changes in the simulator (domain/customer.md 1, 2, 5). */

export interface SimDevice {
  readonly id: string
  readonly version: number
  readonly custId: string
  readonly kind: DeviceKind
  readonly capacity: number
  readonly count: number
  readonly fuel: string
  readonly maker?: string | undefined
  readonly year?: number | undefined
  readonly plateCode?: string | undefined
  readonly photo?: string | undefined
  readonly hours?: number | undefined
  readonly days?: number | undefined
  readonly load?: number | undefined
  /** 1 running, 2 standby, 3 retired. */
  readonly state: '1' | '2' | '3'
}

/** Devices as they were at the change: what is edited later does not change its effect. */
export interface SimChange {
  readonly id: string
  readonly custId: string
  readonly kind: 'A' | 'R' | 'X'
  readonly device: DeviceBrief
  readonly newDevice?: DeviceBrief
  readonly at: string
  /** m³/y */
  readonly effect: number
  readonly by: string
}
type DeviceBrief = Pick<SimDevice, 'id' | 'kind' | 'capacity' | 'count' | 'fuel'>

export const deviceKind: SimKind<SimDevice> = { name: 'customer.device', id: ({ id }) => id }
export const changeKind: SimKind<SimChange> = { name: 'customer.change', id: ({ id }) => id }

const RETIRED = 4203

/** The company that a record belongs to; every right over the record is one over the company. */
export const companyOf = ({ custId }: { readonly custId: string }, { store }: SimContext): SimCompany => {
  const company = store.table(companyKind).get(custId)
  if (!company) throw refusal(4004)
  return company
}

const devices = simRecords(deviceKind, {
  prefix: 'DV',
  right: 'customer.whole',
  org: (device, context) => companyOf(device, context).orgCode,
  owners: (device, context) => [companyOf(device, context).owner],
})

export const briefOf = ({ id, kind, capacity, count, fuel }: SimDevice): DeviceBrief => {
  return { id, kind, capacity, count, fuel }
}

/** Writes a change; devices as they were before and are after it. */
function writeChange(context: SimContext, change: Omit<SimChange, 'id' | 'by' | 'effect'>, effect: number): SimChange {
  const { store, employee } = context
  const id = newRecordId('DC', store.next(changeKind.name))
  const written: SimChange = { id, ...change, effect, by: employee.loginName }
  store.table(changeKind).put(written)
  return written
}

const refuseRetired = ({ state }: SimDevice) => {
  if (state === '3') throw new SimRefusal(RETIRED, 'This device is retired.')
}

/** What was entered of a device, or the fields that are wrong. */
function entryOf(wire: unknown): { readonly device?: v.InferOutput<typeof deviceEntry>; readonly wrong: FieldErrors } {
  const parsed = v.safeParse(deviceEntry, wire)
  if (parsed.success) return { device: parsed.output, wrong: {} }
  const wrong = parsed.issues.map((issue) => [v.getDotPath(issue) ?? 'kind', issue.message] as const)
  return { wrong: Object.fromEntries(wrong) }
}
function enteredOf(wire: unknown): v.InferOutput<typeof deviceEntry> {
  const { device, wrong } = entryOf(wire)
  if (!device) throw refusal(4000, { fields: wrong as Record<string, string> })
  return device
}

const dayError = ({ at }: Wire, { now }: SimContext) => {
  const day = typeof at === 'string' ? asDay(at) : undefined
  return (day === undefined || day > days.of(now)) && 'date'
}
const dayOf = ({ at }: Wire, { now }: SimContext) => (typeof at === 'string' && asDay(at)) || days.of(now)

function create(context: SimContext, custId: string, wire: unknown): SimDevice {
  return devices.create((id) => ({ id, version: 1, custId, state: '1', ...enteredOf(wire) }), context)
}

const change = { right: 'customer.edit', who: refuseRetired } as const
const EXAMPLE = { kind: 'B', capacity: 12, count: 1, fuel: 'gas', hours: 12, days: 270, load: 70 }

/** The newest change of a device goes with the move that wrote it. */
function forgetChange({ id }: SimDevice, { store }: SimContext): void {
  const table = store.table(changeKind)
  for (const each of table.values()) if (each.device.id === id && each.kind === 'X') table.delete(each.id)
}

const table = {
  edit: {
    ...change,
    check: (wire) => entryOf(wire).wrong,
    run: (_, wire) => ({
      ...enteredOf(wire),
      ...(wire.state === '1' || wire.state === '2' ? { state: wire.state } : {}),
    }),
    example: () => EXAMPLE,
  },
  retire: {
    ...change,
    run: () => ({ state: '3' }),
    undo: true,
    after: (device, before, context, wire) => {
      const { custId } = device
      const at = dayOf(wire, context)
      writeChange(context, { custId, kind: 'X', device: briefOf(device), at }, effectOf(before, undefined))
    },
    undone: forgetChange,
  },
  replace: {
    ...change,
    check: (wire, _, context) => ({ at: dayError(wire, context), ...entryOf(wire.newDevice).wrong }),
    run: () => ({ state: '3' }),
    after: (device, before, context, wire) => {
      const { custId } = device
      const made = create(context, custId, wire.newDevice)
      const about = { device: briefOf(device), newDevice: briefOf(made) }
      writeChange(context, { custId, kind: 'R', ...about, at: dayOf(wire, context) }, effectOf(before, made))
    },
    example: (_, { now }) => ({ newDevice: EXAMPLE, at: days.of(now) }),
  },
} as const satisfies Readonly<Record<string, SimMove<SimDevice>>>

export const deviceMoves = simMoves(devices, table, view)

function view(device: SimDevice, context: SimContext): object {
  return { ...device, ...deviceMoves.abilities(device, context) }
}

const changeView = ({ custId: _, by, ...rest }: SimChange, context: SimContext) => ({
  ...rest,
  by: personOf(context, by),
})

export const aboutCompany = ({ custId, name, nameEn }: SimCompany) => ({ custId, name, nameEn })
export const mayAdd = (context: SimContext, company: SimCompany) => (accessTo(context, company).edit ? ['add'] : [])

function editedCompany(context: SimContext, custId: unknown): SimCompany {
  const company = seenCompany(context, custId)
  if (!accessTo(context, company).edit) throw refusal(4003, { right: 'customer.edit' })
  return company
}

/** Those in use first; each in the order of their numbers. */
const inUseFirst = (a: SimDevice, b: SimDevice) => a.state.localeCompare(b.state) || a.id.localeCompare(b.id)
const latestFirst = (a: SimChange, b: SimChange) => b.at.localeCompare(a.at) || b.id.localeCompare(a.id)

function ofCompany<T extends { readonly custId: string }>(kind: SimKind<T>, { store }: SimContext, custId: string) {
  return [...store.table(kind).values()].filter((each) => each.custId === custId)
}

/** Number of devices of a company that are not retired. */
export const deviceCount = (context: SimContext, custId: string): number =>
  ofCompany(deviceKind, context, custId).filter(({ state }) => state !== '3').length

const RETIRES: Readonly<Record<string, 'replace' | 'retire'>> = { R: 'replace', X: 'retire' }

export const deviceHandlers: readonly SimHandler[] = [
  answer(listDevices, ({ custId }, context) => {
    const company = seenCompany(context, custId)
    const list = ofCompany(deviceKind, context, company.custId).sort(inUseFirst)
    return {
      company: aboutCompany(company),
      list: list.map((each) => view(each, context)),
      can: mayAdd(context, company),
    }
  }),
  {
    ...answer(saveDevice, (wire, context) => {
      if (wire.id !== undefined) {
        const device = deviceMoves.run('edit', wire.id, wire, context)
        return device && view(device, context)
      }
      const { custId } = editedCompany(context, wire.custId)
      const device = create(context, custId, wire)
      const at = days.of(context.now)
      writeChange(context, { custId, kind: 'A', device: briefOf(device), at }, effectOf(undefined, device))
      return view(device, context)
    }),
    moves: deviceMoves,
  },
  ...deviceMoves.handlers({ retire: retireDevice }),
  answer(listChanges, ({ custId }, context) => {
    const company = seenCompany(context, custId)
    const list = ofCompany(changeKind, context, company.custId).sort(latestFirst)
    return {
      company: aboutCompany(company),
      list: list.map((each) => changeView(each, context)),
      can: mayAdd(context, company),
    }
  }),
  answer(enterChange, (wire, context) => {
    const { custId } = editedCompany(context, wire.custId)
    const move = RETIRES[String(wire.kind)]
    if (!move && wire.kind !== 'A') throw refusal(4000, { fields: { kind: 'kind' } })
    if (!move) {
      refuseFields({ at: dayError(wire, context), ...entryOf(wire.newDevice).wrong })
      const device = create(context, custId, wire.newDevice)
      const added = { custId, kind: 'A', device: briefOf(device), at: dayOf(wire, context) } as const
      return changeView(writeChange(context, added, effectOf(undefined, device)), context)
    }
    if (move === 'retire') refuseFields({ at: dayError(wire, context) })
    deviceMoves.run(move, wire.device, wire, context)
    const written = [...context.store.table(changeKind).values()].filter(({ device }) => device.id === wire.device)
    const [latest] = written.sort((a, b) => b.id.localeCompare(a.id))
    return latest && changeView(latest, context)
  }),
]
