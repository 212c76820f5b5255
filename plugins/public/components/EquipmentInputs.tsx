import * as v from 'valibot'
import { entriesOf } from '#base/wire'
import { getDictionary } from '#domain/directory'
import { EquipmentInputs, PlateInputs } from '#domain/equipment'
import { formValues, photoSchema } from '#kit/attachments'
import { submission, textOfNumber, useRecordForm } from '#kit/forms'
import { useTexts } from '../plugin'
import { Shown } from './Shown'

const figure = textOfNumber(v.optional(v.number('error.number')))
const schema = v.object({
  ...entriesOf(v.pipe(v.string(), v.nonEmpty('error.missing')), 'kind', 'fuel'),
  ...entriesOf(figure, 'capacity', 'count', 'hours', 'days', 'load', 'year'),
  plateCode: v.string(),
  photo: photoSchema,
})

/** Equipment and its plate: the unit of the capacity follows from the kind. */
export default function EquipmentInputsExample() {
  const t = useTexts()
  const form = useRecordForm({
    form: 'public.samples',
    record: 'equipment',
    defaults: formValues(schema, { kind: 'B', fuel: 'gas', capacity: 12, count: 2, hours: 12, days: 270, load: 70 }),
    schema,
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
