import * as v from 'valibot'
import { call, type RequestOf, type ResponseOf } from '#src/http'
import { abilities, coded, codes, day, many, maybe, person, text } from '#src/wire'
import { DEVICE_KINDS } from '../rules/devices'
import { about } from './energy'

/** Calls about the energy devices of a company and their changes (domain/customer.md 1, 4). */

const DEVICE = '/api/customer/device'
const CHANGE = '/api/customer/change'

export const deviceStates = codes({ running: '1', standby: '2', retired: '3' })
export type DeviceState = (typeof deviceStates)['words'][number]
export const changeKinds = codes({ added: 'A', replaced: 'R', retired: 'X' })
export type ChangeKind = (typeof changeKinds)['words'][number]

/** What the person enters of a device. */
const entered = {
  kind: v.picklist(DEVICE_KINDS),
  /** Each; t/h, kW, kWp or kWh by kind. */
  capacity: v.number(),
  count: v.number(),
  /** Code of the dictionary `fuel`. */
  fuel: v.string(),
  maker: v.optional(v.string()),
  year: v.optional(v.number()),
  plateCode: v.optional(v.string()),
  /** Address of an uploaded photo. */
  photo: v.optional(v.string()),
  /** h/d, d/y, % */
  hours: v.optional(v.number()),
  days: v.optional(v.number()),
  load: v.optional(v.number()),
}
const enteredDevice = v.object(entered)
export type EnteredDevice = v.InferOutput<typeof enteredDevice>

/** A device as it is named in a change. */
const brief = { id: v.string(), kind: v.string(), capacity: v.number(), count: v.number(), fuel: v.string() }

export const device = v.pipe(
  v.object({
    ...brief,
    custId: v.string(),
    version: v.number(),
    maker: text,
    year: maybe(v.number()),
    plateCode: text,
    photo: text,
    hours: maybe(v.number()),
    days: maybe(v.number()),
    load: maybe(v.number()),
    state: coded(deviceStates),
    ...abilities,
  }),
  v.readonly(),
)
/** An energy device; `can`: edit, replace, retire. */
export type Device = v.InferOutput<typeof device>

const ofCompany = v.object({ custId: v.string() })

/** `can` contains `add`. */
export const listDevices = call({
  host: 'main',
  method: 'GET',
  path: DEVICE,
  send: 'query',
  about: 'All energy devices of a customer, those in use first.',
  request: ofCompany,
  response: v.pipe(
    v.object({ company: about, list: v.array(device), can: many(v.string()) }),
    // The company's own version is another one: these answers are only read.
    v.transform((sheet) => ({ id: sheet.company.id, version: 0, ...sheet })),
  ),
})
export type DeviceSheet = ResponseOf<typeof listDevices>

export const saveDevice = call({
  host: 'main',
  method: 'POST',
  path: DEVICE,
  send: 'json',
  repeatable: true,
  about: 'Saves a device of a customer; without `id` it is added, which writes a change. 4203: it is retired.',
  request: v.object({
    custId: v.string(),
    id: v.optional(v.string()),
    version: v.optional(v.number()),
    state: v.optional(v.picklist(['1', '2'])),
    ...entered,
  }),
  response: device,
})

export type SavedDevice = RequestOf<typeof saveDevice>

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
  host: 'main',
  method: 'POST',
  path: '/api/customer/restore',
  send: 'json',
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
  host: 'main',
  method: 'GET',
  path: CHANGE,
  send: 'query',
  about: 'All changes of the energy devices of a customer, latest first.',
  request: ofCompany,
  response: v.object({ company: about, list: v.array(change), can: many(v.string()) }),
})

export const enterChange = call({
  host: 'main',
  method: 'POST',
  path: CHANGE,
  send: 'json',
  repeatable: true,
  about: 'Writes a change: adds a device, retires one, or both at once. 4203: the device is retired already.',
  request: v.object({
    custId: v.string(),
    kind: v.picklist(['A', 'R', 'X']),
    /** Of R and X: the device, with its version. */
    device: v.optional(v.string()),
    version: v.optional(v.number()),
    newDevice: v.optional(enteredDevice),
    at: v.string(),
  }),
  response: change,
})
export type EnteredChange = RequestOf<typeof enterChange>
