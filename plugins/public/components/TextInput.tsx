import * as v from 'valibot'
import { days } from '#base/calendar'
import { choice, defineFields, flag, number, text, value } from '#base/fields'
import { getDictionary } from '#domain/directory'
import { DictateInput } from '#kit/attachments'
import {
  ChipsInput,
  ChoiceInput,
  DateInput,
  MonthInput,
  NumberInput,
  OptionsInput,
  PeriodInput,
  PhraseChips,
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

const fields = defineFields({
  title: text({ required: true, most: 60, emptyMessage: 'error.missing' }),
  report: text({ required: true, least: 10, most: 2000, message: 'error.short' }),
  volume: number({ required: true, least: 1, message: 'error.number' }),
  price: number({ message: 'error.number' }),
  kind: choice(KINDS, { required: true }),
  need: choice(TAGS),
  needs: value(v.array(v.picklist(TAGS)), []),
  day: text({ required: true, message: 'error.missing' }),
  at: text(),
  until: text(),
  start: text(),
  end: text(),
  agreed: flag(),
})

/** Inputs bound to a form: labels by name, marks and limits by the fields. */
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
    fields,
    submit: () => submission(getDictionary, { type: 'scale' }, { record: 'samples', label: t('parts.sent') }),
    onSent: () => undefined,
  })
  return (
    <Shown state="usual">
      <TextInput form={form} name="title" />
      <DictateInput form={form} name="report" />
      <PhraseChips
        form={form}
        name="report"
        label={t('parts.note')}
        phrases={[{ label: t('parts.add'), text: t('parts.words') }]}
      />
      <NumberInput form={form} name="volume" unit="m³" />
      <NumberInput form={form} name="price" unit="CNY" />
      <ChoiceInput form={form} name="kind" options={KINDS} />
      <OptionsInput
        form={form}
        name="kind"
        options={KINDS.map((kind) => ({ value: kind, label: t(`kind.${kind}`) }))}
      />
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
