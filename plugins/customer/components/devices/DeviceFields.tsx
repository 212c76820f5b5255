import { useWatch } from 'react-hook-form'
import { PhotosInput } from '#src/attachments'
import { DictionaryInput } from '#src/choosers'
import { NumberInput, type RecordForm, TextInput } from '#src/forms'
import { ScanButton } from '#src/scanner'
import { Card } from '#src/ui'
import { capacityUnit } from '../../rules/devices'
import { useTexts } from '../../texts'
import type { DeviceValues } from './values'
import './devices.css'

// biome-ignore lint/suspicious/noExplicitAny: the fields do not depend on what the form sends
type DeviceForm = RecordForm<DeviceValues & any, any>

/** Fields of a device; the unit of its capacity follows from its kind. */
export function DeviceFields({ form }: { readonly form: DeviceForm }) {
  const t = useTexts()
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
