import { href } from '#base/routes'
import { type Core, type RepeatableCall, repeatableForm } from '#platform/core'
import { enterChange, saveDevice } from './api/devices'
import { addLog, listLog } from './api/serviceLog'
import { CHANGE_FORM, changeValues, DEVICE_FORM, deviceValues } from './components/devices/deviceForms'
import { LOG_FORM, logValues } from './components/logForm'
import { customerDeviceChange, customerEnergydeviceList, customerServiceLog } from './routes'
import { devicesChanged } from './stores/devices'
import { logWritten } from './stores/serviceLog'

/** An entry is recognised by its moment and words. */
async function isWritten(core: Core, { custId, at, text }: Parameters<typeof logValues>[0]): Promise<boolean> {
  const { items } = await core.http(listLog, { custId, page: 1 }, { background: true })
  return items.some((each) => each.at.getTime() === at.getTime() && each.text === text)
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
    afterSent: (core, { custId }) => logWritten(core, custId),
  }),
  repeatableForm(saveDevice, {
    title: 'device.edit',
    to: ({ custId, id = 'new' }) => href(customerEnergydeviceList, { id: custId, device: id }),
    form: DEVICE_FORM,
    record: ({ custId, id = custId }) => id,
    values: ({ version = 0, state = '1', ...request }, uploads) => ({
      ...deviceValues(request, uploads),
      version,
      state,
    }),
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
