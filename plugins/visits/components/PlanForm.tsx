import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import { fromField, toFieldMoment } from '#base/calendar'
import { useBegun } from '#domain/checkIn'
import { PickInput, SubjectInput } from '#domain/choosers'
import { listContacts, placePicker, useNamed } from '#domain/directory'
import { ResourcePage } from '#kit/detail'
import {
  ChipsInput,
  ChoiceInput,
  DateInput,
  EditForm,
  useFieldValue,
  useLiveCheck,
  useRecordForm,
  useRefusedFor,
} from '#kit/forms'
import { bothOf, currentBy, queryOf, responseOf, useStoredResource } from '#kit/records'
import { useCore } from '#platform/core'
import { refusalCode } from '#platform/http'
import { namesIn } from '#platform/i18n'
import { Card, Notice } from '#ui/components'
import { checkVisit, getSubject, saveVisit, type Visit, visit } from '../api'
import { participantsList, visitView } from '../routes'
import { isEnteredTime, type PlanValues, planFields, type VisitPlace } from '../rules/fields'
import { usualEnd } from '../rules/times'
import { PURPOSES, subjectOf } from '../rules/vocabulary'
import { ContactsInput } from './ContactsInput'
import { timesOf } from './compared'
import { newPlan, PLAN_FORM, planOf, planRequest, visitSubmission } from './forms'
import { useVisitTools } from './words'
import './visits.css'

export interface Subject {
  readonly custId?: string | undefined
  readonly clueId?: string | undefined
}

/** What a plan takes from its customer or lead: name, place and first contact. */
export function knownOf(subject: Subject) {
  const contacts = queryOf(listContacts, { ...subject, state: ['active'], page: 1 })
  const both = bothOf(queryOf(getSubject, subject), contacts)
  return {
    requests: both.requests,
    pick(responses: readonly unknown[]) {
      const [{ name, nameEn, address, addressEn, point }, { items }] = both.pick(responses)
      const [first] = items
      return {
        name,
        nameEn,
        purpose: subject.custId === undefined ? ('first' as const) : ('service' as const),
        place: address ? { name, address, addressEn, point } : null,
        contacts: first
          ? [{ id: first.contactId, name: first.name, ...(first.nameEn && { nameEn: first.nameEn }) }]
          : [],
      }
    },
  }
}

/** A new visit; of the customer or lead that the address names, with its place and first contact. */
export const NewPlan = observer(function NewPlan({ custId, clueId }: Subject) {
  const id = custId ?? clueId
  if (id === undefined) return <PlanForm id={undefined} record="new" defaults={newPlan()} />
  return <PlanFor id={id} />
})

const PlanFor = observer(function PlanFor({ id }: { readonly id: string }) {
  const { t } = useVisitTools()
  const known = useStoredResource(`visits.known:${id}`, () => knownOf(subjectOf(id)))
  const found = known.value
  if (!found)
    return (
      <ResourcePage title={t('plan.title')} section={known}>
        {() => null}
      </ResourcePage>
    )
  const { name, nameEn, ...rest } = found
  return (
    <PlanForm
      id={undefined}
      record={id}
      defaults={{ ...newPlan(), ...rest, whose: { id, name, ...(nameEn && { nameEn }) } }}
    />
  )
})

/** Time and people of a plan, of which a refusal speaks. */
const appointmentOf = ({ from, to, participants }: PlanValues) => [from, to, ...participants.map(({ id }) => id)]

const NOWHERE: PlanValues['place'] = null
const NO_PARTICIPANTS: PlanValues['participants'] = []

interface PlanFormProps {
  /** Of the visit that is changed. */
  readonly id: string | undefined
  /** Names the draft. */
  readonly record: string
  readonly defaults: PlanValues
  /** Login name of whose visit it is, by default the user’s. */
  readonly owner?: string | undefined
  /** Why what was entered before can be sent no more. */
  readonly denied?: string | undefined
  /** Somebody who is there already goes on to the check-in; without the visit where that waits for the network. */
  readonly onArrive?: (visit: Visit | undefined) => void
  /** Something is entered, not only restored. */
  readonly onBegin?: () => void
}

