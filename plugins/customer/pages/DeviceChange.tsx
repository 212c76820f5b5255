import { observer } from 'mobx-react-lite'
import { formatDay, momentOf } from '#src/calendar'
import { Awaited, useRecord } from '#src/detail'
import { nameIn, useLanguage } from '#src/i18n'
import { usePageNavigation, useSearch } from '#src/navigation'
import { Button, Card, OfflineBar, PageFrame, Timeline } from '#src/ui'
import type { Change } from '../api/devices'
import { ChangeForm } from '../components/devices/ChangeForm'
import { changeIcon } from '../components/devices/changeIcon'
import { NEW } from '../components/devices/forms'
import { useDeviceWords } from '../components/devices/useDeviceWords'
import { customerDeviceChange, customerEnergydeviceList } from '../routes'
import { deviceSheets } from '../stores/devices'
import { useTexts } from '../texts'

/** Changes of the devices of a company; with `device` in the address a new one is entered (/customerDeviceChange). */
export default observer(function DeviceChange() {
  const { id, device } = useSearch(customerDeviceChange)
  return device === undefined ? <History id={id} /> : <ChangeForm custId={id} id={device} />
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
      <Awaited section={open.main}>
        {() => (
          <Awaited
            section={open.parts.changes}
            empty={({ list }) =>
              list.length === 0 ? { title: t('change.none'), text: t('change.noneText') } : undefined
            }
          >
            {({ list }) => <Changes changes={list} />}
          </Awaited>
        )}
      </Awaited>
    </PageFrame>
  )
})

const Changes = observer(function Changes({ changes }: { readonly changes: readonly Change[] }) {
  const t = useTexts()
  const language = useLanguage()
  const words = useDeviceWords()
  const named = (device: Change['device']) => `${words.kind(device)} ${words.size(device)}`
  return (
    <Card title={t('change.history')}>
      <Timeline
        label={t('change.history')}
        events={changes.map(({ id, kind, device, newDevice, at, effect, by }) => ({
          id,
          icon: changeIcon(kind),
          tone: kind === 'retired' ? 'plain' : 'brand',
          title: t(`change.kind.${kind as 'added'}`),
          time: formatDay(momentOf(at), language),
          body: (
            <>
              <p>{newDevice ? t('change.from', { before: named(device), after: named(newDevice) }) : named(device)}</p>
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
