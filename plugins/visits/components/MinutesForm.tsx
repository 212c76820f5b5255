import { observer } from 'mobx-react-lite'
import { useRef, useState } from 'react'
import { asDay, days } from '#base/calendar'
import { PersonInput } from '#domain/choosers'
import { useNamed, usePeople } from '#domain/directory'
import { DictateInput, PhotosInput, RecordingInput } from '#kit/attachments'
import {
  ChoiceInput,
  DateInput,
  EditForm,
  type RecordForm,
  RowsInput,
  TextInput,
  useInput,
  useRecordForm,
} from '#kit/forms'
import { currentBy } from '#kit/records'
import { useCore } from '#platform/core'
import { Card, ChoiceField, Notice } from '#ui/components'
import { type Visit, visit as visitSchema } from '../api'
import { type MinutesValues, minutesFields, type NeedValues, unseenFields } from '../rules/fields'
import { MOST, NEED_KINDS } from '../rules/vocabulary'
import { useWaitingClocks } from './clocks'
import { MINUTES_FORM, minutesSubmission, minutesValues, newNeed } from './forms'
import { useVisitTools } from './words'

/** Somebody was there; an arrival that was a mistake, or that a manager has rejected, does not count. */
const isSeen = ({ clockIns }: Visit) =>
  clockIns.some(
    ({ kind, correction, review }) => kind !== 'leave' && correction === undefined && review?.decision !== 'reject',
  )

/** The minutes with the version that they are of. */
const ofMinutes = (visit: Visit) => ({ version: visit.minutes?.version ?? 0, visit })

interface MinutesFormProps {
  readonly visit: Visit
  /** Why what was entered before can be sent no more. */
  readonly denied?: string | undefined
}

/** Minutes by text, dictation or recording, photos, what was needed and the next steps (/visitEdit). */
export const MinutesForm = observer(function MinutesForm({ visit, denied }: MinutesFormProps) {
  const { t, page } = useVisitTools()
  const core = useCore()
  const clocks = useWaitingClocks(visit)
  // An arrival that waits on this phone counts.
  const [hasArrived] = useState(() => visit.state !== 'planned' || isSeen(visit) || clocks.length > 0)
  const text = useRef<HTMLDivElement>(null)
  const form = useRecordForm({
    form: MINUTES_FORM,
    record: visit.id,
    // As they are now: a form that finds its entry sent begins anew.
    defaults: minutesValues(visit),
    fields: hasArrived ? minutesFields : unseenFields,
    // Why there was no check-in, of a draft from before the arrival, is said no more.
    submit: (values) => minutesSubmission(core, visit, hasArrived ? { ...values, noCheckIn: undefined } : values),
    onSent: page.leave,
  })
  return (
    <EditForm
      title={t('minutes.title')}
      form={form}
      submit={t('minutes.save')}
      read={(data) => {
        const current = currentBy(visitSchema)(data)
        return current && ofMinutes(current)
      }}
      // What was found at the visit stays with whoever found it.
      values={({ visit: theirs }) => {
        const { version, text, audio } = minutesValues(theirs)
        return { ...form.values(), version, text, audio }
      }}
      compare={[
        { label: t('field.text'), text: ({ text }) => text ?? '' },
        {
          label: t('field.audio'),
          text: ({ audio }) => (audio.length > 0 ? t('minutes.parts', { count: audio.length }) : ''),
        },
      ]}
    >
      {denied === undefined ? null : <Notice tone="warn">{denied}</Notice>}
      <Card>
        <div ref={text}>
          <DictateInput form={form} name="text" lines={6} />
        </div>
        <RecordingInput form={form} name="audio" onType={() => text.current?.querySelector('textarea')?.focus()} />
        {hasArrived ? null : <TextInput form={form} name="noCheckIn" lines={2} required />}
        <PhotosInput form={form} name="photos" most={MOST.photos - visit.photos.length} />
      </Card>
      <Card>
        <Found form={form} visit={visit} />
      </Card>
    </EditForm>
  )
})

interface FoundProps {
  readonly form: RecordForm<MinutesValues>
  readonly visit: Visit
}

/** Needs and next steps: each becomes a to-do of its owner. */
const Found = observer(function Found({ form, visit }: FoundProps) {
  const { say, word } = useVisitTools()
  const { session } = useCore()
  const { id, name, nameEn, orgCode } = usePeople().get(session.loginName) ?? {
    id: session.loginName,
    name: session.loginName,
  }
  const blank = (kind: NeedValues['kind']) => () => ({ ...newNeed({ id, name, nameEn, orgCode }, visit.from), kind })
  const titleOf = ({ text }: NeedValues) => text
  const named = useNamed()
  const room = (most: number, ofSteps: boolean) =>
    Math.max(0, most - visit.needs.filter(({ isStep }) => isStep === ofSteps).length)
  const noteOf = ({ owner, dueAt }: NeedValues) =>
    say.line(say.name(owner ? named(owner) : undefined), say.day(asDay(dueAt)))
  return (
    <>
      <RowsInput
        form={form}
        name="needs"
        most={room(MOST.needs, false)}
        blank={blank('gas')}
        title={titleOf}
        note={(row) => say.line(word('kind', row.kind), noteOf(row))}
      >
        {(at) => (
          <>
            <ChoiceInput form={form} name={`${at}.kind`} options={NEED_KINDS} group="kind" />
            <NeedInputs form={form} at={at} helpers={visit.helpers} />
          </>
        )}
      </RowsInput>
      <RowsInput
        form={form}
        name="steps"
        most={room(MOST.steps, true)}
        blank={blank('other')}
        title={titleOf}
        note={noteOf}
      >
        {(at) => <NeedInputs form={form} at={at} helpers={visit.helpers} />}
      </RowsInput>
    </>
  )
})

interface NeedInputsProps extends Pick<FoundProps, 'form'> {
  readonly at: `needs.${number}` | `steps.${number}`
  /** Empty where it was not said who may see to a need; the server decides. */
  readonly helpers: Visit['helpers']
}

function NeedInputs({ form, at, helpers }: NeedInputsProps) {
  const { t } = useVisitTools()
  return (
    <>
      <DictateInput form={form} name={`${at}.text`} label={t('minutes.what')} />
      {helpers.length > 0 ? (
        <HelperInput form={form} at={at} helpers={helpers} />
      ) : (
        <PersonInput form={form} name={`${at}.owner`} />
      )}
      <DateInput form={form} name={`${at}.dueAt`} min={days.today()} quick={[1, 7]} />
    </>
  )
}

/** Who sees to a need: one of those who may, and who was chosen before. */
const HelperInput = observer(function HelperInput({ form, at, helpers }: NeedInputsProps) {
  const { say } = useVisitTools()
  const named = useNamed()
  const { name, label, required, error, value, onChange, onBlur } = useInput({ form, name: `${at}.owner` as const })
  const chosen = value as NeedValues['owner']
  const people: readonly NonNullable<typeof chosen>[] =
    chosen && !helpers.some(({ id }) => id === chosen.id) ? [named(chosen), ...helpers] : helpers
  return (
    <ChoiceField
      name={name}
      label={label}
      required={required}
      error={error}
      options={people.map((each) => ({ value: each.id, label: say.name(each) }))}
      value={chosen?.id}
      onChange={(id) => onChange(people.find((each) => each.id === id))}
      onBlur={onBlur}
    />
  )
})
