import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { DetailScreen, useRecord } from '#kit/detail'
import { RefusedPage } from '#kit/forms'
import { useSearch } from '#platform/navigation'
import type { Visit } from '../api'
import { CheckInForm } from '../components/CheckInForm'
import { planOf } from '../components/forms'
import { MinutesForm } from '../components/MinutesForm'
import { NewPlan, PlanForm } from '../components/PlanForm'
import { useVisitTools } from '../components/words'
import { type STEPS, visitEdit } from '../routes'
import { visits } from '../stores'

type Step = (typeof STEPS)[number]
/** What a state asks for. */
const STEP_OF: Readonly<Record<string, Step>> = { planned: 'plan', missed: 'plan' }

/** Plans a visit, arrives at it and leaves it, writes its minutes (/visitEdit). */
export default observer(function VisitEdit() {
  const { id, custId, clueId, step } = useSearch(visitEdit)
  return id === undefined ? <NewPlan custId={custId} clueId={clueId} /> : <OfVisit id={id} step={step} />
})

const OfVisit = observer(function OfVisit({ id, step }: { readonly id: string; readonly step: Step | undefined }) {
  const { t } = useVisitTools()
  const open = useRecord(visits, id)
  const visit = open.main.value
  if (!visit) return <DetailScreen open={open} title={() => t('title.visitEdit')} parts={() => []} />
  return <Forms key={id} visit={visit} step={step ?? STEP_OF[visit.state] ?? 'minutes'} />
})

/** What may be done is decided when the form opens: its own submit changes it. */
function Forms({ visit, step }: { readonly visit: Visit; readonly step: Step }) {
  const { t } = useVisitTools()
  const [first] = useState(visit)
  const needed = { plan: ['edit'], arrive: ['arrive', 'leave', 'minutes'], minutes: ['minutes'] }[step]
  if (!needed.some((move) => first.can.includes(move)))
    return (
      <RefusedPage
        title={t('title.visitEdit')}
        kind="denied"
        denied={{ title: t('denied.title'), text: t('denied.text') }}
      />
    )
  if (step === 'arrive') return <CheckInForm visit={visit} />
  if (step === 'minutes') return <MinutesForm visit={visit} />
  return <PlanForm id={visit.id} record={visit.id} defaults={planOf(first)} />
}
