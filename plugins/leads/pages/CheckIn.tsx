import { ClockCounterClockwise } from '@phosphor-icons/react/dist/csr/ClockCounterClockwise'
import { MapPinLine } from '@phosphor-icons/react/dist/csr/MapPinLine'
import { SignOut } from '@phosphor-icons/react/dist/csr/SignOut'
import { observer } from 'mobx-react-lite'
import { type ReactNode, useEffect, useState } from 'react'
import { timeOfDay } from '#src/calendar'
import { useCore } from '#src/core'
import { useRecord } from '#src/detail'
import { FormField, FormPage, type RecordForm, RefusedPage, TextInput, useRecordForm } from '#src/forms'
import { nameIn, useLanguage } from '#src/i18n'
import { usePageNavigation, useSearch } from '#src/navigation'
import { Button, Card, IconButton } from '#src/ui'
import { CheckInFields } from '../components/checkIn/CheckInFields'
import { OfflineNotice } from '../components/checkIn/OfflineNotice'
import { PlaceCard } from '../components/checkIn/PlaceCard'
import { RecordsSheet } from '../components/checkIn/RecordsSheet'
import { useFix } from '../components/checkIn/useFix'
import { usePress } from '../components/checkIn/usePress'
import {
  checkInOf,
  checkInSchema,
  leaveOf,
  leaveSchema,
  NO_CHECK_IN,
  NO_LEAVE,
  REFUSED_FIELDS,
} from '../components/checkIn/values'
import { cluePunchCard, selectAddress } from '../routes'
import { dwellMinutes } from '../rules/checkIn'
import { type Arrival, checkInSubmission, openArrival, readWaiting } from '../stores/checkIn'
import { outboxRecord } from '../stores/followUp'
import { leadRecords, type OpenLead } from '../stores/leadRecords'
import { useTexts } from '../texts'

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

const Arriving = observer(function Arriving({ open }: { open: OpenLead }) {
  const page = usePageNavigation()
  const t = useTexts()
  const core = useCore()
  const language = useLanguage()
  const position = useFix(open.main.value?.point)
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
    <VisitForm
      form={form}
      submit={t('checkIn.submit')}
      icon={<MapPinLine aria-hidden="true" />}
      open={open}
      position={position}
    >
      <CheckInFields form={form} fix={position.fix} />
    </VisitForm>
  )
})

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
  const position = useFix(open.main.value?.point)
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
    <VisitForm
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
    </VisitForm>
  )
})

interface PlaceProps {
  readonly open: OpenLead
  // biome-ignore lint/suspicious/noExplicitAny: either form, whose fields are read by what stands in it
  readonly form: RecordForm<any>
  readonly position: ReturnType<typeof useFix>
  readonly arrival?: Arrival
}

interface VisitFormProps extends PlaceProps {
  readonly submit: string
  readonly icon: ReactNode
  readonly children: ReactNode
}

/** The frame of both forms: the check-ins in the bar, and where the user is above the fields. */
function VisitForm({ submit, icon, children, ...place }: VisitFormProps) {
  const t = useTexts()
  return (
    <FormPage
      title={t('title.cluePunchCard')}
      form={place.form}
      submit={submit}
      icon={icon}
      actions={<History open={place.open} />}
    >
      <Place {...place} />
      <OfflineNotice />
      {children}
    </FormPage>
  )
}

const Place = observer(function Place({ open, form, position, arrival }: PlaceProps) {
  const page = usePageNavigation()
  const language = useLanguage()
  const lead = open.main.value
  const known = lead ?? open.known
  const onMark = open.beside.rights.value?.edit ? () => page.open(selectAddress, { id: open.id }) : undefined
  return (
    <FormField form={form} name="fix">
      {({ error }) => (
        <PlaceCard
          name={known ? nameIn(known, language) : ''}
          place={lead?.point}
          isKnown={lead !== undefined}
          position={position}
          arrival={arrival}
          onMark={onMark}
          error={position.fix ? undefined : error}
        />
      )}
    </FormField>
  )
})

/** Opens the check-ins at this lead. */
function History({ open }: { open: OpenLead }) {
  const t = useTexts()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton label={t('checkIn.history')} onPress={() => setOpen(true)}>
        <ClockCounterClockwise aria-hidden="true" />
      </IconButton>
      <RecordsSheet lead={open} open={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}
