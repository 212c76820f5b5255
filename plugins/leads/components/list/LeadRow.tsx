import HandGrabbing from '@phosphor-icons/core/regular/hand-grabbing.svg'
import NotePencil from '@phosphor-icons/core/regular/note-pencil.svg'
import Phone from '@phosphor-icons/core/regular/phone.svg'
import { observer } from 'mobx-react-lite'
import { daysFromToday, formatNearDay } from '#base/calendar'
import type { Language } from '#base/config'
import { formatDistance, quantity } from '#base/quantities'
import { href } from '#base/routes'
import { groupPhone } from '#base/wire'
import { ListRow, RowTags } from '#kit/lists'
import { useStore } from '#platform/core'
import { codeText, nameIn, useLanguage } from '#platform/i18n'
import { Icon, ScoreRing } from '#ui/components'
import type { Lead } from '../../api'
import { type LeadTexts, useTexts } from '../../plugin'
import { clueDetail } from '../../routes'
import type { Tab } from '../../rules/filters'
import { outboxRecord } from '../../stores/followUp'
import { leadStore } from '../../stores/LeadStore'
import { StageMark } from '../StageMark'
import type { RowActions } from './useRowActions'
import { WhyLine } from './WhyLine'

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
  const { id, score, potential, distance, followed, state, phone, industry, labels, owner } = lead
  const name = nameIn(lead, language)
  const gas = potential.gas === undefined ? undefined : quantity(potential.gas, 'volumePerYear', language)
  const person =
    tab === 'org' && owner ? { name: nameIn(owner, language), label: t('row.owner', { name: '' }) } : undefined
  const { followUp, take, call } = actions
  const followUpAction = followUp &&
    state === 'owned' && {
      label: t('row.followUp'),
      icon: <Icon svg={NotePencil} />,
      onPress: () => followUp(id),
    }
  const callAction = phone !== undefined && {
    label: t('row.call'),
    icon: <Icon svg={Phone} />,
    onPress: () => call(lead),
  }
  const takeAction = take &&
    state === 'pool' && { label: t('row.take'), icon: <Icon svg={HandGrabbing} />, onPress: () => take(id) }
  return (
    <ListRow
      record={outboxRecord(id)}
      to={href(clueDetail, { id })}
      onOpen={() => actions.open(id)}
      mark={<ScoreRing score={score} label={score === undefined ? t('row.noScore') : t('row.score', { score })} />}
      title={name}
      star={{ isOn: followed, label: t('row.follow', { name }), onPress: () => actions.follow(lead) }}
      swipe={[followUpAction, callAction, takeAction]}
      menu={() => [
        followUpAction,
        takeAction && { ...takeAction, label: t('actions.take') },
        callAction && { ...callAction, label: t('actions.call', { phone: groupPhone(phone) }) },
      ]}
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
          left: (
            <RowTags
              person={person}
              tags={[...(industry ? [industry] : []), ...labels].map((tag) => nameIn(tag, language))}
            />
          ),
          right: lastContactText(lead, t, language),
        },
      ]}
    />
  )
})

/** Day of the last contact, or of the creation for a new lead; nothing if both are unknown. */
function lastContactText({ lastContact, createdAt }: Lead, t: LeadTexts, language: Language): string | undefined {
  if (lastContact) {
    const kind = codeText(t, 'contact', lastContact.kind)
    return t('row.last', { kind, day: formatNearDay(lastContact.at, language) })
  }
  if (!createdAt) return undefined
  return daysFromToday(createdAt) === 0 ? t('row.newToday') : t('row.new', { day: formatNearDay(createdAt, language) })
}
