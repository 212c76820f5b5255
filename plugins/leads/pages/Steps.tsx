import WarningCircle from '@phosphor-icons/core/regular/warning-circle.svg'
import { observer } from 'mobx-react-lite'
import { lazy, Suspense, useState } from 'react'
import { daysBetween } from '#base/calendar'
import { href } from '#base/routes'
import { isKnown } from '#base/wire'
import { DetailScreen, useRecord } from '#kit/detail'
import { useMove } from '#kit/records'
import { useCore, useReach } from '#platform/core'
import { useSearch } from '#platform/navigation'
import { Button, Card, CellCard, Icon } from '#ui/components'
import { Course, type CourseStep } from '#ui/timelines'
import { intelligentCreationBussiness } from '../../creation/routes'
import type { LeadDetail } from '../api'
import { enteredAt } from '../components/company/enteredAt'
import { useArea } from '../components/useArea'
import { useTexts } from '../plugin'
import { clueDetail, clueStepsAll } from '../routes'
import { isSlow } from '../rules/returnDate'
import { STAGES, type Stage } from '../rules/vocabulary'
import { advance, leadRecords } from '../stores/leadRecords'
import '../components/detail/LeadDetail.css'

/** A lazy chunk, because its fields load the code of forms. */
const WinSheet = lazy(() => import('../components/steps/WinSheet'))

/** All steps of a lead: who, when, how long, and what is missing for the next (/clueStepsAll). */
export default observer(function Steps() {
  const { id, contract } = useSearch(clueStepsAll)
  const { t, say } = useArea()
  const core = useCore()
  const reach = useReach()
  const open = useRecord(leadRecords, id)
  const move = useMove(advance, id)
  const lead = open.main.value
  const next = lead && nextOf(lead)
  const mayWin = lead !== undefined && next === 'won' && move.may && isReady(lead)
  const mayEdit = open.beside.rights.value?.edit === true
  const [isWinning, setIsWinning] = useState(contract !== undefined)

  const goOn = async () => {
    const outcome = await move.run()
    if (outcome?.kind !== 'done' || next !== 'opportunity' || !reach(intelligentCreationBussiness)) return
    const answer = await core.feedback.confirm({
      title: t('steps.create'),
      text: t('steps.createText'),
      confirm: t('steps.createNow'),
      cancel: t('steps.later'),
    })
    if (answer === 'confirm') core.navigation.openHref(href(intelligentCreationBussiness, { clueId: id }))
  }
  const openSheet = () => setIsWinning(true)
  return (
    <>
      <DetailScreen
        open={open}
        title={say.name}
        list={href(clueDetail, { id })}
        parts={(record) => [
          { key: 'steps', body: <Body lead={record} mayEdit={mayEdit} onWin={mayWin ? openSheet : undefined} /> },
        ]}
        bottomBar={() =>
          next && next !== 'followedUp' && move.may ? (
            <Button
              variant="main"
              wide
              disabled={!isReady(lead)}
              busy={move.busy}
              onPress={next === 'won' ? openSheet : goOn}
            >
              {next === 'opportunity' ? t('steps.toOpportunity') : t('steps.toNext', { stage: t(`stage.${next}`) })}
            </Button>
          ) : undefined
        }
      />
      {mayWin && isWinning && (
        <Suspense fallback={null}>
          <WinSheet lead={lead} signed={contract} onClose={() => setIsWinning(false)} />
        </Suspense>
      )}
    </>
  )
})

/** The stage after the present one; undefined for a lead that is not in progress. */
function nextOf({ stage, state }: LeadDetail): Stage | undefined {
  return state === 'owned' && isKnown(STAGES, stage) ? STAGES[STAGES.indexOf(stage) + 1] : undefined
}

/** Nothing is missing but the contract, which is chosen when the lead is won. */
const isReady = ({ missing }: LeadDetail) => missing.every((key) => key === 'contract')

interface BodyProps {
  readonly lead: LeadDetail
  /** Missing facts link to where they are entered. */
  readonly mayEdit: boolean
  /** Opens the choice of the contract. */
  readonly onWin: (() => void) | undefined
}

function Body({ lead, ...missing }: BodyProps) {
  const t = useTexts()
  const now = new Date()
  const reached = isKnown(STAGES, lead.stage) ? STAGES.indexOf(lead.stage) : -1
  const steps = STAGES.map((stage, index): CourseStep => {
    const step = lead.steps.find((each) => each.stage === stage)
    const until = lead.steps.find((each) => each.stage === STAGES[index + 1])?.at ?? now
    const days = step ? daysBetween(step.at, until) : 0
    const lasts = step && stage !== 'won' && index <= reached
    const words = [t('steps.days', { count: days }), isSlow(stage, days) && t('steps.slow')]
      .filter(Boolean)
      .join(t('detail.comma'))
    return {
      id: stage,
      act: t(`stage.${stage}`),
      person: step?.by,
      at: step?.at,
      comment: lasts ? words : undefined,
      state: index < reached || (stage === lead.stage && stage === 'won') ? 'done' : index === reached ? 'now' : 'todo',
    }
  })
  return (
    <>
      <Card title={t('steps.all')}>
        <Course label={t('steps.all')} steps={steps} />
      </Card>
      <Missing lead={lead} {...missing} />
    </>
  )
}

/** The facts that are missing for the next stage, each with its field. */
function Missing({ lead, mayEdit, onWin }: BodyProps) {
  const { t, say, word, page } = useArea()
  const { id, missing, state, discard } = lead
  const next = nextOf(lead)
  const note = (text: string) => <p className="lead-steps__note">{text}</p>
  if (state === 'discarded' && discard?.at) return note(t('steps.discarded', { date: say.day(discard.at) }))
  if (state === 'pool') return note(t('steps.pool'))
  if (!next) return null
  const stage = t(`stage.${next}`)
  if (next === 'followedUp') return note(t('steps.first'))
  if (missing.length === 0) return note(t('steps.ready', { stage }))
  return (
    <CellCard
      title={t('steps.missing', { stage })}
      cells={missing.map((key) => {
        const to = mayEdit ? enteredAt(id, key) : undefined
        return {
          key,
          icon: <Icon svg={WarningCircle} />,
          title: word('detail.missing', key),
          onPress: key === 'contract' ? onWin : to && (() => page.openHref(to)),
        }
      })}
    />
  )
}
