import * as v from 'valibot'
import { days } from '#base/calendar'
import { getDictionary } from '#domain/directory'
import { DictateInput } from '#kit/attachments'
import {
  ChipsInput,
  ChoiceInput,
  DateInput,
  MonthInput,
  NumberInput,
  numberText,
  optionalNumberText,
  PeriodInput,
  SwitchInput,
  submission,
  TextInput,
  useRecordForm,
} from '#kit/forms'
import { Button } from '#ui/components'
import { useTexts } from '../plugin'
import { Shown } from './Shown'

const KINDS = ['visit', 'call', 'message'] as const
const TAGS = ['heat', 'steam', 'power', 'cooling', 'pv'] as const

const schema = v.object({
  title: v.pipe(v.string(), v.trim(), v.nonEmpty('error.missing'), v.maxLength(60)),
  report: v.pipe(v.string(), v.trim(), v.minLength(10, 'error.short'), v.maxLength(2000)),
  volume: v.pipe(numberText('error.number'), v.minValue(1, 'error.number')),
  price: optionalNumberText('error.number'),
  kind: v.picklist(KINDS),
  need: v.union([v.literal(''), v.picklist(TAGS)]),
  needs: v.array(v.picklist(TAGS)),
  day: v.pipe(v.string(), v.nonEmpty('error.missing')),
  at: v.string(),
  until: v.string(),
  start: v.string(),
  end: v.string(),
  agreed: v.boolean(),
})

/** Inputs bound to a form: labels by name, marks and limits by the schema. */
export default function TextInputExample() {
  const t = useTexts()
  const form = useRecordForm({
    form: 'public.samples',
    record: 'inputs',
    defaults: {
      title: '',
      report: '',
      volume: '1234567.5',
      price: '',
      kind: 'visit',
      need: '',
      needs: ['steam'],
      day: '',
      at: '',
      until: '2027-02',
      start: '',
      end: '',
      agreed: false,
    },
    schema,
    submit: () => submission(getDictionary, { type: 'scale' }, { record: 'samples', label: t('parts.sent') }),
    onSent: () => undefined,
  })
  return (
    <Shown state="usual">
      <TextInput form={form} name="title" />
      <DictateInput form={form} name="report" />
      <NumberInput form={form} name="volume" unit="m³" />
      <NumberInput form={form} name="price" unit="CNY" />
      <ChoiceInput form={form} name="kind" options={KINDS} />
      <ChoiceInput form={form} name="need" options={TAGS} />
      <ChipsInput form={form} name="needs" options={TAGS} group="need" label={t('field.need')} />
      <DateInput form={form} name="day" quick={[0, 1, 3, 7]} />
      <DateInput form={form} name="at" quick={[1, 4]} time />
      <MonthInput form={form} name="until" />
      <PeriodInput form={form} from="start" to="end" min={days.today()} most={90} lengths={[7, 30, 90]} />
      <SwitchInput form={form} name="agreed" />
      <div className="shown__pad">
        <Button variant="brand" wide busy={form.sending} onPress={form.submit}>
          {t('samples.check')}
        </Button>
      </div>
    </Shown>
  )
}
