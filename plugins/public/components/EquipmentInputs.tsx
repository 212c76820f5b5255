import { defineFields, number, photo, text } from '#base/fields'
import { entriesOf } from '#base/wire'
import { getDictionary } from '#domain/directory'
import { EquipmentInputs, PlateInputs } from '#domain/equipment'
import { formValues } from '#kit/attachments'
import { submission, useRecordForm } from '#kit/forms'
import { useTexts } from '../plugin'
import { Shown } from './Shown'

const figure = number({ message: 'error.number' })
const chosen = text({ required: true, message: 'error.missing' })
const fields = defineFields({
  ...entriesOf(chosen, 'kind', 'fuel'),
  ...entriesOf(figure, 'capacity', 'count', 'hours', 'days', 'load', 'year'),
  plateCode: text(),
  photo: photo(),
})

/** Equipment and its plate: the unit of the capacity follows from the kind. */
export default function EquipmentInputsExample() {
  const t = useTexts()
  const form = useRecordForm({
    form: 'public.samples',
    record: 'equipment',
    defaults: formValues(fields, { kind: 'B', fuel: 'gas', capacity: 12, count: 2, hours: 12, days: 270, load: 70 }),
    fields,
    submit: () => submission(getDictionary, { type: 'scale' }, { record: 'samples', label: t('parts.sent') }),
    onSent: () => undefined,
  })
  return (
    <Shown state="equipment">
      <EquipmentInputs form={form} />
      <PlateInputs form={form} photo="photo" />
    </Shown>
  )
}
