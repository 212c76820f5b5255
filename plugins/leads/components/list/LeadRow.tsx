import HandGrabbing from '@phosphor-icons/core/regular/hand-grabbing.svg'
import NotePencil from '@phosphor-icons/core/regular/note-pencil.svg'
import Phone from '@phosphor-icons/core/regular/phone.svg'
import { observer } from 'mobx-react-lite'
import { formatDistance, quantity } from '#base/quantities'
import { href } from '#base/routes'
import { ListRow } from '#kit/lists'
import { useStore } from '#platform/core'
import { nameIn, useLanguage } from '#platform/i18n'
import { Icon, type MenuAction, ScoreRing, type SwipeAction } from '#ui/components'
import type { Lead } from '../../api'
import { type LeadTexts, useTexts } from '../../plugin'
import { clueDetail } from '../../routes'
import type { Tab } from '../../rules/filters'
import { leadStore } from '../../stores/LeadStore'
import { StageMark } from '../StageMark'
import { LeadTags } from './LeadTags'
import { lastContactText } from './lastContactText'
import type { RowActions } from './useRowActions'
import { WhyLine } from './WhyLine'
import './LeadRow.css'

interface LeadRowProps {
  readonly id: string
  readonly tab: Tab
  readonly actions: RowActions
}

/** Row of a lead: left name, stage, `WhyLine`, tags; right potential, distance, last contact (mock 'Lead row'). */
export const LeadRow = observer(function LeadRow({ id: key, tab, actions }: LeadRowProps) {
  const lead = useStore(leadStore).get(key)
  // Called once per row and passed down: each call of a text hook costs as much as rendering a line of the row.
  const t = useTexts()
  const language = useLanguage()
  // Every field but the name may be missing.
  if (!lead) return null
  const { id, score, potential, distance, followed } = lead
  const name = nameIn(lead, language)
  const gas = potential.gas === undefined ? undefined : quantity(potential.gas, 'volumePerYear', language)
  return (
    <ListRow
      record={`lead:${id}`}
      to={href(clueDetail, { id })}
      onOpen={() => actions.open(id)}
      mark={<ScoreRing score={score} label={score === undefined ? t('row.noScore') : t('row.score', { score })} />}
      title={name}
      star={{ isOn: followed, label: t('row.follow', { name }), onPress: () => actions.follow(lead) }}
      swipe={swipeOf(lead, actions, t)}
      menu={() => menuOf(lead, actions, t)}
      onCopy={() => actions.copyName(lead)}
      lines={[
        {
          left: <StageMark lead={lead} t={t} />,
          right: gas && (
            <>
              <b>{gas.figure}</b> <span className="row__unit">{gas.unit}</span>
            </>
          ),
        },
        {
          left: <WhyLine lead={lead} t={t} language={language} />,
          right: distance === undefined ? undefined : formatDistance(distance),
        },
        {
          left: <LeadTags lead={lead} withOwner={tab === 'org'} t={t} language={language} />,
          right: lastContactText(lead, { t, language }),
        },
      ]}
    />
  )
})

/** What is done with a lead from its row: to follow up, take, call. */
function deedsOf(lead: Lead, { call, take, followUp }: RowActions) {
  const { id, phone, state } = lead
  return {
    followUp: followUp && state === 'owned' && { icon: <Icon svg={NotePencil} />, onPress: () => followUp(id) },
    take: take && state === 'pool' && { icon: <Icon svg={HandGrabbing} />, onPress: () => take(id) },
    call: phone !== undefined && { icon: <Icon svg={Phone} />, onPress: () => call(lead) },
  }
}

const isOffered = <T extends object>(action: T | false | undefined): action is T => Boolean(action)

/** Swipe actions; all are in the menu as well. */
function swipeOf(lead: Lead, actions: RowActions, t: LeadTexts): SwipeAction[] {
  const { followUp, call, take } = deedsOf(lead, actions)
  return [
    followUp && { label: t('row.followUp'), ...followUp },
    call && { label: t('row.call'), ...call },
    take && { label: t('row.take'), ...take },
  ].filter(isOffered)
}

/** What the menu of a row has besides the usual: all swipe actions. */
function menuOf(lead: Lead, actions: RowActions, t: LeadTexts): MenuAction[] {
  const { followUp, call, take } = deedsOf(lead, actions)
  return [
    followUp && { label: t('row.followUp'), ...followUp },
    take && { label: t('actions.take'), ...take },
    call && { label: t('actions.call', { phone: lead.phone }), ...call },
  ].filter(isOffered)
}
