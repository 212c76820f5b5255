import { observer } from 'mobx-react-lite'
import { Gallery } from '#src/attachments'
import { Facts } from '#src/detail'
import { useMove } from '#src/records'
import { Button, Sheet } from '#src/ui'
import type { Device } from '../../api/devices'
import { customerDeviceChange, customerEnergydeviceList } from '../../routes'
import { gasOfDevice, gasPerHour } from '../../rules/devices'
import { retire } from '../../stores/devices'
import { useArea } from '../useArea'
import { useDeviceWords } from './useDeviceWords'
import './devices.css'

interface DeviceInfoProps {
  readonly custId: string
  readonly device: Device
  readonly onClose: () => void
}

/** Everything of a device in a sheet, with what may be done about it; mounted while it is open. */
export const DeviceInfo = observer(function DeviceInfo({ custId, device, onClose }: DeviceInfoProps) {
  const { t, page } = useArea()
  const words = useDeviceWords()
  const retiring = useMove(retire, custId)
  const { id, can, photo, why, maker, year, plateCode } = device
  const to = { id: custId, device: id }
  const gas = gasOfDevice(device)
  const actions = (
    <>
      <Button busy={retiring.busy} onPress={() => void retiring.run(device).then(onClose)}>
        {t('device.retire')}
      </Button>
      <Button onPress={() => page.open(customerDeviceChange, to)}>{t('device.replace')}</Button>
      <Button variant="brand" wide onPress={() => page.open(customerEnergydeviceList, to)}>
        {t('device.edit')}
      </Button>
    </>
  )
  return (
    <Sheet open onClose={onClose} title={words.named(device)} foot={can.length > 0 ? actions : undefined}>
      <Facts
        facts={[
          { label: t('field.fuel'), value: words.fuel(device) },
          { label: t('field.maker'), value: maker },
          { label: t('field.year'), value: year },
          { label: t('field.plateCode'), value: plateCode, copy: plateCode },
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
