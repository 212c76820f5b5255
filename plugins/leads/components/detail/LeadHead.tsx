import NavigationArrowFill from '@phosphor-icons/core/fill/navigation-arrow-fill.svg'
import Phone from '@phosphor-icons/core/regular/phone.svg'
import UserSwitch from '@phosphor-icons/core/regular/user-switch.svg'
import { observer } from 'mobx-react-lite'
import { CopyButton, RecordHead, useHostActions } from '#kit/detail'
import { useTold } from '#kit/records'
import { useCore, useStore } from '#platform/core'
import { Icon, LongText, PlaceActions, StageMeter } from '#ui/components'
import type { Lead } from '../../api'
import { followLead, leadStore } from '../../stores/LeadStore'
import type { OpenLead } from '../../stores/leadRecords'
import { useArea } from '../useArea'
import { meterOf } from '../words'

interface LeadHeadProps {
  readonly open: OpenLead
  /** The record, or the row of the list while the record is loading. */
  readonly lead: Lead
  readonly onCall: () => void
  /** Absent if the user may not assign it. */
  readonly onAssign?: (() => void) | undefined
}

/** Head of the lead page: name, stage, industry, owner, address, and the buttons to navigate and call. */
export const LeadHead = observer(function LeadHead({ open, lead, onCall, onAssign }: LeadHeadProps) {
  const { t, say, word } = useArea()
  const core = useCore()
  const told = useTold()
  const { goTo } = useHostActions()
  const leads = useStore(leadStore)
  const shown = leads.get(lead.id) ?? lead
  const record = open.main.value
  const { followed } = shown
  const far = say.distance(shown.distance)
  const name = say.name(lead)
  const address = say.text(record?.address, record?.addressEn)

  const follow = () => told(followLead(core, lead.id, !followed))
  // A discarded lead keeps its stage but shows an empty meter.
  const meter = lead.state === 'discarded' ? 'discarded' : meterOf(lead.stage)
  const place = record?.point
  const owner = (lead.state === 'owned' && say.name(lead.owner)) || word('state', lead.state)
  const { main, parts } = open
  const callable = lead.phone !== undefined || parts.contacts.value?.some((contact) => contact.callable) === true
  // Placeholders reserve the place of each action: one that appears later must not shift another away from the thumb.
  const actions = [
    main.pending && ('pending' as const),
    place && {
      label: far ?? t('detail.navigate'),
      name: far && `${t('detail.navigate')}, ${far}`,
      icon: <Icon svg={NavigationArrowFill} />,
      onPress: () => goTo(place, name),
    },
    callable && { label: t('detail.call'), icon: <Icon svg={Phone} />, onPress: onCall },
    onAssign && { label: t('assign.action'), icon: <Icon svg={UserSwitch} />, onPress: onAssign },
    !callable && (main.pending || (record && parts.contacts.pending)) && ('pending' as const),
  ]

  return (
    <RecordHead
      record={`lead:${lead.id}`}
      name={name}
      star={{ on: followed, label: t(followed ? 'detail.unfollow' : 'detail.follow'), onPress: follow }}
    >
      <div className="lead-head__clip">
        <div className="lead-head__meta">
          <StageMeter stage={meter} label={word('stage', lead.stage)} />
          {lead.industry && <span>{say.name(lead.industry)}</span>}
          <span>{owner}</span>
        </div>
      </div>
      <div className="lead-head__place">
        {record ? (
          <>
            <LongText text={address ?? t('detail.noAddress')} />
            {address !== undefined && <CopyButton text={address} label={t('detail.copyAddress')} />}
          </>
        ) : (
          <span className="lead-head__bone" aria-hidden="true" />
        )}
      </div>
      <PlaceActions label={t('detail.actions')} actions={actions} />
    </RecordHead>
  )
})
