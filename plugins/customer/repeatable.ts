import type { Core } from '#src/core'
import { type RepeatableCall, repeatableForm } from '#src/outbox'
import { href } from '#src/routes'
import { type EnteredChange, enterChange, saveDevice } from './api/devices'
import { addLog, listLog } from './api/serviceLog'
import { CHANGE_FORM, DEVICE_FORM } from './components/devices/forms'
import { deviceValues, NO_DEVICE } from './components/devices/values'
import { LOG_FORM } from './components/log/form'
import { logValues } from './components/log/values'
import { customerDeviceChange, customerEnergydeviceList, customerServiceLog } from './routes'
import { devicesChanged } from './stores/devices'

/** An entry is recognised by its moment and words. */
async function isWritten(core: Core, { custId, at, text }: Parameters<typeof logValues>[0]): Promise<boolean> {
  const { items } = await core.http(listLog, { custId, page: 1 }, { background: true })
  return items.some((each) => each.at.getTime() === at.getTime() && each.text === text)
}

const changeValues = (request: EnteredChange, uploads: Parameters<typeof deviceValues>[1]) => ({
  ...(request.newDevice ? deviceValues(request.newDevice, uploads) : NO_DEVICE),
  change: request.kind,
  at: request.at,
})

/** Calls of the area that may go through the outbox. */
const calls: readonly RepeatableCall[] = [
  repeatableForm(addLog, {
    title: 'log.add',
    to: ({ custId }) => href(customerServiceLog, { id: custId, entry: 'new' }),
    form: LOG_FORM,
    record: ({ custId }) => custId,
    values: logValues,
    same: isWritten,
  }),
  repeatableForm(saveDevice, {
    title: 'device.edit',
    to: ({ custId, id = 'new' }) => href(customerEnergydeviceList, { id: custId, device: id }),
    form: DEVICE_FORM,
    record: ({ custId, id = custId }) => id,
    values: (request, uploads) => ({ ...deviceValues(request, uploads), state: request.state ?? '1' }),
    afterSent: (core, { custId }) => devicesChanged(core, custId),
  }),
  repeatableForm(enterChange, {
    title: 'change.enter',
    to: ({ custId, device = 'new' }) => href(customerDeviceChange, { id: custId, device }),
    form: CHANGE_FORM,
    record: ({ custId, device = custId }) => device,
    values: changeValues,
    afterSent: (core, { custId }) => devicesChanged(core, custId),
  }),
]
export default calls
