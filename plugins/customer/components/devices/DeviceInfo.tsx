import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { Gallery } from '#src/attachments'
import { useCore } from '#src/core'
import { Facts } from '#src/detail'
import { usePageNavigation } from '#src/navigation'
import { randomKey } from '#src/outbox'
import { refusalText } from '#src/records'
import { Button, Sheet } from '#src/ui'
import { type Device, restoreDevice, retireDevice } from '../../api/devices'
import { customerDeviceChange, customerEnergydeviceList } from '../../routes'
import { gasOfDevice, gasPerHour } from '../../rules/devices'
import { devicesChanged } from '../../stores/devices'
import { useTexts } from '../../texts'
import { useDeviceWords } from './useDeviceWords'
import './devices.css'

interface DeviceInfoProps {
  readonly custId: string
  readonly device: Device | undefined
  readonly onClose: () => void
}

/** Everything of a device in a sheet, with what may be done about it. */
export const DeviceInfo = observer(function DeviceInfo({ custId, device, onClose }: DeviceInfoProps) {
  const t = useTexts()
  const words = useDeviceWords()
  const page = usePageNavigation()
  const { busy, retire } = useRetire(custId)
  if (!device) return null
  const { id, can, photo, why } = device
  const gas = gasOfDevice(device)
  return (
    <Sheet
      open
      onClose={onClose}
      title={`${words.kind(device)} ${words.size(device)}`}
      foot={
        can.length > 0 ? (
          <>
            <Button busy={busy} onPress={() => void retire(device).then(onClose)}>
              {t('device.retire')}
            </Button>
            <Button onPress={() => page.open(customerDeviceChange, { id: custId, device: id })}>
              {t('device.replace')}
            </Button>
            <Button
              variant="brand"
              wide
              onPress={() => page.open(customerEnergydeviceList, { id: custId, device: id })}
            >
              {t('device.edit')}
            </Button>
          </>
        ) : undefined
      }
    >
      <Facts
        facts={[
          { label: t('field.fuel'), value: words.fuel(device) },
          { label: t('field.maker'), value: device.maker },
          { label: t('field.year'), value: device.year },
          { label: t('field.plateCode'), value: device.plateCode, copy: device.plateCode },
          { label: t('device.operation'), value: words.operation(device) },
          gas > 0 && { label: t('device.perHour'), value: `${gasPerHour(device).toFixed(1)} m³/h` },
          gas > 0 && { label: t('device.demand'), value: words.volume(gas) },
          why.edit !== undefined && { label: t('device.stateLabel'), value: t('refused.4203') },
        ]}
      />
      {photo === undefined ? null : (
        <div className="device__photo">
          <Gallery photos={[photo]} label={t('device.photo')} />
        </div>
      )}
    </Sheet>
  )
})

/** Retires a device today; it can be taken back from the toast. */
function useRetire(custId: string) {
  const core = useCore()
  const t = useTexts()
  const [busy, setBusy] = useState(false)
  const { feedback, http } = core
  const send = async (call: typeof retireDevice | typeof restoreDevice, device: Pick<Device, 'id' | 'version'>) => {
    const { id, version } = device
    try {
      return await http(call, { id, version }, { background: true, idempotencyKey: randomKey() })
    } catch (error) {
      feedback.toast(refusalText(error, t))
      return undefined
    } finally {
      devicesChanged(core, custId)
    }
  }
  const retire = async (device: Device) => {
    if (busy) return
    setBusy(true)
    const gone = await send(retireDevice, device)
    setBusy(false)
    if (!gone) return
    const back = async () => {
      if (await send(restoreDevice, gone)) feedback.toast(t('device.restored'))
    }
    feedback.toast(t('device.retired'), { action: { label: t('device.undo'), run: () => void back() } })
  }
  return { busy, retire }
}
