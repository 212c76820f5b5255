import { ArrowsClockwise } from '@phosphor-icons/react/dist/csr/ArrowsClockwise'
import { Minus } from '@phosphor-icons/react/dist/csr/Minus'
import { Plus } from '@phosphor-icons/react/dist/csr/Plus'
import { observer } from 'mobx-react-lite'
import { formatDay, momentOf } from '#src/calendar'
import { Awaited, useRecord } from '#src/detail'
import { nameIn, useLanguage } from '#src/i18n'
import { usePageNavigation, useSearch } from '#src/navigation'
import { Button, Card, OfflineBar, PageFrame, Timeline } from '#src/ui'
import type { Change } from '../api/devices'
import { DeviceForm } from '../components/devices/DeviceForm'
import { NEW } from '../components/devices/deviceForms'
import { useDeviceWords } from '../components/devices/useDeviceWords'
import { customerDeviceChange, customerEnergydeviceList } from '../routes'
import { deviceSheets } from '../stores/devices'
import { useTexts } from '../texts'

const ICONS = { added: <Plus />, replaced: <ArrowsClockwise />, retired: <Minus /> }

/** Changes of the devices of a company; with `device` in the address a new one is entered (/customerDeviceChange). */
export default observer(function DeviceChange() {
  const { id, device } = useSearch(customerDeviceChange)
  return device === undefined ? <History id={id} /> : <DeviceForm custId={id} id={device} as="change" />
})

const History = observer(function History({ id }: { readonly id: string }) {
  const t = useTexts()
  const page = usePageNavigation()
  const open = useRecord(deviceSheets, id)
  const add = () => page.open(customerDeviceChange, { id, device: NEW })
  const mayAdd = open.main.value?.can.includes('add') === true
  return (
    <PageFrame
      title={t('title.customerDeviceChange')}
      notice={<OfflineBar seenAt={open.seenAt} />}
      bottomBar={
        mayAdd ? (
          <>
            <Button onPress={() => page.open(customerEnergydeviceList, { id })}>{t('device.choose')}</Button>
            <Button variant="main" wide onPress={add}>
              {t('device.add')}
            </Button>
          </>
        ) : null
      }
    >
      {open.main.value ? (
        <Awaited
          section={open.parts.changes}
          empty={({ list }) =>
            list.length === 0 ? { title: t('change.none'), text: t('change.noneText') } : undefined
          }
        >
          {({ list }) => <Changes changes={list} />}
        </Awaited>
      ) : (
        <Awaited section={open.main}>{() => null}</Awaited>
      )}
    </PageFrame>
  )
})

const Changes = observer(function Changes({ changes }: { readonly changes: readonly Change[] }) {
  const t = useTexts()
  const language = useLanguage()
  const words = useDeviceWords()
  return (
    <Card title={t('change.history')}>
      <Timeline
        label={t('change.history')}
        events={changes.map(({ id, kind, device, newDevice, at, effect, by }) => ({
          id,
          icon: ICONS[kind as 'added'] ?? <Plus />,
          tone: kind === 'retired' ? 'plain' : 'brand',
          title: t(`change.kind.${kind as 'added'}`),
          time: formatDay(momentOf(at), language),
          body: (
            <>
              <p>
                {newDevice
                  ? t('change.from', { before: words.named(device), after: words.named(newDevice) })
                  : words.named(device)}
              </p>
              <p>
                {[t('change.demand', { volume: words.effect(effect) }), by && nameIn(by, language)]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </>
          ),
        }))}
      />
    </Card>
  )
})
