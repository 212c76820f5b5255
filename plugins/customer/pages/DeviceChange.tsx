import ArrowsClockwise from '@phosphor-icons/core/regular/arrows-clockwise.svg'
import Minus from '@phosphor-icons/core/regular/minus.svg'
import Plus from '@phosphor-icons/core/regular/plus.svg'
import { observer } from 'mobx-react-lite'
import { ResourcePage, useRecord } from '#kit/detail'
import { useSearch } from '#platform/navigation'
import { Button, Card, Icon, Timeline, usePageTools } from '#ui/components'
import type { Change } from '../api/devices'
import { DeviceForm } from '../components/devices/DeviceForm'
import { NEW } from '../components/devices/deviceForms'
import { useDeviceWords } from '../components/devices/useDeviceWords'
import { useTexts } from '../plugin'
import { customerDeviceChange, customerEnergydeviceList } from '../routes'
import { deviceSheets } from '../stores/devices'

const ICONS = { added: <Icon svg={Plus} />, replaced: <Icon svg={ArrowsClockwise} />, retired: <Icon svg={Minus} /> }

/** Changes of the devices of a company; with `device` in the address a new one is entered (/customerDeviceChange). */
export default observer(function DeviceChange() {
  const { id, device } = useSearch(customerDeviceChange)
  return device === undefined ? <History id={id} /> : <DeviceForm custId={id} id={device} as="change" />
})

const History = observer(function History({ id }: { readonly id: string }) {
  const t = useTexts()
  const { page, word } = usePageTools()
  const words = useDeviceWords()
  const { main, parts } = useRecord(deviceSheets, id)
  const none = { title: t('change.none'), text: t('change.noneText') }
  const actions = (
    <>
      <Button onPress={() => page.open(customerEnergydeviceList, { id })}>{t('device.choose')}</Button>
      <Button variant="main" wide onPress={() => page.open(customerDeviceChange, { id, device: NEW })}>
        {t('device.add')}
      </Button>
    </>
  )
  const textOf = ({ device, newDevice }: Change) =>
    newDevice ? t('change.from', { before: words.named(device), after: words.named(newDevice) }) : words.named(device)
  const noteOf = ({ effect, by }: Change) =>
    [t('change.demand', { volume: words.effect(effect) }), words.name(by)].filter(Boolean).join(' · ')
  const title = t('title.customerDeviceChange')
  if (!main.value)
    return (
      <ResourcePage title={title} section={main}>
        {() => null}
      </ResourcePage>
    )
  return (
    <ResourcePage
      title={title}
      bottomBar={main.value.can.includes('add') ? actions : null}
      section={parts.changes}
      empty={({ list }) => (list.length === 0 ? none : undefined)}
    >
      {({ list }) => (
        <Card title={t('change.history')}>
          <Timeline
            label={t('change.history')}
            events={list.map((change) => ({
              id: change.id,
              icon: ICONS[change.kind as 'added'] ?? <Icon svg={Plus} />,
              tone: change.kind === 'retired' ? 'plain' : 'brand',
              title: word('change.kind', change.kind),
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
      )}
    </ResourcePage>
  )
})
