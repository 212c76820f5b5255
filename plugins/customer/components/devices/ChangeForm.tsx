import { observer } from 'mobx-react-lite'
import { useWatch } from 'react-hook-form'
import { uploadsOf, withFiles } from '#src/attachments'
import { days } from '#src/calendar'
import { useCore } from '#src/core'
import { Awaited, useRecord } from '#src/detail'
import { ChoiceInput, DateInput, FormPage, type RecordForm, submission, useRecordForm } from '#src/forms'
import { usePageNavigation } from '#src/navigation'
import { refusalText } from '#src/records'
import { Card, PageFrame } from '#src/ui'
import { type Device, enterChange } from '../../api/devices'
import { effectOf } from '../../rules/devices'
import { deviceSheets, devicesChanged } from '../../stores/devices'
import { useTexts } from '../../texts'
import { DeviceFields } from './DeviceFields'
import { CHANGE_FORM, NEW } from './forms'
import { useDeviceWords } from './useDeviceWords'
import { burnerOf, type ChangeValues, changeSchema, deviceValues, enteredDevice, NO_DEVICE, REFUSED } from './values'
import './devices.css'

const CHANGE_REFUSED = { ...REFUSED, at: { field: 'at', message: 'device.error.date' } } as const

/** Enters a change: a new device (`new`), or that one was replaced or retired. */
export const ChangeForm = observer(function ChangeForm({
  custId,
  id,
}: {
  readonly custId: string
  readonly id: string
}) {
  const t = useTexts()
  const open = useRecord(deviceSheets, custId)
  const sheet = open.main.value
  const device = sheet?.list.find((each) => each.id === id)
  const mayEnter = id === NEW ? sheet?.can.includes('add') : device?.can.includes('retire')
  if (mayEnter) return <Form custId={custId} device={device} />
  const text = t(device?.why.retire === undefined ? 'device.goneText' : 'refused.4203')
  return (
    <PageFrame title={t('change.enter')} nav={{ back: 'close' }}>
      <Awaited section={open.main} empty={() => ({ title: t('device.notEditable'), text })}>
        {() => null}
      </Awaited>
    </PageFrame>
  )
})

const Form = observer(function Form({
  custId,
  device,
}: {
  readonly custId: string
  readonly device: Device | undefined
}) {
  const t = useTexts()
  const core = useCore()
  const page = usePageNavigation()
  const form = useRecordForm({
    form: CHANGE_FORM,
    record: device?.id ?? custId,
    defaults: {
      ...(device ? deviceValues(device) : NO_DEVICE),
      change: device ? ('R' as const) : ('A' as const),
      at: days.today() as string,
      ...(device && { maker: '', plateCode: '', year: '', photos: [] }),
    } satisfies ChangeValues,
    schema: changeSchema,
    refused: CHANGE_REFUSED,
    submit: ({ change, at, ...out }) =>
      submission(
        enterChange,
        {
          ...{ custId, kind: change, at },
          ...(device && { device: device.id, version: device.version }),
          ...(change !== 'X' && { newDevice: enteredDevice(out) }),
        },
        {
          record: `device:${device?.id ?? custId}`,
          label: t('change.enter'),
          ...(change !== 'X' && { send: withFiles(uploadsOf('photo', out.photos)) }),
          after: () => devicesChanged(core, custId),
        },
      ),
    onSent: page.leave,
  })
  const change = useWatch({ control: form.methods.control, name: 'change' })
  return (
    <FormPage
      title={t(device ? 'change.enter' : 'device.add')}
      form={form}
      submit={t('device.save')}
      failureText={(error) => refusalText(error, t)}
    >
      <Card title={device ? t('change.of') : undefined}>
        {device ? <OldDevice device={device} /> : null}
        {device ? (
          <ChoiceInput
            form={form}
            name="change"
            label={t('change.what')}
            options={(['R', 'X'] as const).map((value) => ({ value, label: t(`change.do.${value}`) }))}
          />
        ) : null}
        <DateInput form={form} name="at" max={days.today()} quick={[0, -1]} label={t('change.at')} />
        <Effect form={form} device={device} />
      </Card>
      {change === 'X' ? null : <DeviceFields form={form} />}
    </FormPage>
  )
})

const OldDevice = observer(function OldDevice({ device }: { readonly device: Device }) {
  const words = useDeviceWords()
  return (
    <p className="device__effect">
      {words.kind(device)} {words.size(device)} · {words.fuel(device)}
    </p>
  )
})

interface EffectProps {
  // biome-ignore lint/suspicious/noExplicitAny: the effect does not depend on what the form sends
  readonly form: RecordForm<ChangeValues, any>
  readonly device: Device | undefined
}

/** By how much the demand for gas rises or falls, while the form is filled in. */
const Effect = observer(function Effect({ form, device }: EffectProps) {
  const t = useTexts()
  const words = useDeviceWords()
  const values = useWatch({ control: form.methods.control }) as ChangeValues
  const next = burnerOf(values)
  const isKnown = values.change === 'X' || next !== undefined
  return (
    <p className="device__effect" role="status">
      {t('change.effect')}
      <b>{isKnown ? words.effect(effectOf(device, values.change === 'X' ? undefined : next)) : '–'}</b>
    </p>
  )
})
