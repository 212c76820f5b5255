import NavigationArrowFill from '@phosphor-icons/core/fill/navigation-arrow-fill.svg'
import Phone from '@phosphor-icons/core/regular/phone.svg'
import UserSwitch from '@phosphor-icons/core/regular/user-switch.svg'
import { observer } from 'mobx-react-lite'
import type { Calling } from '#kit/calls'
import { HeadAddress, HeadFacts, RecordHead, useHostActions } from '#kit/detail'
import { useRefusalToast } from '#kit/records'
import { useCore, useStore } from '#platform/core'
import { Icon, PlaceActions, StageMeter } from '#ui/components'
import type { Lead } from '../../api'
import { outboxRecord } from '../../stores/followUp'
import { followOnPage, leadStore } from '../../stores/LeadStore'
import type { OpenLead } from '../../stores/leadRecords'
import { useArea } from '../useArea'
import { meterOf } from '../words'

interface LeadHeadProps {
  readonly open: OpenLead
  /** The record, or the row of the list while the record is loading. */
  readonly lead: Lead
  readonly calling: Calling
  /** Absent if the user may not assign it. */
  readonly onAssign: (() => void) | undefined
}

/** Head of the lead page: name, stage, industry, owner, address, and the buttons to navigate and call. */
export const LeadHead = observer(function LeadHead({ open, lead, calling, onAssign }: LeadHeadProps) {
  const { t, say, word } = useArea()
  const core = useCore()
  const toastRefusal = useRefusalToast()
  const { goTo } = useHostActions()
  const shown = useStore(leadStore).get(lead.id) ?? lead
  const { main, parts } = open
  const { start } = calling
  const record = main.value
  const { followed } = shown
  const far = say.distance(shown.distance)
  const name = say.name(lead)
  const place = record?.point
  const owner = (lead.state === 'owned' && say.name(lead.owner)) || word('state', lead.state)
  // Placeholders reserve the place of each action: one that loads late must not move another from under the thumb.
  const actions = [
    main.pending && ('pending' as const),
    place && {
      label: far ?? t('detail.navigate'),
      name: far && say.list([t('detail.navigate'), far]),
      icon: <Icon svg={NavigationArrowFill} />,
      onPress: () => goTo(place, name),
    },
    start && { label: calling.label, icon: <Icon svg={Phone} />, onPress: start },
    onAssign && { label: t('assign.action'), icon: <Icon svg={UserSwitch} />, onPress: onAssign },
    !start && (main.pending || (record && parts.contacts.pending)) && ('pending' as const),
  ]
  return (
    <RecordHead
      record={outboxRecord(lead.id)}
      name={name}
      star={{
        on: followed,
        label: t(followed ? 'detail.unfollow' : 'detail.follow'),
        onPress: () => toastRefusal(followOnPage(core, lead.id, !followed)),
      }}
    >
      <HeadFacts>
        {/* A discarded lead keeps its stage but shows an empty meter. */}
        <StageMeter
          stage={lead.state === 'discarded' ? 'discarded' : meterOf(lead.stage)}
          label={word('stage', lead.stage)}
        />
        {lead.industry && <span>{say.name(lead.industry)}</span>}
        <span>{owner}</span>
      </HeadFacts>
      <HeadAddress
        address={say.text(record?.address, record?.addressEn)}
        none={t('detail.noAddress')}
        copy={t('detail.copyAddress')}
        isLoading={!record}
      />
      <PlaceActions label={t('detail.actions')} actions={actions} />
    </RecordHead>
  )
})