/** The form of a plan, with the visits of the same time and those too far away (/visitEdit). */
export const PlanForm = observer(function PlanForm(props: PlanFormProps) {
  const { id, record, defaults, owner, denied, onArrive, onBegin } = props
  const { t, say, word, page, language } = useVisitTools()
  const core = useCore()
  const named = useNamed()
  // Who plans beside another visit has read of it: in the check, or in a refusal of the same time and people.
  const isClash = useRef(false)
  const form = useRecordForm({
    form: PLAN_FORM,
    record,
    defaults,
    fields: planFields,
    submit: (values) => {
      // Of a plan that waited, the entered values have no names.
      const { id: whoseId, name, nameEn } = defaults.whose ?? values.whose
      const known = id === undefined ? { id: `new ${record}` } : { id, ...subjectOf(whoseId) }
      const request = planRequest(id, values, isClash.current)
      return visitSubmission(core, saveVisit, request, { clueId: undefined, ...known, name, nameEn })
    },
    onSent: (saved) => {
      if (onArrive) onArrive(saved)
      else if (id !== undefined || !saved) page.leave()
      else page.replace(visitView, { id: saved.id })
    },
  })
  useBegun(form, onBegin)
  const check = useLiveCheck(form, ['from', 'to', 'place', 'participants'], ({ from, to, place, participants }) => {
    const [begin, end] = [fromField(from), fromField(to)]
    if (!begin || !end || !isEnteredTime(from, to)) return undefined
    const people = [owner ?? core.session.loginName, ...participants.map((one) => one.id)]
    return queryOf(checkVisit, { id, from: begin, to: end, people, ...(place?.point && { point: place.point }) })
  })
  const { set, values: entered } = form
  const from = useFieldValue(form, 'from')
  const others = useFieldValue(form, 'participants')
  const isTold = useRefusedFor(form, OVERLAP, appointmentOf)
  isClash.current = (check.value?.overlaps.length ?? 0) > 0 || isTold
  useEffect(() => {
    // The end follows a beginning that it does not fit to.
    const begin = fromField(from)
    if (begin && !isEnteredTime(from, entered().to)) set({ to: toFieldMoment(usualEnd(begin)) })
  }, [from, entered, set])
  const whose = useFieldValue(form, 'whose')
  const fill = async ({ id: chosen }: { readonly id: string }) => {
    set({ place: null, contacts: [] })
    const { purpose: begun } = entered()
    // Without network both are chosen by hand.
    const found = await responseOf(core, knownOf(subjectOf(chosen)), { background: true }).catch((error: unknown) => {
      if (refusalCode(error) !== undefined && entered().whose?.id === chosen)
        form.methods.setError('whose', { type: 'server', message: 'error.notYours' })
    })
    const { whose: current, purpose, place, contacts } = entered()
    if (!found || current?.id !== chosen) return
    // What was chosen by hand meanwhile stays.
    set({
      purpose: purpose === begun ? found.value.purpose : purpose,
      place: place ?? found.value.place,
      contacts: contacts.length === 0 ? found.value.contacts : contacts,
    })
  }
  const nameOf = ({
    name = t('plan.another'),
    nameEn,
  }: {
    readonly name?: string | undefined
    readonly nameEn?: string | undefined
  }) => say.name({ name, nameEn })
  // What waited has no address in English.
  const addressOf = (place: PlanValues['place']) => {
    const english = place?.address === defaults.place?.address ? defaults.place?.addressEn : place?.addressEn
    return place ? say.text(place.address, english) : ''
  }
  const comingOf = ({ participants, hosts }: PlanValues) =>
    participants
      .map(named)
      .map((one) => (hosts.includes(one.id) ? t('detail.host', { name: say.name(one) }) : say.name(one)))
  return (
    <EditForm
      title={onArrive ? t('arrive.title') : id === undefined ? t('plan.title') : t('plan.edit')}
      form={form}
      submit={onArrive ? t('clock.arrive') : isClash.current ? t('plan.anyway') : t('plan.save')}
      read={currentBy(visit)}
      values={planOf}
      compare={[
        { label: t('field.from'), text: timesOf },
        { label: t('field.place'), text: ({ place }) => addressOf(place) },
        { label: t('field.purpose'), text: ({ purpose }) => word('purpose', purpose) },
        { label: t('field.contacts'), text: ({ contacts }) => namesIn(contacts, language) },
        { label: t('field.participants'), text: (values) => say.list(comingOf(values)) },
      ]}
    >
      {denied === undefined ? null : <Notice tone="warn">{denied}</Notice>}
      <Card>
        {defaults.whose ? (
          <p className="visit-for">{say.name(defaults.whose)}</p>
        ) : (
          <SubjectInput form={form} name="whose" onPick={(chosen) => void fill(chosen)} />
        )}
        <ChoiceInput form={form} name="purpose" options={PURPOSES.words} group="purpose" />
        <DateInput form={form} name="from" time quick={[1]} />
        <DateInput form={form} name="to" time />
      </Card>
      <Card>
        <PickInput
          form={form}
          name="place"
          empty={NOWHERE}
          shown={(place: VisitPlace) => ({ name: addressOf(place) })}
          pick={() => page.choose(placePicker)}
        />
        <ContactsInput form={form} whose={whose?.id} />
        <PickInput
          form={form}
          name="participants"
          isPerson
          empty={NO_PARTICIPANTS}
          shown={(chosen: PlanValues['participants']) => ({ name: namesIn(chosen.map(named), language) })}
          pick={async (now) => {
            const chosen = await page.choose(participantsList, { owner, chosen: now.map((each) => each.id) })
            return chosen?.map(({ id: login, name, nameEn, orgCode }) => ({ id: login, name, nameEn, orgCode }))
          }}
        />
        {others.length > 0 ? (
          <ChipsInput
            form={form}
            name="hosts"
            options={others.map((one) => ({ value: one.id, label: say.name(named(one)) }))}
          />
        ) : null}
      </Card>
      {/* Below the fields: it comes late, and would move them under a finger. */}
      <div role="status">
        {check.value?.overlaps.map((other) => (
          <Notice key={other.visitId} tone="warn">
            {t('plan.overlap', {
              name: nameOf(other),
              time: `${say.time(other.from)}–${say.time(other.to)}`,
              people: namesIn(other.people, language),
            })}
          </Notice>
        ))}
        {check.value?.tight.map((other) => (
          <Notice key={other.visitId}>
            {t('plan.tight', { name: nameOf(other), gap: other.gap, km: (other.distance / 1000).toFixed(1) })}
          </Notice>
        ))}
      </div>
    </EditForm>
  )
})

/** Refused: there is a visit at this time. */
const OVERLAP = 4302
