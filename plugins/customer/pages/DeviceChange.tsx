import { ArrowsClockwise } from '@phosphor-icons/react/dist/csr/ArrowsClockwise'
import { Minus } from '@phosphor-icons/react/dist/csr/Minus'
import { Plus } from '@phosphor-icons/react/dist/csr/Plus'
import { observer } from 'mobx-react-lite'
import { Awaited, useRecord } from '#src/detail'
import { useSearch } from '#src/navigation'
import { Button, Card, OfflineBar, PageFrame, Timeline } from '#src/ui'
import type { Change } from '../api/devices'
import { DeviceForm } from '../components/devices/DeviceForm'
import { NEW } from '../components/devices/deviceForms'
import { useDeviceWords } from '../components/devices/useDeviceWords'
import { useArea } from '../components/useArea'
import { customerDeviceChange, customerEnergydeviceList } from '../routes'
import { deviceSheets } from '../stores/devices'

const ICONS = { added: <Plus />, replaced: <ArrowsClockwise />, retired: <Minus /> }

/** Changes of the devices of a company; with `device` in the address a new one is entered (/customerDeviceChange). */
export default observer(function DeviceChange() {
  const { id, device } = useSearch(customerDeviceChange)
  return device === undefined ? <History id={id} /> : <DeviceForm custId={id} id={device} as="change" />
})

const History = observer(function History({ id }: { readonly id: string }) {
  const { t, page } = useArea()
  const open = useRecord(deviceSheets, id)
  const none = { title: t('change.none'), text: t('change.noneText') }
  const actions = (
    <>
      <Button onPress={() => page.open(customerEnergydeviceList, { id })}>{t('device.choose')}</Button>
      <Button variant="main" wide onPress={() => page.open(customerDeviceChange, { id, device: NEW })}>
        {t('device.add')}
      </Button>
    </>
  )
  return (
    <PageFrame
      title={t('title.customerDeviceChange')}
      notice={<OfflineBar seenAt={open.seenAt} />}
      bottomBar={open.main.value?.can.includes('add') ? actions : null}
    >
      {open.main.value ? (
        <Awaited section={open.parts.changes} empty={({ list }) => (list.length === 0 ? none : undefined)}>
          {({ list }) => <Changes changes={list} />}
        </Awaited>
      ) : (
        <Awaited section={open.main}>{() => null}</Awaited>
      )}
    </PageFrame>
  )
})

const Changes = observer(function Changes({ changes }: { readonly changes: readonly Change[] }) {
  const { t } = useArea()
  const words = useDeviceWords()
  const textOf = ({ device, newDevice }: Change) =>
    newDevice ? t('change.from', { before: words.named(device), after: words.named(newDevice) }) : words.named(device)
  const noteOf = ({ effect, by }: Change) =>
    [t('change.demand', { volume: words.effect(effect) }), words.name(by)].filter(Boolean).join(' · ')
  return (
    <Card title={t('change.history')}>
      <Timeline
        label={t('change.history')}
        events={changes.map((change) => ({
          id: change.id,
          icon: ICONS[change.kind as 'added'] ?? <Plus />,
          tone: change.kind === 'retired' ? 'plain' : 'brand',
          title: t(`change.kind.${change.kind as 'added'}`),
          time: words.day(change.at),
          body: (
            <>
              <p>{textOf(change)}</p>
              <p>{noteOf(change)}</p>
            </>
          ),
        }))}
      />
    </Card>
  )
})
