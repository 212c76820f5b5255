import { observer } from 'mobx-react-lite'
import { useWatch } from 'react-hook-form'
import { days } from '#base/calendar'
import { useDictionary } from '#domain/directory'
import { EquipmentInputs, PlateInputs } from '#domain/equipment'
import { uploadsOf, withFiles } from '#kit/attachments'
import { ChoiceInput, DateInput, EditPage, type PageForm, type RecordForm, submission, TextInput } from '#kit/forms'
import { currentBy, queryOf } from '#kit/records'
import { useCore, useStore } from '#platform/core'
import { Card, useFormats } from '#ui/components'
import {
  type Change,
  type Device,
  device as deviceSchema,
  enterChange,
  restoreDevice,
  saveDevice,
} from '../../api/devices'
import { useTexts } from '../../plugin'
import { effectOf } from '../../rules/devices'
import { deviceSheets, devicesChanged } from '../../stores/devices'
import * as forms from './deviceForms'
import { useDeviceWords } from './useDeviceWords'
import './devices.css'

const readDevice = currentBy(deviceSchema)

interface DeviceFormProps {
  readonly custId: string
  /** The device, `new` for one that is added. */
  readonly id: string
  /** Edits the device, or enters that it was added, replaced or retired. */
  readonly as: 'edit' | 'change'
}

/** Form of a device in use, over its version; for a retired or removed one a notice states why there is none. */
export function DeviceForm({ custId, id, as }: DeviceFormProps) {
  return as === 'edit' ? <EditDevice custId={custId} id={id} /> : <EnterChange custId={custId} id={id} />
}

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

/** Takes back what was sent; `changed` names the device, with its version since then. */
function useUndo(custId: string) {
  const core = useCore()
  return <A,>(changed: (answer: A) => { readonly id: string; readonly version: number }) => ({
    asks: (answer: A) => queryOf(restoreDevice, changed(answer)),
    done: () => devicesChanged(core, custId),
  })
}

/** The devices of the company, the one of the form, and what is shown in place of a form that it cannot have. */
function useEdited(custId: string, id: string) {
  const t = useTexts()
  const say = useFormats()
  const open = useStore(deviceSheets).of(custId)
  const { main } = open
  const device = () => main.value?.list.find((each) => each.id === id)
  const text = t(device()?.why.edit === undefined ? 'device.goneText' : 'refused.4203')
  /** What the entry of the outbox is called by. */
  const name = say.name(main.value?.company) ?? custId
  return { open, load: [main], device, name, denied: { title: t('device.notEditable'), text }, read: readDevice }
}

type OfDevice = Pick<DeviceFormProps, 'custId' | 'id'>

const EditDevice = observer(function EditDevice({ custId, id }: OfDevice) {
  const t = useTexts()
  const { device, name, ...frame } = useEdited(custId, id)
  const compare = useCompared<forms.EditValues>()
  const delivery = useDelivery(name, custId, id)
  const undoOf = useUndo(custId)
  const nameOf = (state: string) => t(`device.state.${state === '2' ? 'standby' : 'running'}`)
  return (
    <EditPage
      {...frame}
      title={t('device.editTitle')}
      may={() => device()?.can.includes('edit') === true}
      form={forms.DEVICE_FORM}
      record={id}
      of={device}
      values={forms.editValues}
      fields={forms.editFields}
      submit={({ state, version, ...out }) =>
        submission(
          saveDevice,
          { custId, id, version, state, ...forms.enteredDevice(out) },
          { ...delivery(out.photo), undo: undoOf(({ version }) => ({ id, version })) },
        )
      }
      compare={{ state: ({ state }) => nameOf(state), ...compare }}
    >
      {(form) => (
        <>
          <Card>
            <ChoiceInput
              form={form}
              name="state"
              options={['1', '2'].map((value) => ({ value, label: nameOf(value) }))}
            />
          </Card>
          <DeviceFields form={form} />
        </>
      )}
    </EditPage>
  )
})

/** A device that is replaced or retired; of one that is added, nothing but the version 0 is known. */
const EnterChange = observer(function EnterChange({ custId, id }: OfDevice) {
  const t = useTexts()
  const { device, name, ...frame } = useEdited(custId, id)
  const compare = useCompared<forms.ChangeValues>()
  const isNew = id === forms.NEW
  const delivery = useDelivery(name, custId, isNew ? custId : id)
  const undoOf = useUndo(custId)
  const { main } = frame.open
  return (
    <EditPage
      {...frame}
      title={t(isNew ? 'device.add' : 'change.enter')}
      may={() => (isNew ? main.value?.can.includes('add') : device()?.can.includes('retire')) === true}
      form={forms.CHANGE_FORM}
      record={isNew ? custId : id}
      of={() => (isNew ? forms.ADDED : device())}
      values={forms.newChange}
      fields={forms.changeFields}
      submit={({ change, at, version, ...out }) => {
        const newDevice = change === 'X' ? undefined : forms.enteredDevice(out)
        const of = isNew ? {} : { device: id, version }
        return submission(
          enterChange,
          { custId, kind: change, at, ...of, ...(newDevice && { newDevice }) },
          {
            ...delivery(newDevice ? out.photo : []),
            undo: undoOf(({ device }: Change) => ({ id: device.id, version: isNew ? 1 : version + 1 })),
          },
        )
      }}
      compare={compare}
    >
      {(form) => <ChangeFields form={form} device={device()} />}
    </EditPage>
  )
})

/** What both versions of a device are compared by. */
function useCompared<V extends forms.DeviceValues>() {
  const kinds = useDictionary('deviceKind')
  const fuels = useDictionary('fuel')
  const typed = { capacity: true, count: true, hours: true, days: true, load: true, year: true } as const
  return {
    kind: ({ kind }: V) => kinds.name(kind),
    fuel: ({ fuel }: V) => fuels.name(fuel),
    ...typed,
    maker: true,
    plateCode: true,
    // By address: photos of phones have the same few names.
    photo: ({ photo }: V) => photo.map(({ url, name }) => url ?? name).join(', '),
  } as const
}

interface ChangeFieldsProps {
  readonly form: RecordForm<forms.ChangeValues>
  readonly device: Device | undefined
}

const ChangeFields = observer(function ChangeFields({ form, device }: ChangeFieldsProps) {
  const t = useTexts()
  const words = useDeviceWords()
  const values = useWatch({ control: form.methods.control }) as forms.ChangeValues
  const isRetired = values.change === 'X'
  const next = isRetired ? undefined : forms.burnerOf(values)
  const changes = (['R', 'X'] as const).map((value) => ({ value, label: t(`change.do.${value}`) }))
  return (
    <>
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
    </>
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
