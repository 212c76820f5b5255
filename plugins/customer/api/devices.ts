import * as v from 'valibot'
import { abilities, coded, codes, day, entriesOf, many, maybe, person, text } from '#base/wire'
import type { RequestOf, ResponseOf } from '#platform/http'
import { DEVICE_KINDS } from '../rules/devices'
import { about, get, ofCompany, ofVersion, post, restore } from './calls'

/** Calls about the energy devices of a company and their changes (domain/customer.md 1, 4). */

export const deviceStates = codes({ running: '1', standby: '2', retired: '3' })
export const changeKinds = codes({ added: 'A', replaced: 'R', retired: 'X' })

/** A device as it is named in a change. */
const brief = { ...entriesOf(v.string(), 'id', 'kind', 'fuel'), ...entriesOf(v.number(), 'capacity', 'count') }

/** A device in its response; also the data of a refusal 4009. */
export const device = v.object({
  ...brief,
  ...ofVersion,
  ...entriesOf(text, 'maker', 'plateCode', 'photo'),
  ...entriesOf(maybe(v.number()), 'year', 'hours', 'days', 'load'),
  state: coded(deviceStates),
  ...abilities,
})
/** An energy device; `can`: edit, replace, retire. */
export type Device = v.InferOutput<typeof device>

/** A device as it is entered. */
const entered = {
  kind: v.picklist(DEVICE_KINDS),
  fuel: v.string(),
  ...entriesOf(v.number(), 'capacity', 'count'),
  ...entriesOf(v.optional(v.string()), 'maker', 'plateCode', 'photo'),
  ...entriesOf(v.optional(v.number()), 'year', 'hours', 'days', 'load'),
}
export type EnteredDevice = v.InferOutput<v.ObjectSchema<typeof entered, undefined>>

const list = { company: about, can: many(v.string()) }

/** `can` contains `add`. */
export const listDevices = get('/device', {
  about: 'All energy devices of a customer, those in use first.',
  request: v.object(ofCompany),
  response: v.pipe(
    v.object({ ...list, list: v.array(device) }),
    // The company's own version is another one: these responses are only read.
    v.transform((sheet) => ({ id: sheet.company.id, version: 0, ...sheet })),
  ),
})
/** `gone`: the device that was retired last, until a refetch. */
export type DeviceSheet = ResponseOf<typeof listDevices> & { readonly gone?: Device }

export const saveDevice = post('/device', {
  repeatable: true,
  about: 'Saves a device of a customer; without `id` it is added, which writes a change. 4203: it is retired.',
  request: v.object({
    ...ofCompany,
    id: v.optional(v.string()),
    version: v.optional(v.number()),
    state: v.optional(v.picklist(['1', '2'])),
    ...entered,
  }),
  response: device,
})

export const retireDevice = post('/device/{id}/retire', {
  send: 'path',
  about: 'Retires a device today, which writes a change. 4203: it is retired already.',
  request: v.object({ id: v.string(), version: v.number() }),
  response: device,
})

export const restoreDevice = restore('customer.device', device)

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

export const listChanges = get('/change', {
  about: 'All changes of the energy devices of a customer, latest first.',
  request: v.object(ofCompany),
  response: v.object({ ...list, list: v.array(change) }),
})

export const enterChange = post('/change', {
  repeatable: true,
  about: 'Writes a change: adds a device, retires one, or both at once. 4203: the device is retired already.',
  request: v.object({
    ...ofCompany,
    kind: v.picklist(['A', 'R', 'X']),
    /** Of R and X: the device, with its version. */
    device: v.optional(v.string()),
    version: v.optional(v.number()),
    newDevice: v.optional(v.object(entered)),
    at: v.string(),
  }),
  response: change,
})
export type EnteredChange = RequestOf<typeof enterChange>
