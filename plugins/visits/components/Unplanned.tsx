import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { days } from '#base/calendar'
import { CHECK_IN_REFUSED, NO_CHECK_IN, useArrival, useBegun, useCheckInWords, useFix, usePress } from '#domain/checkIn'
import { ResourceView } from '#kit/detail'
import { ChoiceInput, DraftWords, useRecordForm } from '#kit/forms'
import { bothOf, queryOf, useResource, useStoredResource } from '#kit/records'
import { useCore, useReach } from '#platform/core'
import { OfflineBar, PageFrame } from '#ui/components'
import { cluePunchCard, leadIdSchema } from '../../leads/routes'
import { listVisits, type Visit } from '../api'
import { visitEdit, visitView } from '../routes'
import { beginFields } from '../rules/fields'
import { isLead, PURPOSES, subjectOf } from '../rules/vocabulary'
import { outboxRecord } from '../stores'
import { ArrivalPage, Leaving, NO_ADDRESS } from './CheckInForm'
import { ContactsInput } from './ContactsInput'
import { BEGIN_FORM, beginSubmission, newPlan, unplannedAt } from './forms'
import { knownOf, PlanForm } from './PlanForm'
import { useVisitTools } from './words'

interface UnplannedProps {
  /** The customer or lead. */
  readonly id: string
}

type Known = ReturnType<ReturnType<typeof knownOf>['pick']>

/** An arrival that was pressed: what was only begun is entered at the visit as well. */
const pressed = v.object({ values: v.object({ at: v.pipe(v.number(), v.minValue(1)) }) })

/** The user is to arrive at it today, or to leave it; what the device keeps may be of another day. */
const isToday = ({ can, from }: Visit) =>
  (can.includes('arrive') || can.includes('leave')) && days.of(from) === days.today()

/**
 * Arrives at a customer or lead whom nobody planned to visit today; where somebody did, at that visit. Who has arrived
 * without network leaves here.
 */
export const Unplanned = observer(function Unplanned({ id }: UnplannedProps) {
  const { t, page } = useVisitTools()
  const { drafted } = useCheckInWords()
  const kept = useResource(async ({ drafts }) => v.is(pressed, (await drafts.load(BEGIN_FORM, id))?.value), id)
  const found = useStoredResource(`visits.unplanned:${id}`, () => {
    const today = days.today()
    const query = { tab: 'mine', ...subjectOf(id), start: today, end: today, page: 1 } as const
    return bothOf(knownOf(subjectOf(id)), queryOf(listVisits, query))
  })
  const [there, { items = [] } = {}] = found.value ?? []
  const begun = outboxRecord(unplannedAt({ id, name: '' }))
  const { arrival } = useArrival(begun, [])
  const [waiting] = useCore().outbox.unsentOf(begun)
  const [isBegun, setBegun] = useState(false)
  // Who leaves stays on this page, also once their arrival has been sent; one that came back unsent is read here, and
  // one that is being entered stays: nobody had planned a visit in the copy from which its form was opened.
  const planned = arrival || kept.value || isBegun ? undefined : items.find(isToday)?.id
  useEffect(() => {
    if (planned !== undefined && !kept.pending) page.replace(visitEdit, { id: planned, step: 'arrive' })
  }, [page, planned, kept.pending])
  const known = planned === undefined ? there : undefined
  if (arrival) {
    const whose = { id, name: known?.name ?? waiting?.label ?? '', nameEn: known?.nameEn }
    const isKnown = found.status !== 'loading'
    const visit = unplannedAt(whose)
    return <Leaving visit={visit} id={undefined} place={known?.place?.point} isKnown={isKnown} arrival={arrival} />
  }
  if (!known)
    return (
      <PageFrame title={t('arrive.title')} notice={<OfflineBar seenAt={found.seenAt} />}>
        <ResourceView section={found}>{() => null}</ResourceView>
        {found.status === 'failed' ? (
          <DraftWords form={BEGIN_FORM} record={id} fields={beginFields} lines={drafted} />
        ) : null}
      </PageFrame>
    )
  const At = isLead(id) ? AtLead : AtCustomer
  return <At id={id} known={known} onBegin={() => setBegun(true)} />
})

interface KnownProps extends UnplannedProps {
  readonly known: Known
  /** Something is entered, not only restored. */
  readonly onBegin: () => void
}

/**
 * The check-in at a lead is that of its own page, and names its visit: the visit is saved first. Without network both
 * wait, and the server finds the visit.
 */
function AtLead({ id, known, onBegin }: KnownProps) {
  const { page } = useVisitTools()
  const reach = useReach()
  const { name, nameEn, ...rest } = known
  return (
    <PlanForm
      id={undefined}
      record={id}
      defaults={{ ...newPlan(new Date()), ...rest, whose: { id, name, ...(nameEn && { nameEn }) } }}
      onBegin={onBegin}
      onArrive={(visit) => {
        if (reach(cluePunchCard)) page.replace(cluePunchCard, { id: v.parse(leadIdSchema, id), visitId: visit?.id })
        else if (visit) page.replace(visitView, { id: visit.id })
        else page.leave()
      }}
    />
  )
}

const AtCustomer = observer(function AtCustomer({ id, known, onBegin }: KnownProps) {
  const { t, say, page } = useVisitTools()
  const core = useCore()
  const { name, nameEn, purpose, place, contacts } = known
  const position = useFix(place?.point, () => NO_ADDRESS)
  const record = useRecordForm({
    form: BEGIN_FORM,
    record: id,
    defaults: { ...NO_CHECK_IN, purpose, contacts },
    fields: beginFields,
    refused: CHECK_IN_REFUSED,
    submit: (values) => beginSubmission(core, { id, name, nameEn }, values),
    saved: t('clock.arrived', { time: say.time(new Date()) }),
    onSent: (visit) => (visit ? page.replace(visitView, { id: visit.id }) : page.leave()),
  })
  const form = usePress(record, position)
  useBegun(form, onBegin)
  return (
    <ArrivalPage title={t('arrive.title')} form={form} position={position} name={say.name(known)} place={place?.point}>
      <ChoiceInput form={form} name="purpose" options={PURPOSES.words} group="purpose" />
      <ContactsInput form={form} whose={id} />
    </ArrivalPage>
  )
})
