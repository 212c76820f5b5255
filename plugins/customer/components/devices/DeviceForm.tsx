import { observer } from 'mobx-react-lite'
import { useWatch } from 'react-hook-form'
import { PhotosInput, uploadsOf, withFiles } from '#src/attachments'
import { days } from '#src/calendar'
import { DictionaryInput } from '#src/choosers'
import { useCore } from '#src/core'
import { AwaitedPage, useRecord } from '#src/detail'
import { capacityUnit } from '#src/energy'
import { ChoiceInput, DateInput, FormPage, NumberInput, submission, TextInput, useRecordForm } from '#src/forms'
import { ScanButton } from '#src/scanner'
import { Card } from '#src/ui'
import { type Device, deviceStates, enterChange, saveDevice } from '../../api/devices'
import { effectOf } from '../../rules/devices'
import { deviceSheets, devicesChanged } from '../../stores/devices'
import { useArea } from '../useArea'
import * as forms from './deviceForms'
import { useDeviceWords } from './useDeviceWords'
import './devices.css'

interface DeviceFormProps {
  readonly custId: string
  /** The device, `new` for one that is added. */
  readonly id: string
  /** Edits the device, or enters that it was added, replaced or retired. */
  readonly as: 'edit' | 'change'
}

/** Form of a device in use; one that is retired, or not there any more, is said so. */
export const DeviceForm = observer(function DeviceForm({ custId, id, as }: DeviceFormProps) {
  const { t } = useArea()
  const { main } = useRecord(deviceSheets, custId)
  const device = main.value?.list.find((each) => each.id === id)
  if (as === 'change' && (id === forms.NEW ? main.value?.can.includes('add') : device?.can.includes('retire')))
    return <ChangeForm custId={custId} device={device} />
  if (as === 'edit' && device?.can.includes('edit')) return <EditForm device={device} />
  const text = t(device?.why.edit === undefined ? 'device.goneText' : 'refused.4203')
  return (
    <AwaitedPage
      title={t(as === 'edit' ? 'device.edit' : 'change.enter')}
      nav={{ back: 'close' }}
      section={main}
      empty={() => ({ title: t('device.notEditable'), text })}
    >
      {() => null}
    </AwaitedPage>
  )
})

/** What is sent besides the request: to which device, with its photo, and what shows the device is asked again. */
function useDelivery(label: string, custId: string, id = custId) {
  const core = useCore()
  return (photos: forms.DeviceValues['photos']) => ({
    ...{ record: `device:${id}`, label, after: () => devicesChanged(core, custId) },
    send: withFiles(uploadsOf('photo', photos)),
  })
}

const EditForm = observer(function EditForm({ device }: { readonly device: Device }) {
  const { t, page } = useArea()
  const { id, custId, version } = device
  const delivery = useDelivery(t('device.edit'), custId, id)
  const form = useRecordForm({
    form: forms.DEVICE_FORM,
    record: id,
    defaults: { ...forms.deviceValues(device), state: device.state === 'standby' ? '2' : '1' },
    schema: forms.editSchema,
    submit: ({ state, ...out }) =>
      submission(saveDevice, { custId, id, version, state, ...forms.enteredDevice(out) }, delivery(out.photos)),
    onSent: page.leave,
  })
  const states = (['running', 'standby'] as const).map((word) => ({
    ...{ value: deviceStates.toWire(word), label: t(`device.state.${word}`) },
  }))
  return (
    <FormPage title={t('device.edit')} form={form} submit={t('device.save')}>
      <Card>
        <ChoiceInput form={form} name="state" options={states} label={t('device.stateLabel')} />
      </Card>
      <DeviceFields form={form} />
    </FormPage>
  )
})

interface ChangeFormProps extends Pick<DeviceFormProps, 'custId'> {
  readonly device: Device | undefined
}

const ChangeForm = observer(function ChangeForm({ custId, device }: ChangeFormProps) {
  const { t, page } = useArea()
  const words = useDeviceWords()
  const { id, version } = device ?? {}
  const delivery = useDelivery(t('change.enter'), custId, id)
  const form = useRecordForm({
    form: forms.CHANGE_FORM,
    record: id ?? custId,
    defaults: forms.newChange(device),
    schema: forms.changeSchema,
    submit: ({ change, at, ...out }) => {
      const newDevice = change === 'X' ? undefined : forms.enteredDevice(out)
      return submission(
        enterChange,
        { custId, kind: change, at, device: id, version, ...(newDevice && { newDevice }) },
        delivery(newDevice ? out.photos : []),
      )
    },
    onSent: page.leave,
  })
  const values = useWatch({ control: form.methods.control }) as forms.ChangeValues
  const isRetired = values.change === 'X'
  const next = isRetired ? undefined : forms.burnerOf(values)
  const changes = (['R', 'X'] as const).map((value) => ({ value, label: t(`change.do.${value}`) }))
  return (
    <FormPage title={t(device ? 'change.enter' : 'device.add')} form={form} submit={t('device.save')}>
      <Card title={device ? t('change.of') : undefined}>
        {device ? (
          <>
            <p className="device__effect">{`${words.named(device)} · ${words.fuel(device)}`}</p>
            <ChoiceInput form={form} name="change" label={t('change.what')} options={changes} />
          </>
        ) : null}
        <DateInput form={form} name="at" max={days.today()} quick={[0, -1]} label={t('change.at')} />
        <p className="device__effect" role="status">
          {t('change.effect')}
          <b>{isRetired || next ? words.effect(effectOf(device, next)) : '–'}</b>
        </p>
      </Card>
      {isRetired ? null : <DeviceFields form={form} />}
    </FormPage>
  )
})

/** Fields of a device; the unit of its capacity follows from its kind. */
function DeviceFields({ form }: { readonly form: forms.DeviceFieldForm }) {
  const { t } = useArea()
  const kind = useWatch({ control: form.methods.control, name: 'kind' })
  return (
    <>
      <Card title={t('device.what')}>
        <DictionaryInput form={form} name="kind" type="deviceKind" label={t('device.kind')} />
        <DictionaryInput form={form} name="fuel" type="fuel" />
        <div className="device__pair">
          <NumberInput form={form} name="capacity" unit={capacityUnit(kind)} />
          <NumberInput form={form} name="count" />
          <NumberInput form={form} name="hours" unit={t('device.unit.hours')} />
          <NumberInput form={form} name="days" unit={t('device.unit.days')} />
          <NumberInput form={form} name="load" unit="%" />
          <NumberInput form={form} name="year" plain />
        </div>
      </Card>
      <Card title={t('device.plate')}>
        <TextInput form={form} name="maker" />
        <TextInput
          form={form}
          name="plateCode"
          action={({ onChange }) => <ScanButton label={t('field.plateCode')} onText={onChange} />}
        />
        <PhotosInput form={form} name="photos" most={1} label={t('device.photo')} />
      </Card>
    </>
  )
}
