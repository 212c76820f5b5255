import { MapPinLine } from '@phosphor-icons/react/dist/csr/MapPinLine'
import { SignOut } from '@phosphor-icons/react/dist/csr/SignOut'
import { observer } from 'mobx-react-lite'
import { useEffect, useMemo, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { days, timeOfDay, toFieldMoment } from '#src/calendar'
import {
  type Arrival,
  CheckInHistory,
  CheckInInputs,
  CheckInPage,
  type CheckInPageProps,
  openArrival,
  readWaiting,
  useFix,
  usePress,
} from '#src/checkIn'
import { useCore } from '#src/core'
import { useRecord } from '#src/detail'
import { ChoiceInput, DateInput, type FieldForm, RefusedPage, TextInput, useRecordForm } from '#src/forms'
import { dwellMinutes } from '#src/geo'
import { nameIn, useLanguage } from '#src/i18n'
import { usePageNavigation, useSearch } from '#src/navigation'
import { ask } from '#src/records'
import { Button, Card } from '#src/ui'
import { type ClockIn, getQueryAddress } from '../api'
import {
  ARRIVAL_KINDS,
  type CheckInValues,
  checkInOf,
  checkInSchema,
  leaveOf,
  leaveSchema,
  NO_CHECK_IN,
  NO_LEAVE,
  REFUSED_FIELDS,
} from '../components/checkIn/values'
import { codeText } from '../components/words'
import { cluePunchCard, selectAddress } from '../routes'
import { nextDaysFrom } from '../rules/nextDays'
import { CLOCK_IN_KINDS, NEXT_STEP_KINDS } from '../rules/vocabulary'
import { checkInSubmission } from '../stores/checkIn'
import { outboxRecord } from '../stores/followUp'
import { leadRecords, type OpenLead } from '../stores/leadRecords'
import { useTexts } from '../texts'
import '../components/checkIn/CheckIn.css'

/** Check-in at a lead and leaving it (/cluePunchCard, pages 'leads'). */
export default observer(function CheckIn() {
  const { id } = useSearch(cluePunchCard)
  const open = useRecord(leadRecords, id)
  const core = useCore()
  const t = useTexts()
  useEffect(() => {
    void open.own.clockIns.need()
    // The queue names what waits of this lead.
    core.outbox.load().catch((error: unknown) => console.warn('check-in: the outbox does not open', error))
  }, [open, core])
  const rights = open.beside.rights.value
  if (open.state === 'denied' || open.state === 'not-found' || rights?.checkIn === false)
    return (
      <RefusedPage
        title={t('title.cluePunchCard')}
        kind={open.state === 'not-found' ? 'not-found' : 'denied'}
        denied={{ title: t('checkIn.deniedTitle'), text: t('checkIn.deniedPage') }}
      />
    )
  return <Screen open={open} />
})

const Screen = observer(function Screen({ open }: { open: OpenLead }) {
  const { outbox, session } = useCore()
  const [isAgain, setAgain] = useState(false)
  const waiting = outbox.unsentOf(outboxRecord(open.id)).flatMap(({ request }) => readWaiting(request) ?? [])
  const sent = open.own.clockIns.value?.items ?? []
  // What is done here changes what is open: the form that is shown stays until its page is left.
  const [openedAt] = useState(() => new Date())
  const found = openArrival(sent, waiting, { me: session.loginName, now: openedAt })
  const [arrival, setArrival] = useState(found)
  if (found && !arrival) setArrival(found)
  return arrival && !isAgain ? (
    <Leaving open={open} arrival={arrival} onAgain={() => setAgain(true)} />
  ) : (
    <Arriving open={open} />
  )
})

/** The position beside the lead. */
const useLeadFix = ({ main }: OpenLead) => useFix(main.value?.point, (point) => ask(getQueryAddress, { ...point }))

const Arriving = observer(function Arriving({ open }: { open: OpenLead }) {
  const page = usePageNavigation()
  const t = useTexts()
  const core = useCore()
  const language = useLanguage()
  const position = useLeadFix(open)
  const form = usePress(
    useRecordForm({
      form: 'lead.checkIn',
      record: open.id,
      defaults: NO_CHECK_IN,
      schema: checkInSchema,
      refused: REFUSED_FIELDS,
      submit: (values) => checkInSubmission(core, checkInOf(open.id, values), values),
      saved: t('checkIn.done', { time: timeOfDay(new Date(), language) }),
      onSent: page.leave,
    }),
    position,
  )
  return (
    <LeadPage
      form={form}
      submit={t('checkIn.submit')}
      icon={<MapPinLine aria-hidden="true" />}
      open={open}
      position={position}
    >
      <Card>
        <CheckInInputs form={form} fix={position.fix}>
          <ChoiceInput
            form={form}
            name="kind"
            label={t('checkIn.kindLabel')}
            options={ARRIVAL_KINDS}
            group="checkIn.kind"
          />
        </CheckInInputs>
      </Card>
      <NextStep form={form} />
    </LeadPage>
  )
})

function NextStep({ form }: { readonly form: FieldForm<CheckInValues, CheckInValues> }) {
  const t = useTexts()
  const nextAt = useWatch({ control: form.methods.control, name: 'nextAt' })
  const quick = useMemo(() => nextDaysFrom(days.today()), [])
  return (
    <Card title={t('checkIn.next')}>
      <DateInput
        form={form}
        name="nextAt"
        label={t('checkIn.nextAt')}
        placeholder={t('followUp.nextChoose')}
        min={toFieldMoment(new Date())}
        quick={quick}
        time
      />
      {nextAt === '' ? null : (
        <>
          <ChoiceInput
            form={form}
            name="nextKind"
            label={t('checkIn.nextKind')}
            options={NEXT_STEP_KINDS}
            group="step"
          />
          <TextInput form={form} name="nextText" label={t('checkIn.nextText')} />
        </>
      )}
    </Card>
  )
}

interface LeavingProps {
  readonly open: OpenLead
  readonly arrival: Arrival
  /** Checks in once more instead. */
  readonly onAgain: () => void
}

const Leaving = observer(function Leaving({ open, arrival, onAgain }: LeavingProps) {
  const page = usePageNavigation()
  const t = useTexts()
  const core = useCore()
  const position = useLeadFix(open)
  const form = usePress(
    useRecordForm({
      form: 'lead.leave',
      record: open.id,
      defaults: NO_LEAVE,
      schema: leaveSchema,
      submit: (values) => checkInSubmission(core, leaveOf(open.id, values, arrival.id)),
      saved: t('checkIn.left', { minutes: dwellMinutes(arrival.at, new Date()) }),
      onSent: page.leave,
    }),
    position,
  )
  return (
    <LeadPage
      form={form}
      submit={t('checkIn.leave')}
      icon={<SignOut aria-hidden="true" />}
      open={open}
      position={position}
      arrival={arrival}
    >
      <Card>
        <TextInput form={form} name="text" label={t('checkIn.leaveText')} lines={3} />
        <div className="checkin-again">
          <Button variant="plain" onPress={onAgain}>
            {t('checkIn.again')}
          </Button>
        </div>
      </Card>
    </LeadPage>
  )
})

interface LeadPageProps
  extends Pick<CheckInPageProps, 'form' | 'submit' | 'icon' | 'position' | 'arrival' | 'children'> {
  readonly open: OpenLead
}

/** The frame of both forms at a lead. */
const LeadPage = observer(function LeadPage({ open, ...form }: LeadPageProps) {
  const page = usePageNavigation()
  const t = useTexts()
  const core = useCore()
  const language = useLanguage()
  const lead = open.main.value
  const known = lead ?? open.known
  return (
    <CheckInPage
      {...form}
      title={t('title.cluePunchCard')}
      actions={
        <CheckInHistory
          list={open.own}
          titleOf={({ kind }) => codeText(t, 'checkIn.kind', CLOCK_IN_KINDS, kind as ClockIn['kind'])}
          correct={({ kind }, correction) =>
            checkInSubmission(core, {
              leadId: open.id,
              kind: CLOCK_IN_KINDS.find((known) => known === kind) ?? 'visit',
              ...correction,
            })
          }
        />
      }
      name={known ? nameIn(known, language) : ''}
      place={lead?.point}
      isKnown={lead !== undefined}
      onMark={open.beside.rights.value?.edit ? () => page.open(selectAddress, { id: open.id }) : undefined}
    />
  )
})
