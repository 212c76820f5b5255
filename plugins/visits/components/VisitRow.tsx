import { observer } from 'mobx-react-lite'
import { daysFromToday } from '#base/calendar'
import { href } from '#base/routes'
import { ListRow } from '#kit/lists'
import { useCore, useStore } from '#platform/core'
import { DateBadge, StatusTag, WaitingTag } from '#ui/components'
import { visitView } from '../routes'
import { outboxRecord, visitRows } from '../stores'
import { isOfVisit } from './clocks'
import { useVisitTools, VISIT_TONES } from './words'

interface VisitRowProps {
  readonly id: string
  readonly onOpen: (id: string) => void
  /** All are to one customer or lead, which the page names. */
  readonly isOfOne?: boolean
}

/** Row of a visit: day and time, whom it is to, why, whose, where. */
export const VisitRow = observer(function VisitRow({ id, onOpen, isOfOne = false }: VisitRowProps) {
  const { t, say, word } = useVisitTools()
  const { outbox, session } = useCore()
  const row = useStore(visitRows).get(id)
  if (!row) return null
  const record = outboxRecord(row)
  const visit = outbox.withOverlay(record, row)
  const { from, to, state, purpose, owner, participants, contacts, address, addressEn, distance } = visit
  const why = word('purpose', purpose)
  const length = t('row.minutes', { minutes: Math.round((to.getTime() - from.getTime()) / 60_000) })
  const waiting = outbox.unsentOf(record).filter(({ request }) => isOfVisit(visit, request))
  const met = say.line(
    say.list(contacts.map((contact) => say.name(contact))),
    participants.length > 0 && t('row.with', { count: participants.length }),
  )
  const whose = owner.id === session.loginName ? undefined : say.name(owner)
  return (
    <ListRow
      record={`visit:${id}`}
      to={href(visitView, { id })}
      onOpen={() => onOpen(id)}
      mark={
        <DateBadge
          main={say.time(from)}
          sub={daysFromToday(from) === 0 ? say.nearDay(from) : say.day(from)}
          tone={state === 'missed' ? 'risk' : 'plain'}
        />
      }
      title={isOfOne ? why : say.name(visit)}
      tag={waiting.length > 0 ? <WaitingTag items={waiting} /> : <StatusTag word={state} tones={VISIT_TONES} />}
      lines={[
        ...(isOfOne
          ? [{ left: say.line(length, met), right: whose }]
          : [
              { left: say.line(why, length), right: say.distance(distance) },
              { left: met, right: whose },
            ]),
        { left: say.text(address, addressEn) },
      ]}
    />
  )
})
