import { Plus } from '@phosphor-icons/react/dist/csr/Plus'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { sumOf } from '#src/calendar'
import { Awaited, useRecord } from '#src/detail'
import { useSearch } from '#src/navigation'
import { Card, CellCard, DockButton, OfflineBar, PageFrame, StatusTag, Tiles } from '#src/ui'
import type { Device, DeviceSheet } from '../api/devices'
import { DeviceForm } from '../components/devices/DeviceForm'
import { DeviceInfo } from '../components/devices/DeviceInfo'
import { NEW } from '../components/devices/deviceForms'
import { useDeviceWords } from '../components/devices/useDeviceWords'
import { useArea } from '../components/useArea'
import { customerDeviceChange, customerEnergydeviceList } from '../routes'
import { gasOfDevice } from '../rules/devices'
import { deviceSheets } from '../stores/devices'

const DEVICE_TONES = { running: 'good', standby: 'warn', retired: 'plain' } as const

/** Energy devices of a company; with `device` in the address the form of one (/customerEnergydeviceList). */
export default observer(function DeviceList() {
  const { id, device } = useSearch(customerEnergydeviceList)
  return device === undefined ? <Devices id={id} /> : <DeviceForm custId={id} id={device} as="edit" />
})

const Devices = observer(function Devices({ id }: { readonly id: string }) {
  const { t, page } = useArea()
  const open = useRecord(deviceSheets, id)
  const add = open.main.value?.can.includes('add')
    ? { label: t('device.add'), onPress: () => page.open(customerDeviceChange, { id, device: NEW }) }
    : undefined
  const changes = { label: t('title.customerDeviceChange'), onPress: () => page.open(customerDeviceChange, { id }) }
  const none = { title: t('device.none'), text: t('device.noneText'), action: add }
  return (
    <PageFrame
      title={t('title.customerEnergydeviceList')}
      nav={{ menu: [changes] }}
      notice={<OfflineBar seenAt={open.seenAt} />}
      dock={add ? <DockButton shape="round" icon={<Plus aria-hidden="true" />} {...add} /> : null}
    >
      <Awaited section={open.main} empty={({ list }) => (list.length > 0 ? undefined : none)}>
        {(sheet) => <Sheet sheet={sheet} />}
      </Awaited>
    </PageFrame>
  )
})

const Sheet = observer(function Sheet({ sheet: { company, list } }: { readonly sheet: DeviceSheet }) {
  const { t } = useArea()
  const words = useDeviceWords()
  const [opened, setOpened] = useState<string>()
  const used = list.filter(({ state }) => state !== 'retired')
  const retired = list.filter(({ state }) => state === 'retired')
  const device = list.find(({ id }) => id === opened)
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
      {device ? <DeviceInfo custId={company.id} device={device} onClose={() => setOpened(undefined)} /> : null}
    </>
  )
})
