import Plus from '@phosphor-icons/core/regular/plus.svg'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { sumOf } from '#base/quantities'
import { gasOfDevice, gasPerHour } from '#domain/equipment/rules'
import { Gallery } from '#kit/attachments'
import { Facts, ResourcePage, useRecord } from '#kit/detail'
import { useMove } from '#kit/records'
import { useSearch } from '#platform/navigation'
import { Button, Card, CellCard, DockButton, Icon, Sheet, StatusTag, Tiles, usePageTools } from '#ui/components'
import type { Device } from '../api/devices'
import { DeviceForm } from '../components/devices/DeviceForm'
import { NEW } from '../components/devices/deviceForms'
import { useDeviceWords } from '../components/devices/useDeviceWords'
import { useTexts } from '../plugin'
import { customerDeviceChange, customerEnergydeviceList } from '../routes'
import { deviceSheets, retire } from '../stores/devices'
import '../components/devices/devices.css'

const DEVICE_TONES = { running: 'good', standby: 'warn', retired: 'plain' } as const

/** Energy devices of a company; with `device` in the address the form of one (/customerEnergydeviceList). */
export default observer(function DeviceList() {
  const { id, device } = useSearch(customerEnergydeviceList)
  return device === undefined ? <Devices id={id} /> : <DeviceForm custId={id} id={device} as="edit" />
})

const Devices = observer(function Devices({ id }: { readonly id: string }) {
  const t = useTexts()
  const { page } = usePageTools()
  const words = useDeviceWords()
  const [opened, setOpened] = useState<string>()
  const { main } = useRecord(deviceSheets, id)
  const add = main.value?.can.includes('add')
    ? { label: t('device.add'), onPress: () => page.open(customerDeviceChange, { id, device: NEW }) }
    : undefined
  const changes = { label: t('title.customerDeviceChange'), onPress: () => page.open(customerDeviceChange, { id }) }
  const none = { title: t('device.none'), text: t('device.noneText'), action: add }
  return (
    <ResourcePage
      title={t('title.customerEnergydeviceList')}
      nav={{ menu: [changes] }}
      dock={add ? <DockButton shape="round" icon={<Icon svg={Plus} />} {...add} /> : null}
      section={main}
      empty={({ list }) => (list.length > 0 ? undefined : none)}
    >
      {({ company, list }) => {
        const used = list.filter(({ state }) => state !== 'retired')
        const retired = list.filter(({ state }) => state === 'retired')
        const device = list.find((each) => each.id === opened)
        const cell = (one: Device) => ({
          key: one.id,
          title: words.named(one),
          note: [words.fuel(one), one.maker, one.year].filter(Boolean).join(' · '),
          value: <StatusTag word={one.state} tones={DEVICE_TONES} group="device.state" />,
          onPress: () => setOpened(one.id),
        })
        const demand = { value: words.volume(sumOf(used, gasOfDevice)), note: t('device.demandNote') }
        return (
          <>
            <Card title={words.name(company)}>
              <Tiles
                tiles={[
                  { label: t('device.count'), value: words.number(sumOf(used, ({ count }) => count)) },
                  { label: t('device.demand'), ...demand },
                ]}
              />
            </Card>
            <CellCard title={t('device.inUse')} cells={used.map(cell)} />
            <CellCard title={t('device.state.retired')} cells={retired.map(cell)} />
            {device ? <DeviceInfo device={device} onClose={() => setOpened(undefined)} /> : null}
          </>
        )
      }}
    </ResourcePage>
  )
})

interface DeviceInfoProps {
  readonly device: Device
  readonly onClose: () => void
}

/** All fields of a device in a sheet, with its actions; mounted while it is open. */
const DeviceInfo = observer(function DeviceInfo({ device, onClose }: DeviceInfoProps) {
  const t = useTexts()
  const { page } = usePageTools()
  const words = useDeviceWords()
  const { id, custId, can, photo, why, maker, year, plateCode } = device
  const retiring = useMove(retire, custId)
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
          why.edit !== undefined && { label: t('field.state'), value: t('refused.4203') },
        ]}
      />
      {photo === undefined ? null : (
        <div className="device__photo">
          <Gallery photos={[photo]} label={t('field.photo')} />
        </div>
      )}
    </Sheet>
  )
})
