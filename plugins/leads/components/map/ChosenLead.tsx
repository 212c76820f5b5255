import ArrowRight from '@phosphor-icons/core/regular/arrow-right.svg'
import CalendarPlus from '@phosphor-icons/core/regular/calendar-plus.svg'
import HandGrabbing from '@phosphor-icons/core/regular/hand-grabbing.svg'
import { observer } from 'mobx-react-lite'
import { ChosenRecord, type RouteStops, StopRow } from '#kit/map'
import { useResource } from '#kit/records'
import { useReach, useStore } from '#platform/core'
import { errorText } from '#platform/http'
import { useCoreTexts } from '#platform/i18n'
import { Icon, RetryRow, SkeletonRows } from '#ui/components'
import { visitEdit } from '../../../visits/routes'
import type { MapTab } from '../../rules/filters'
import type { LeadId } from '../../rules/vocabulary'
import { leadStore, refreshLead } from '../../stores/LeadStore'
import { LeadRow } from '../list/LeadRow'
import type { RowActions } from '../list/useRowActions'
import { useArea } from '../useArea'
import type { LeadStop } from './mapMarks'

interface RowProps {
  readonly id: string
  readonly stops: RouteStops<LeadStop>
  readonly actions: RowActions
  readonly tab: MapTab
}

/** A lead with the button that adds it to the route. */
export const LeadStopRow = observer(function LeadStopRow({ id, stops, actions, tab }: RowProps) {
  const { say } = useArea()
  const lead = useStore(leadStore).get(id)
  if (!lead) return null
  return (
    <StopRow stops={stops} id={id} name={say.name(lead)} isPlaced={lead.point !== undefined}>
      <LeadRow id={id} tab={tab === 'all' ? 'org' : tab} actions={actions} />
    </StopRow>
  )
})

interface ChosenLeadProps extends RowProps {
  readonly id: LeadId
  readonly onClose: () => void
}

/** The lead whose marker was tapped. */
export const ChosenLead = observer(function ChosenLead({ onClose, ...row }: ChosenLeadProps) {
  const { t, say, page } = useArea()
  const reach = useReach()
  const texts = useCoreTexts()
  const leads = useStore(leadStore)
  const { id, actions } = row
  const lead = leads.get(id)
  const loaded = useResource(async (core, signal) => {
    if (leads.get(id)?.point) return
    // The lead was deleted since the map was rendered, or is no longer visible to the user.
    if (!(await refreshLead(core, id, { signal }))) onClose()
  })
  if (loaded.status === 'failed') return <RetryRow text={errorText(loaded.error, texts)} onRetry={loaded.load} />
  if (!lead) return <SkeletonRows count={1} />
  const open = { label: t('actions.open'), icon: <Icon svg={ArrowRight} />, onPress: () => actions.open(id) }
  const { take } = actions
  const taking = take &&
    lead.state === 'pool' && { label: t('row.take'), icon: <Icon svg={HandGrabbing} />, onPress: () => take(id) }
  const plan = lead.state === 'owned' &&
    reach(visitEdit) && {
      label: t('move.planVisit'),
      icon: <Icon svg={CalendarPlus} />,
      onPress: () => page.open(visitEdit, { clueId: id, step: 'plan' }),
    }
  return (
    <ChosenRecord
      name={say.name(lead)}
      point={lead.point}
      actions={[taking || [], open, plan || []].flat()}
      onClose={onClose}
    >
      <LeadStopRow {...row} />
    </ChosenRecord>
  )
})
