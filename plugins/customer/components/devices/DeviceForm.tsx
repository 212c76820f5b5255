import { observer } from 'mobx-react-lite'
import { useWatch } from 'react-hook-form'
import { days } from '#base/calendar'
import { EquipmentInputs, PlateInputs } from '#domain/equipment'
import { uploadsOf, withFiles } from '#kit/attachments'
import { ResourcePage, useRecord } from '#kit/detail'
import { ChoiceInput, DateInput, FormPage, type PageForm, submission, TextInput, useRecordForm } from '#kit/forms'
import { useCore } from '#platform/core'
import { Card, usePageTools } from '#ui/components'
import { type Device, deviceStates, enterChange, saveDevice } from '../../api/devices'
import { useTexts } from '../../plugin'
import { effectOf } from '../../rules/devices'
import { deviceSheets, devicesChanged } from '../../stores/devices'
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

/** Form of a device in use; a retired or removed device shows a notice instead. */
export const DeviceForm = observer(function DeviceForm({ custId, id, as }: DeviceFormProps) {
  const t = useTexts()
  const { main } = useRecord(deviceSheets, custId)
  const device = main.value?.list.find((each) => each.id === id)
  if (as === 'change' && (id === forms.NEW ? main.value?.can.includes('add') : device?.can.includes('retire')))
    return <ChangeForm custId={custId} device={device} />
  if (as === 'edit' && device?.can.includes('edit')) return <EditForm device={device} />
  const text = t(device?.why.edit === undefined ? 'device.goneText' : 'refused.4203')
  return (
    <ResourcePage
      title={t(as === 'edit' ? 'device.editTitle' : 'change.enter')}
      nav={{ back: 'close' }}
      section={main}
      empty={() => ({ title: t('device.notEditable'), text })}
    >
      {() => null}
    </ResourcePage>
  )
})

/** Delivery of the request: the target device and its photo; then the data that shows the device is refetched. */
function useDelivery(label: string, custId: string, id = custId) {
  const core = useCore()
  return (photo: forms.DeviceValues['photo']) => ({
    record: `device:${id}`,
    label,
    after: () => devicesChanged(core, custId),
    send: withFiles(uploadsOf('photo', photo)),
  })
}

const EditForm = observer(function EditForm({ device }: { readonly device: Device }) {
  const t = useTexts()
  const { page } = usePageTools()
  const { id, custId, version } = device
  const delivery = useDelivery(t('device.editTitle'), custId, id)
  const form = useRecordForm({
    form: forms.DEVICE_FORM,
    record: id,
    defaults: { ...forms.deviceValues(device), state: device.state === 'standby' ? '2' : '1' },
    fields: forms.editFields,
    submit: ({ state, ...out }) =>
      submission(saveDevice, { custId, id, version, state, ...forms.enteredDevice(out) }, delivery(out.photo)),
    onSent: page.leave,
  })
  const states = (['running', 'standby'] as const).map((word) => ({
    value: deviceStates.toWire(word),
    label: t(`device.state.${word}`),
  }))
  return (
    <FormPage title={t('device.editTitle')} form={form} submit={t('device.save')}>
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
  const t = useTexts()
  const { page } = usePageTools()
  const words = useDeviceWords()
  const { id, version } = device ?? {}
  const delivery = useDelivery(t('change.enter'), custId, id)
  const form = useRecordForm({
    form: forms.CHANGE_FORM,
    record: id ?? custId,
    defaults: forms.newChange(device),
    fields: forms.changeFields,
    submit: ({ change, at, ...out }) => {
      const newDevice = change === 'X' ? undefined : forms.enteredDevice(out)
      return submission(
        enterChange,
        { custId, kind: change, at, device: id, version, ...(newDevice && { newDevice }) },
        delivery(newDevice ? out.photo : []),
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

/** Fields of a device. */
function DeviceFields({ form }: { readonly form: PageForm<forms.DeviceValues> }) {
  const t = useTexts()
  return (
    <>
      <Card title={t('device.what')}>
        <EquipmentInputs form={form} />
      </Card>
      <Card title={t('device.plate')}>
        <TextInput form={form} name="maker" />
        <PlateInputs form={form} photo="photo" />
      </Card>
    </>
  )
}
