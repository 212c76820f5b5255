import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { useArrival } from '#domain/checkIn'
import { DetailScreen, useRecord } from '#kit/detail'
import { RefusedPage } from '#kit/forms'
import { useReach } from '#platform/core'
import { useSearch } from '#platform/navigation'
import { cluePunchCard, leadIdSchema } from '../../leads/routes'
import type { Visit } from '../api'
import { CheckInForm } from '../components/CheckInForm'
import { FORM_OF, planOf } from '../components/forms'
import { MinutesForm } from '../components/MinutesForm'
import { NewPlan, PlanForm } from '../components/PlanForm'
import { Unplanned } from '../components/Unplanned'
import { useKept } from '../components/useKept'
import { useVisitTools } from '../components/words'
import { type STEPS, visitEdit } from '../routes'
import { outboxRecord, visits } from '../stores'

type Step = (typeof STEPS)[number]
/** What a state asks for. */
const STEP_OF: Readonly<Record<string, Step>> = { planned: 'plan', missed: 'plan' }
const TITLE_OF = { plan: 'plan.edit', arrive: 'clock.title', minutes: 'minutes.title' } as const

/** Plans a visit, arrives at it and leaves it, writes its minutes (/visitEdit). */
export default observer(function VisitEdit() {
  const { id, custId, clueId, step } = useSearch(visitEdit)
  const whose = custId ?? clueId
  if (id !== undefined) return <OfVisit id={id} step={step} />
  if (whose !== undefined && step === 'arrive') return <Unplanned id={whose} />
  return <NewPlan custId={custId} clueId={clueId} />
})

const OfVisit = observer(function OfVisit({ id, step }: { readonly id: string; readonly step: Step | undefined }) {
  const { t } = useVisitTools()
  const open = useRecord(visits, id)
  // With a plan that waits, which is changed further.
  const visit = open.shown
  if (!visit) return <DetailScreen open={open} title={() => t('title.visitEdit')} parts={() => []} />
  return <Forms key={id} visit={visit} step={step ?? STEP_OF[visit.state] ?? 'minutes'} />
})

/** The check-in at a lead is that of its own page. */
function AtLead({ visit: { id, clueId, state } }: { readonly visit: Visit }) {
  const { page } = useVisitTools()
  const reach = useReach()
  const isReached = reach(cluePunchCard)
  useEffect(() => {
    if (isReached) page.replace(cluePunchCard, { id: v.parse(leadIdSchema, clueId), visitId: id })
  }, [page, isReached, id, clueId])
  return isReached ? null : <Denied state={state} step="arrive" />
}

function Denied({ state, step }: Pick<Visit, 'state'> & { readonly step: Step }) {
  const { t, word } = useVisitTools()
  const isOver = state === 'cancelled' || state === 'missed'
  return (
    <RefusedPage
      title={t(TITLE_OF[step])}
      kind="denied"
      denied={{ title: t('denied.title'), text: isOver ? word('denied', state) : t('denied.text') }}
    />
  )
}

/** What may be done is decided when the form opens: its own submit changes it. */
const Forms = observer(function Forms({ visit, step }: { readonly visit: Visit; readonly step: Step }) {
  const { t } = useVisitTools()
  const [first] = useState(visit)
  const { arrival, again } = useArrival(outboxRecord(visit), visit.clockIns)
  const arrive = first.state === 'done' ? [] : ['arrive', 'leave', 'minutes']
  const needed = { plan: ['edit'], arrive, minutes: ['minutes'] }[step]
  // Who has arrived leaves, also where somebody has written the minutes meanwhile.
  const may = needed.some((move) => first.can.includes(move)) || (step === 'arrive' && arrival !== undefined)
  const kept = useKept(FORM_OF[step], visit.id)
  if (!may && kept.pending) return null
  // What was entered before is read and copied in its form, also where it can be sent no more.
  if (!may && !kept.value) return <Denied state={first.state} step={step} />
  const denied = may ? undefined : t('denied.kept')
  if (step === 'arrive' && visit.clueId !== undefined) return <AtLead visit={visit} />
  if (step === 'arrive') return <CheckInForm visit={visit} arrival={arrival} denied={denied} onBegin={again} />
  if (step === 'minutes') return <MinutesForm visit={visit} denied={denied} />
  // With the visit as it is now: a form that finds its entry sent begins anew.
  return <PlanForm id={visit.id} record={visit.id} defaults={planOf(visit)} owner={first.owner.id} denied={denied} />
})
