import { observer } from 'mobx-react-lite'
import { useCallback, useEffect, useState } from 'react'
import { useFormState } from 'react-hook-form'
import * as v from 'valibot'
import { asDay, type Day, days } from '#base/calendar'
import { DictateInput, formValues, PhotosInput, withUploads } from '#kit/attachments'
import {
  ChoiceInput,
  DateInput,
  EditPage,
  NumberInput,
  type RecordForm,
  RowsInput,
  storeDraft,
  TextInput,
  useFieldValue,
} from '#kit/forms'
import { type OpenOf, useResource } from '#kit/records'
import { useCore, useStore } from '#platform/core'
import { refusalCode } from '#platform/http'
import { Card, Notice } from '#ui/components'
import { type Daily, type Project, type Quantity, saveDaily } from '../api'
import { projects } from '../records'
import { type DailyValues, dailyFields, NOTHING_KNOWN } from '../rules/fields'
import { doneOf, isEditable } from '../rules/site'
import { MOST_PHOTOS, REFUSED, SAFETY, WEATHERS } from '../rules/vocabulary'
import { comparedDaily, readDaily } from './compared'
import { DAILY_FORM, isDayWaiting, mayOpen, ownReport, projectSubmission } from './forms'
import { Paused } from './Paused'
import type { Reloaded } from './useReasonOf'
import { useToWaiting } from './useToWaiting'
import { isSite, useScheduleTools } from './words'

interface DailyFormProps {
  readonly id: string
  /** The day; today's report without it. */
  readonly of: string | undefined
}

type Begun = Partial<Daily> & { readonly version: number }
/** A correction says anew why it is made. */
const valuesOf = (report: Begun): DailyValues => ({
  ...formValues(dailyFields(NOTHING_KNOWN), report),
  note: '',
})

/** A day that is still to come is today. */
function dayOf(of: string | undefined): Day {
  const [asked, today] = [asDay(of ?? ''), days.today()]
  return asked !== undefined && asked < today ? asked : today
}

