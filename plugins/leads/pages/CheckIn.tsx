import MapPinLine from '@phosphor-icons/core/regular/map-pin-line.svg'
import SignOut from '@phosphor-icons/core/regular/sign-out.svg'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import {
  type Arrival,
  CheckInHistory,
  CheckInInputs,
  CheckInPage,
  type CheckInPageProps,
  useArrival,
  useBegun,
  useCheckInWords,
  useFix,
  usePress,
} from '#domain/checkIn'
import { dwellMinutes } from '#domain/checkIn/rules'
import { useRecord } from '#kit/detail'
import { ChoiceInput, DraftWords, RefusedPage, TextInput, useRecordForm } from '#kit/forms'
import { queryOf } from '#kit/records'
import { useCore, useReach } from '#platform/core'
import { useSearch } from '#platform/navigation'
import { Button, Card, Icon } from '#ui/components'
import { visitEdit } from '../../visits/routes'
import { getQueryAddress } from '../api'
import { checkInOf, leaveOf, NO_ARRIVAL, NO_LEAVE, REFUSED_FIELDS } from '../components/checkIn/values'
import { NextStepInputs } from '../components/nextStep/NextStepInputs'
import { useArea } from '../components/useArea'
import { cluePunchCard, leadPlace } from '../routes'
import { ARRIVAL_KINDS, arrivalFields, leaveFields } from '../rules/checkInFields'
import { CHECK_IN_FORM, CLOCK_IN_KINDS } from '../rules/vocabulary'
import { outboxRecord } from '../stores/followUp'
import { leadRecords, type OpenLead } from '../stores/leadRecords'
import { checkInSubmission } from '../stores/submissions'
import '../components/checkIn/CheckIn.css'

/** Check-in at a lead and leaving it (/cluePunchCard, pages 'leads'). */
export default observer(function CheckIn() {
  const { id } = useSearch(cluePunchCard)
  const open = useRecord(leadRecords, id)
  const { t } = useArea()
  const { drafted } = useCheckInWords()
  const { clockIns } = open.own
  useEffect(() => {
    void clockIns.need()
  }, [clockIns])
  const { arrival, again } = useArrival(outboxRecord(id), clockIns.value?.items ?? [])
  if (open.state === 'denied' || open.state === 'not-found' || open.beside.rights.value?.checkIn === false)
    return (
      <RefusedPage
        title={t('title.cluePunchCard')}
        kind={open.state === 'not-found' ? 'not-found' : 'denied'}
        denied={{ title: t('checkIn.deniedTitle'), text: t('checkIn.deniedPage') }}
      >
        <DraftWords
          form={CHECK_IN_FORM}
          record={id}
          fields={arrivalFields}
          lines={[...drafted, { label: t('followUp.comparedNextText'), text: ({ nextText }) => nextText }]}
        />
      </RefusedPage>
    )
  return arrival ? <Leaving open={open} arrival={arrival} onAgain={again} /> : <Arriving open={open} onBegin={again} />
})

/** The position beside the lead. */
const useLeadFix = ({ main }: OpenLead) => useFix(main.value?.point, (point) => queryOf(getQueryAddress, { ...point }))

interface ArrivingProps {
  readonly open: OpenLead
  /** Something is entered: an arrival that is found later no longer replaces this form. */
  readonly onBegin: () => void
}

const Arriving = observer(function Arriving({ open, onBegin }: ArrivingProps) {
  const { t, say, page } = useArea()
  const { visitId } = useSearch(cluePunchCard)
  const core = useCore()
  const position = useLeadFix(open)
  const record = useRecordForm({
    form: CHECK_IN_FORM,
    record: open.id,
    defaults: NO_ARRIVAL,
    fields: arrivalFields,
    refused: REFUSED_FIELDS,
    submit: (values) => checkInSubmission(core, checkInOf({ leadId: open.id, visitId }, values), values),
    saved: t('checkIn.done', { time: say.time(new Date()) }),
    onSent: page.leave,
  })
  const form = usePress(record, position)
  useBegun(form, onBegin)
  return (
    <LeadPage form={form} submit={t('checkIn.submit')} icon={<Icon svg={MapPinLine} />} open={open} position={position}>
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
      <NextStepInputs form={form} isOptional />
    </LeadPage>
  )
})

interface LeavingProps {
  readonly open: OpenLead
  readonly arrival: Arrival
  /** Checks in once more instead. */
  readonly onAgain: () => void
}

const Leaving = observer(function Leaving({ open, arrival, onAgain }: LeavingProps) {
  const { t, page } = useArea()
  const reach = useReach()
  const search = useSearch(cluePunchCard)
  const { visitId = search.visitId } = arrival
  const { stay } = useCheckInWords()
  const core = useCore()
  const position = useLeadFix(open)
  const record = useRecordForm({
    form: 'lead.leave',
    record: open.id,
    defaults: NO_LEAVE,
    fields: leaveFields,
    submit: (values) => checkInSubmission(core, leaveOf({ leadId: open.id, visitId }, values, arrival.id)),
    saved: t('checkIn.left', { stay: stay(dwellMinutes(arrival.at, new Date())) }),
    // After a visit, its minutes are the next thing to write.
    onSent: () =>
      visitId !== undefined && reach(visitEdit)
        ? page.replace(visitEdit, { id: visitId, step: 'minutes' })
        : page.leave(),
  })
  const form = usePress(record, position)
  return (
    <LeadPage
      form={form}
      submit={t('checkIn.leave')}
      icon={<Icon svg={SignOut} />}
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
  const { t, say, word, page } = useArea()
  const core = useCore()
  const { id, own, main, known, beside } = open
  const lead = main.value
  return (
    <CheckInPage
      {...form}
      title={form.arrival ? t('checkIn.leave') : t('title.cluePunchCard')}
      actions={
        <CheckInHistory
          list={own}
          titleOf={({ kind }) => word('checkIn.kind', kind)}
          correct={({ kind }, correction) => {
            const of = CLOCK_IN_KINDS.find((one) => one === kind) ?? 'visit'
            return checkInSubmission(core, { leadId: id, kind: of, ...correction })
          }}
        />
      }
      name={say.name(lead ?? known) ?? ''}
      place={lead?.point}
      isKnown={lead !== undefined}
      onMark={beside.rights.value?.edit ? (here) => void page.choose(leadPlace, { id, ...here }) : undefined}
    />
  )
})
