import * as v from 'valibot'
import { call, type RequestOf, type ResponseOf } from '#src/http'
import { abilities, coded, codes, day, many, maybe, person, text } from '#src/wire'
import { deviceEntry } from '../rules/devices'
import { about } from './energy'

/** Calls about the energy devices of a company and their changes (domain/customer.md 1, 4). */

const DEVICE = '/api/customer/device'
const CHANGE = '/api/customer/change'

export const deviceStates = codes({ running: '1', standby: '2', retired: '3' })
export const changeKinds = codes({ added: 'A', replaced: 'R', retired: 'X' })

/** A device as it is named in a change. */
const brief = { id: v.string(), kind: v.string(), capacity: v.number(), count: v.number(), fuel: v.string() }

const figure = maybe(v.number())
const device = v.object({
  ...brief,
  custId: v.string(),
  version: v.number(),
  maker: text,
  plateCode: text,
  photo: text,
  year: figure,
  hours: figure,
  days: figure,
  load: figure,
  state: coded(deviceStates),
  ...abilities,
})
/** An energy device; `can`: edit, replace, retire. */
export type Device = v.InferOutput<typeof device>

const GET = { host: 'main', method: 'GET', send: 'query', request: v.object({ custId: v.string() }) } as const
const POST = { host: 'main', method: 'POST', send: 'json' } as const
const list = { company: about, can: many(v.string()) }

/** `can` contains `add`. */
export const listDevices = call({
  ...GET,
  path: DEVICE,
  about: 'All energy devices of a customer, those in use first.',
  response: v.pipe(
    v.object({ ...list, list: v.array(device) }),
    // The company's own version is another one: these answers are only read.
    v.transform((sheet) => ({ id: sheet.company.id, version: 0, ...sheet })),
  ),
})
/** `gone`: the device that was retired last, until it is asked again. */
export type DeviceSheet = ResponseOf<typeof listDevices> & { readonly gone?: Device }

export const saveDevice = call({
  ...POST,
  path: DEVICE,
  repeatable: true,
  about: 'Saves a device of a customer; without `id` it is added, which writes a change. 4203: it is retired.',
  request: v.object({
    custId: v.string(),
    id: v.optional(v.string()),
    version: v.optional(v.number()),
    state: v.optional(v.picklist(['1', '2'])),
    ...deviceEntry.entries,
  }),
  response: device,
})

export const retireDevice = call({
  host: 'main',
  method: 'POST',
  path: `${DEVICE}/{id}/retire`,
  send: 'path',
  about: 'Retires a device today, which writes a change. 4203: it is retired already.',
  request: v.object({ id: v.string(), version: v.number() }),
  response: device,
})

/** `version`: of the device after it was retired. */
export const restoreDevice = call({
  ...POST,
  path: '/api/customer/restore',
  about: 'Takes back that I have retired a device, for 60 s.',
  request: v.pipe(
    v.object({ id: v.string(), version: v.number() }),
    v.transform((request) => ({ kind: 'customer.device', ...request })),
  ),
  response: device,
})

const change = v.object({
  id: v.string(),
  kind: coded(changeKinds),
  device: v.object(brief),
  newDevice: maybe(v.object(brief)),
  at: day,
  /** By how much the demand for gas rose. m³/y */
  effect: v.number(),
  by: maybe(person),
})
export type Change = v.InferOutput<typeof change>

export const listChanges = call({
  ...GET,
  path: CHANGE,
  about: 'All changes of the energy devices of a customer, latest first.',
  response: v.object({ ...list, list: v.array(change) }),
})

export const enterChange = call({
  ...POST,
  path: CHANGE,
  repeatable: true,
  about: 'Writes a change: adds a device, retires one, or both at once. 4203: the device is retired already.',
  request: v.object({
    custId: v.string(),
    kind: v.picklist(['A', 'R', 'X']),
    /** Of R and X: the device, with its version. */
    device: v.optional(v.string()),
    version: v.optional(v.number()),
    newDevice: v.optional(deviceEntry),
    at: v.string(),
  }),
  response: change,
})
export type EnteredChange = RequestOf<typeof enterChange>