/** The report of a day at a site, or where the one is that waits on this phone (/scheduleDetailYk). */
export const DailyForm = observer(function DailyForm({ id, of }: DailyFormProps) {
  const core = useCore()
  /** As the form was opened: over midnight it stays that of its day. */
  const [date] = useState(() => dayOf(of))
  const { t, say, word } = useScheduleTools()
  const open = useStore(projects).of(id)
  const { daily, quantities } = open.parts
  /** The day of a new report may be chosen; that of a filed one stays. */
  const [chosen, setChosen] = useState(date)
  const onDay = useCallback((day: string) => setChosen(asDay(day) ?? date), [date])
  const filedOn = (day: Day) => daily.value?.find((each) => each.date === day)
  const filed = () => filedOn(date)
  /** As yesterday: the same trades come back. */
  const begun = (): Begun => ({
    version: 0,
    date,
    weather: 'sunny',
    stopHours: 0,
    safety: 'none',
    crew: daily.value?.[0]?.crew ?? [],
    quantities: [],
  })
  const report = filedOn(chosen)
  const known = {
    quantities: quantities.value ?? [],
    done: doneOf((daily.value ?? []).filter((each) => each !== report)),
    isCorrection: report !== undefined && !isEditable(report.date, new Date()),
  }
  const over = (code: string | undefined) => {
    const { total = 0, unit = '' } = known.quantities.find((each) => each.code === code) ?? {}
    return t('daily.over', { total: say.number(total), unit: word('unit', unit) })
  }
  return (
    <EditPage
      title={t('daily.of', { day: say.day(chosen) ?? chosen })}
      open={open}
      load={[open.main, daily, quantities]}
      may={() => open.main.value !== undefined && isSite(open.main.value) && mayOpen(open.main.value, 'write')}
      // A second report of the day would be refused because of the first, which is one's own.
      unsent={{
        is: () => isDayWaiting(core, id, date),
        title: t('daily.waiting', { day: say.day(date) ?? date }),
      }}
      form={DAILY_FORM}
      record={`${id} ${date}`}
      of={() => filed() ?? begun()}
      values={valuesOf}
      fields={dailyFields(known, { over })}
      read={readDaily}
      submit={(out) => {
        const { request, uploads } = withUploads('photo', { id, ...out, deviceAt: new Date().toISOString() })
        const submitted = projectSubmission(core, saveDaily, request, open.main.value as Project, uploads)
        const after = (saved: Project) => {
          submitted.after?.(saved)
          void core.drafts.discard(DAILY_FORM, ownReport(id, out.date))
        }
        return { ...submitted, after }
      }}
      compare={comparedDaily(known.quantities)}
    >
      {(form) => (
        <>
          <Paused project={open.main.value} />
          <Filed form={form} daily={daily} id={id} date={date} />
          <Card>
            <DayOfReport form={form} onDay={onDay} />
            <ChoiceInput form={form} name="weather" options={WEATHERS} />
            <NumberInput form={form} name="tempMin" unit="°C" />
            <NumberInput form={form} name="tempMax" unit="°C" />
            <NumberInput form={form} name="stopHours" unit={t('unit.h')} />
          </Card>
          <Card>
            <Crew form={form} />
            <TextInput form={form} name="machines" />
            <Quantities form={form} known={known.quantities} done={known.done} over={over} reload={daily} />
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

interface DayOfReportProps {
  readonly form: RecordForm<DailyValues>
  /** Stable. */
  readonly onDay: (day: string) => void
}

/** The day, up to today: a worked Saturday has a report, too, and one that was forgotten long ago. */
function DayOfReport({ form, onDay }: DayOfReportProps) {
  const version = useFieldValue(form, 'version')
  const day = useFieldValue(form, 'date')
  useEffect(() => onDay(day), [day, onDay])
  return <DateInput form={form} name="date" disabled={version !== 0} max={days.today()} />
}

interface FiledProps {
  readonly form: RecordForm<DailyValues>
  readonly daily: OpenOf<typeof projects>['parts']['daily']
  readonly id: string
  /** The day that the form was opened for. */
  readonly date: string
}

/** As a form stores it. */
const draft = v.object({ values: dailyFields(NOTHING_KNOWN).draft })

/**
 * Somebody filed the same day first, perhaps while this report waited for the network: theirs can be opened (5103), and
 * one's own brought back until the form is sent, also when the form is opened again.
 */
const Filed = observer(function Filed({ form, daily, id, date }: FiledProps) {
  const { t, say } = useScheduleTools()
  const core = useCore()
  const toWaiting = useToWaiting()
  const version = useFieldValue(form, 'version')
  const day = useFieldValue(form, 'date')
  const record = ownReport(id, day)
  const own = useResource(async ({ drafts }) => {
    const read = v.safeParse(draft, (await drafts.load(DAILY_FORM, record))?.value)
    return read.success ? read.output.values : null
  }, record)
  const isRefused = refusalCode(form.failure) === REFUSED.filed
  useEffect(() => {
    if (isRefused) void daily.load()
  }, [isRefused, daily])
  // Theirs has arrived by an earlier submit, which is known only now.
  const isSent = form.earlier?.state === 'sent'
  useEffect(() => {
    if (isSent) void core.drafts.discard(DAILY_FORM, record).then(own.load)
  }, [isSent, core, record, own])
  if (version === 0 && day !== date && isDayWaiting(core, id, day))
    return <Notice action={toWaiting}>{t('daily.waiting', { day: say.day(asDay(day)) ?? day })}</Notice>
  const first = daily.value?.find((each) => each.date === day)
  if (!first) return null
  const show = (values: DailyValues) => form.methods.reset(values, { keepDefaultValues: true })
  const name = say.name(first.by) ?? ''
  if (version !== 0) {
    const { value } = own
    if (!value) return null
    const back = async () => {
      show(value)
      // It is stored as the form's draft before its own draft goes.
      await form.keep()
      await core.drafts.discard(DAILY_FORM, record)
      await own.load()
    }
    return (
      <Notice action={{ label: t('daily.back'), onPress: () => void back() }}>{t('daily.opened', { name })}</Notice>
    )
  }
  const open = async () => {
    await storeDraft(core.drafts, { form: DAILY_FORM, record, values: form.values() })
    await own.load()
    show(valuesOf(first))
  }
  return (
    <Notice tone="warn" action={{ label: t('daily.open'), onPress: () => void open() }}>
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
          <NumberInput form={form} name={`${at}.hours`} label={t('field.hours')} unit={t('unit.h')} />
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
  /** What is said of a quantity of which too much was done. */
  readonly over: (code: string | undefined) => string
  /** What says how much is done. */
  readonly reload: Reloaded
}

function Quantities({ form, known, done, over, reload }: QuantitiesProps) {
  const { t, say, word } = useScheduleTools()
  const { errors } = useFormState({ control: form.methods.control })
  const refused = errors.quantities?.findIndex?.((row) => row?.done?.type === 'server') ?? -1
  useEffect(() => {
    if (refused < 0) return
    // Somebody else has reported of it meanwhile.
    void reload.load()
    form.methods.setError(`quantities.${refused}.done`, { message: over(form.values().quantities[refused]?.code) })
  }, [refused, reload, form, over])
  const of = (code: string) => known.find((each) => each.code === code)
  const nameOf = (code: string) => say.name(of(code)) ?? code
  return (
    <RowsInput
      form={form}
      name="quantities"
      blank={() => ({ code: known[0]?.code ?? '', done: '' })}
      title={({ code }) => nameOf(code)}
      note={({ code, done: today }) => `${today} ${word('unit', of(code)?.unit) ?? ''}`}
    >
      {(at) => (
        <>
          <ChoiceInput
            form={form}
            name={`${at}.code`}
            label={t('field.code')}
            options={known.map(({ code, unit, total }) => ({
              value: code,
              label: t('daily.quantity', { name: nameOf(code), unit: word('unit', unit) }),
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
