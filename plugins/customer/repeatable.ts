import { days } from '#base/calendar'
import { href } from '#base/routes'
import { type Core, type RepeatableCall, repeatableForm } from '#platform/core'
import { LARGEST_PAGE, type RequestOf } from '#platform/http'
import {
  changeKinds,
  type Device,
  deviceStates,
  type EnteredChange,
  type EnteredDevice,
  enterChange,
  listChanges,
  listDevices,
  saveDevice,
} from './api/devices'
import { addLog, listLog } from './api/serviceLog'
import { compareChange, compareDevice } from './components/devices/compared'
import { CHANGE_FORM, changeValues, DEVICE_FORM, deviceValues } from './components/devices/deviceForms'
import { LOG_FORM, logValues } from './components/logForm'
import { customerDeviceChange, customerEnergydeviceList, customerServiceLog } from './routes'
import { devicesChanged } from './stores/devices'
import { logWritten } from './stores/serviceLog'

/** An entry is recognised by its moment and words, among those of its day. */
async function isWritten(core: Core, { custId, at, text }: Parameters<typeof logValues>[0]): Promise<boolean> {
  const day = days.of(at)
  const query = { custId, start: day, end: day, page: 1, size: LARGEST_PAGE }
  const { items } = await core.http(listLog, query, { background: true })
  return items.some((each) => each.at.getTime() === at.getTime() && each.text === text)
}

const COMPARED = ['kind', 'fuel', 'capacity', 'count', 'maker', 'plateCode', 'year', 'hours', 'days', 'load'] as const

/** Devices with the same values count as one: several of a kind are one entry with their number. */
const isLike = (device: Device, entered: EnteredDevice) => COMPARED.every((name) => device[name] === entered[name])

/** An edited device has a later version, a new one the entered values. */
async function isSaved(core: Core, request: RequestOf<typeof saveDevice>): Promise<boolean> {
  const { custId, id, version = 0, state } = request
  const { list } = await core.http(listDevices, { custId }, { background: true })
  return list.some((device) => {
    // A retired one was there before.
    if (id === undefined) return device.state !== 'retired' && isLike(device, request)
    const isMine = state === undefined || device.state === deviceStates.fromWire(state)
    return device.id === id && device.version > version && isMine && isLike(device, request)
  })
}

/** A device is retired or replaced once; an added one is looked up by its values. */
async function isEntered(core: Core, { custId, kind, device, newDevice, at }: EnteredChange): Promise<boolean> {
  if (kind === 'A' && newDevice) return isSaved(core, { custId, ...newDevice })
  const { list } = await core.http(listChanges, { custId }, { background: true })
  return list.some((each) => each.kind === changeKinds.fromWire(kind) && each.device.id === device && each.at === at)
}

/** Calls of the area that may go through the outbox. */
const calls: readonly RepeatableCall[] = [
  repeatableForm(addLog, {
    title: 'log.add',
    to: ({ custId }) => href(customerServiceLog, { id: custId, entry: 'new' }),
    form: LOG_FORM,
    record: ({ custId }) => custId,
    values: logValues,
    same: isWritten,
    afterSent: (core, { custId, contactId }) => logWritten(core, custId, contactId),
  }),
  repeatableForm(saveDevice, {
    title: 'device.edit',
    to: ({ custId, id = 'new' }) => href(customerEnergydeviceList, { id: custId, device: id }),
    form: DEVICE_FORM,
    record: ({ custId, id = custId }) => id,
    same: isSaved,
    values: ({ version = 0, state = '1', ...request }, uploads) => ({
      ...deviceValues(request, uploads),
      version,
      state,
    }),
    compare: compareDevice,
    afterSent: (core, { custId }) => devicesChanged(core, custId),
  }),
  repeatableForm(enterChange, {
    title: 'change.enter',
    to: ({ custId, device = 'new' }) => href(customerDeviceChange, { id: custId, device }),
    form: CHANGE_FORM,
    record: ({ custId, device = custId }) => device,
    same: isEntered,
    values: changeValues,
    compare: compareChange,
    afterSent: (core, { custId }) => devicesChanged(core, custId),
  }),
]
export default calls
