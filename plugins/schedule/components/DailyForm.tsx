import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { asDay, type Day, days } from '#base/calendar'
import { DictateInput, formValues, PhotosInput, withUploads } from '#kit/attachments'
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
import { currentBy, type OpenOf } from '#kit/records'
import { useCore, useStore } from '#platform/core'
import { refusalCode } from '#platform/http'
import { usePageState } from '#platform/navigation'
import { Card, Notice, PageFrame, StateView } from '#ui/components'
import { type Daily, daily as dailySchema, type Project, type Quantity, saveDaily } from '../api'
import { projects } from '../records'
import { type DailyValues, dailyFields, NOTHING_KNOWN } from '../rules/fields'
import { doneOf, isEditable } from '../rules/site'
import { MOST_PHOTOS, REFUSED, SAFETY, WEATHERS } from '../rules/vocabulary'
import { DAILY_FORM, isDayWaiting, projectSubmission } from './forms'
import { useToWaiting } from './useToWaiting'
import { isSite, useScheduleTools } from './words'

interface DailyFormProps {
  readonly id: string
  /** The day; today's report without it. */
  readonly of: string | undefined
}

const valuesOf = (report: Partial<Daily> & { readonly version: number }): DailyValues =>
  formValues(dailyFields(NOTHING_KNOWN), report)

/** The report of a day at a site, or where the one is that waits on this phone (/scheduleDetailYk). */
export const DailyForm = observer(function DailyForm({ id, of }: DailyFormProps) {
  const core = useCore()
  const asked = asDay(of ?? '')
  const date = asked !== undefined && asked < days.today() ? asked : days.today()
  const isWaiting = isDayWaiting(core, id, date)
  // As it was opened: a report that the form sends itself does not take its place.
  const [wasWaiting] = useState(isWaiting)
  return wasWaiting && isWaiting ? <WaitingReport date={date} /> : <ReportForm id={id} date={date} />
})

/** A second report of the day would be refused because of the first, which is one's own. */
function WaitingReport({ date }: { readonly date: Day }) {
  const { t, say } = useScheduleTools()
  const toWaiting = useToWaiting()
  const day = say.day(date) ?? date
  usePageState('ready')
  return (
    <PageFrame title={t('daily.of', { day })} nav={{ back: 'close' }}>
      <StateView kind="offline" title={t('daily.waiting', { day })} text={t('daily.waitingText')} action={toWaiting} />
    </PageFrame>
  )
}

interface ReportFormProps {
  readonly id: string
  readonly date: Day
}

/** The report of a day; it goes through the outbox. */
const ReportForm = observer(function ReportForm({ id, date }: ReportFormProps) {
  const { t, say, word } = useScheduleTools()
  const core = useCore()
  const open = useStore(projects).of(id)
  const { daily, quantities } = open.parts
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
  const known = {
    quantities: quantities.value ?? [],
    done: doneOf((daily.value ?? []).filter((each) => each !== report)),
    isCorrection: report !== undefined && !isEditable(report.date, new Date()),
  }
  const over = (code: string | undefined) => {
    const { total = 0, unit = '' } = known.quantities.find((each) => each.code === code) ?? {}
    return t('daily.over', { total: say.number(total), unit })
  }
  return (
    <EditPage
      title={t('daily.of', { day: say.day(date) ?? date })}
      open={open}
      load={[open.main, daily, quantities]}
      may={() => open.main.value !== undefined && isSite(open.main.value) && open.main.value.can.includes('write')}
      form={DAILY_FORM}
      record={`${id} ${date}`}
      of={() => filed() ?? begun()}
      values={valuesOf}
      fields={dailyFields(known, { over })}
      read={currentBy(dailySchema)}
      submit={(out) => {
        const { request, uploads } = withUploads('photo', { id, ...out, deviceAt: new Date().toISOString() })
        return projectSubmission(core, saveDaily, request, open.main.value as Project, uploads)
      }}
      compare={{
        weather: ({ weather }) => word('weather', weather),
        stopHours: true,
        crew: ({ crew }) => say.list(crew.map(({ trade, heads }) => `${trade} ${heads}`)),
        safety: ({ safety }) => word('safety', safety),
        problems: true,
      }}
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
            <Quantities form={form} known={known.quantities} done={known.done} />
          </Card>
          <Card>
            <ChoiceInput form={form} name="safety" options={SAFETY} />
            <DictateInput form={form} name="problems" lines={3} />
            {known.isCorrection ? <TextInput form={form} name="note" required hint={t('daily.noteHint')} /> : null}
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
  const { feedback } = useCore()
  const version = useFieldValue(form, 'version')
  const isRefused = refusalCode(form.failure) === REFUSED.filed
  useEffect(() => {
    if (isRefused) void daily.load()
  }, [isRefused, daily])
  const first = daily.value?.find((each) => each.date === date)
  if (!first || version !== 0) return null
  const show = (values: DailyValues) => form.methods.reset(values, { keepDefaultValues: true })
  const name = say.name(first.by) ?? ''
  const open = () => {
    const own = form.values()
    show(valuesOf(first))
    feedback.toast(t('daily.opened', { name }), { action: { label: t('daily.back'), run: () => show(own) } })
  }
  return (
    <Notice tone="warn" action={{ label: t('daily.open'), onPress: open }}>
      {t('daily.filed', { name })}
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
  /** By the reports of other days. */
  readonly done: ReadonlyMap<string, number>
}

function Quantities({ form, known, done }: QuantitiesProps) {
  const { t, say } = useScheduleTools()
  const of = (code: string) => known.find((each) => each.code === code)
  const nameOf = (code: string) => say.name(of(code)) ?? code
  return (
    <RowsInput
      form={form}
      name="quantities"
      blank={() => ({ code: known[0]?.code ?? '', done: '' })}
      title={({ code }) => nameOf(code)}
      note={({ code, done: today }) => `${today} ${of(code)?.unit ?? ''}`}
    >
      {(at) => (
        <>
          <ChoiceInput
            form={form}
            name={`${at}.code`}
            label={t('field.code')}
            options={known.map(({ code, unit, total }) => ({
              value: code,
              label: `${nameOf(code)} (${unit})`,
              note: t('daily.left', { left: say.number(total - (done.get(code) ?? 0)), total: say.number(total) }),
            }))}
            sheet
          />
          <NumberInput form={form} name={`${at}.done`} label={t('field.done')} />
        </>
      )}
    </RowsInput>
  )
}
