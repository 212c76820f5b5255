import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { asDay, days } from '#base/calendar'
import { formValues, PhotosInput } from '#kit/attachments'
import {
  ChoiceInput,
  DateInput,
  EditPage,
  NumberInput,
  type RecordForm,
  RowsInput,
  TextInput,
  useFieldValue,
} from '#kit/forms'
import type { OpenOf } from '#kit/records'
import { useCore, useStore } from '#platform/core'
import { refusalCode } from '#platform/http'
import { Card, Notice } from '#ui/components'
import type { Daily, Project, Quantity } from '../api'
import { projects } from '../records'
import { type DailyValues, dailyFields } from '../rules/fields'
import { isEditable } from '../rules/site'
import { MOST_PHOTOS, REFUSED, SAFETY, WEATHERS } from '../rules/vocabulary'
import { DAILY_FORM, dailySubmission } from './forms'
import { useScheduleTools } from './words'

interface DailyFormProps {
  readonly id: string
  /** The day; today's report without it. */
  readonly of: string | undefined
}

const valuesOf = (report: Partial<Daily> & { readonly version: number }): DailyValues => formValues(dailyFields, report)

/** The report of a day at a site; it goes through the outbox (/scheduleDetailYk). */
export const DailyForm = observer(function DailyForm({ id, of }: DailyFormProps) {
  const { t, say, word } = useScheduleTools()
  const core = useCore()
  const open = useStore(projects).of(id)
  const { daily, quantities } = open.parts
  const date = asDay(of ?? '') ?? days.today()
  const filed = () => daily.value?.find((each) => each.date === date)
  /** As yesterday: the same trades come back. */
  const begun = () => ({
    version: 0,
    date,
    weather: 'sunny' as const,
    stopHours: 0,
    safety: 'none' as const,
    crew: daily.value?.[0]?.crew ?? [],
    quantities: [],
  })
  const report = filed()
  const isCorrection = report !== undefined && !isEditable(report.date, new Date())
  return (
    <EditPage
      title={t('daily.of', { day: say.day(date) ?? date })}
      open={open}
      load={[open.main, daily, quantities]}
      may={() => open.main.value?.can.includes('write') === true}
      form={DAILY_FORM}
      record={`${id} ${date}`}
      of={() => filed() ?? begun()}
      values={valuesOf}
      fields={dailyFields}
      read={() => undefined}
      submit={(out) => dailySubmission(core, open.main.value as Project, out)}
      compare={{ weather: ({ weather }) => word('weather', weather), problems: true }}
    >
      {(form) => (
        <>
          <Filed form={form} daily={daily} date={date} />
          <Card>
            <DateInput form={form} name="date" disabled max={days.today()} />
            <ChoiceInput form={form} name="weather" options={WEATHERS} />
            <NumberInput form={form} name="tempMin" unit="°C" />
            <NumberInput form={form} name="tempMax" unit="°C" />
            <NumberInput form={form} name="stopHours" unit="h" />
          </Card>
          <Card>
            <Crew form={form} />
            <TextInput form={form} name="machines" />
            <Quantities form={form} known={quantities.value ?? []} />
          </Card>
          <Card>
            <ChoiceInput form={form} name="safety" options={SAFETY} />
            <TextInput form={form} name="problems" lines={3} />
            {isCorrection ? <TextInput form={form} name="note" required hint={t('daily.noteHint')} /> : null}
            <PhotosInput form={form} name="photos" most={MOST_PHOTOS} />
          </Card>
        </>
      )}
    </EditPage>
  )
})

interface FiledProps {
  readonly form: RecordForm<DailyValues>
  readonly daily: OpenOf<typeof projects>['parts']['daily']
  readonly date: string
}

/** Somebody filed the same day first, perhaps while this report waited for the network: theirs can be opened (5103). */
const Filed = observer(function Filed({ form, daily, date }: FiledProps) {
  const { t, say } = useScheduleTools()
  const version = useFieldValue(form, 'version')
  const isRefused = refusalCode(form.failure) === REFUSED.filed
  useEffect(() => {
    if (isRefused) void daily.load()
  }, [isRefused, daily])
  const first = daily.value?.find((each) => each.date === date)
  if (!first || version !== 0) return null
  const open = () => form.methods.reset(valuesOf(first), { keepDefaultValues: true })
  return (
    <Notice tone="warn" action={{ label: t('daily.open'), onPress: open }}>
      {t('daily.filed', { name: say.name(first.by) ?? '' })}
    </Notice>
  )
})

function Crew({ form }: { readonly form: RecordForm<DailyValues> }) {
  const { t } = useScheduleTools()
  return (
    <RowsInput
      form={form}
      name="crew"
      blank={() => ({ trade: '', heads: '', hours: '8' })}
      title={({ trade }) => trade}
      note={({ heads, hours }) => t('daily.crewNote', { heads, hours })}
    >
      {(at) => (
        <>
          <TextInput form={form} name={`${at}.trade`} label={t('field.trade')} />
          <NumberInput form={form} name={`${at}.heads`} label={t('field.heads')} />
          <NumberInput form={form} name={`${at}.hours`} label={t('field.hours')} unit="h" />
        </>
      )}
    </RowsInput>
  )
}

interface QuantitiesProps {
  readonly form: RecordForm<DailyValues>
  readonly known: readonly Quantity[]
}

function Quantities({ form, known }: QuantitiesProps) {
  const { t, say } = useScheduleTools()
  const nameOf = (code: string) => say.name(known.find((each) => each.code === code)) ?? code
  const unitOf = (code: string) => known.find((each) => each.code === code)?.unit ?? ''
  const options = known.map(({ code, unit }) => ({ value: code, label: `${nameOf(code)} (${unit})` }))
  return (
    <RowsInput
      form={form}
      name="quantities"
      blank={() => ({ code: known[0]?.code ?? '', done: '' })}
      title={({ code }) => nameOf(code)}
      note={({ code, done }) => `${done} ${unitOf(code)}`}
    >
      {(at) => (
        <>
          <ChoiceInput form={form} name={`${at}.code`} label={t('field.code')} options={options} sheet />
          <NumberInput form={form} name={`${at}.done`} label={t('field.done')} />
        </>
      )}
    </RowsInput>
  )
}
