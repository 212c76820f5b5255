import { Plus } from '@phosphor-icons/react/dist/csr/Plus'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { formatNumber } from '#src/calendar'
import { Awaited, useRecord } from '#src/detail'
import { nameIn, useLanguage } from '#src/i18n'
import { usePageNavigation, useSearch } from '#src/navigation'
import { Card, Cell, DockButton, OfflineBar, PageFrame, StatusTag, Tiles } from '#src/ui'
import type { Device, DeviceSheet } from '../api/devices'
import { DeviceForm } from '../components/devices/DeviceForm'
import { DeviceInfo } from '../components/devices/DeviceInfo'
import { NEW } from '../components/devices/deviceForms'
import { useDeviceWords } from '../components/devices/useDeviceWords'
import { customerDeviceChange, customerEnergydeviceList } from '../routes'
import { gasOfDevice } from '../rules/devices'
import { deviceSheets } from '../stores/devices'
import { useTexts } from '../texts'

const DEVICE_TONES = { running: 'good', standby: 'warn', retired: 'plain' } as const

/** Energy devices of a company; with `device` in the address the form of one (/customerEnergydeviceList). */
export default observer(function DeviceList() {
  const { id, device } = useSearch(customerEnergydeviceList)
  return device === undefined ? <Devices id={id} /> : <DeviceForm custId={id} id={device} as="edit" />
})

const Devices = observer(function Devices({ id }: { readonly id: string }) {
  const t = useTexts()
  const page = usePageNavigation()
  const open = useRecord(deviceSheets, id)
  const mayAdd = open.main.value?.can.includes('add') === true
  const add = () => page.open(customerDeviceChange, { id, device: NEW })
  return (
    <PageFrame
      title={t('title.customerEnergydeviceList')}
      nav={{
        menu: [{ label: t('title.customerDeviceChange'), onPress: () => page.open(customerDeviceChange, { id }) }],
      }}
      notice={<OfflineBar seenAt={open.seenAt} />}
      dock={
        mayAdd ? (
          <DockButton shape="round" icon={<Plus aria-hidden="true" />} label={t('device.add')} onPress={add} />
        ) : null
      }
    >
      <Awaited
        section={open.main}
        empty={({ list }) =>
          list.length > 0
            ? undefined
            : {
                title: t('device.none'),
                text: t('device.noneText'),
                ...(mayAdd && { action: { label: t('device.add'), onPress: add } }),
              }
        }
      >
        {(sheet) => <Sheet sheet={sheet} />}
      </Awaited>
    </PageFrame>
  )
})

const Sheet = observer(function Sheet({ sheet: { company, list } }: { readonly sheet: DeviceSheet }) {
  const t = useTexts()
  const language = useLanguage()
  const words = useDeviceWords()
  const [opened, setOpened] = useState<string>()
  const used = list.filter(({ state }) => state !== 'retired')
  const retired = list.filter(({ state }) => state === 'retired')
  const count = used.reduce((sum, device) => sum + device.count, 0)
  const gas = used.reduce((sum, device) => sum + gasOfDevice(device), 0)
  const cell = (device: Device) => (
    <Cell
      key={device.id}
      title={words.named(device)}
      note={[words.fuel(device), device.maker, device.year].filter(Boolean).join(' · ')}
      value={<StatusTag word={device.state} tones={DEVICE_TONES} group="device.state" />}
      onPress={() => setOpened(device.id)}
    />
  )
  return (
    <>
      <Card title={nameIn(company, language)}>
        <Tiles
          tiles={[
            { label: t('device.count'), value: formatNumber(count, language) },
            { label: t('device.demand'), value: words.volume(gas), note: t('device.demandNote') },
          ]}
        />
      </Card>
      {used.length > 0 ? <Card title={t('device.inUse')}>{used.map(cell)}</Card> : null}
      {retired.length > 0 ? <Card title={t('device.state.retired')}>{retired.map(cell)}</Card> : null}
      <DeviceInfo
        custId={company.id}
        device={list.find(({ id }) => id === opened)}
        onClose={() => setOpened(undefined)}
      />
    </>
  )
})
