import { observer } from 'mobx-react-lite'
import { useStore } from '#platform/core'
import { Button, Card } from '#ui/components'
import type { LeadDetail } from '../../api'
import { clueDetail } from '../../routes'
import { leadStore } from '../../stores/LeadStore'
import { useArea } from '../useArea'

interface DiscardCardProps {
  readonly lead: LeadDetail
  /** Absent if the user may not change the reason. */
  readonly onChange: (() => void) | undefined
}

/** Discard reason of a lead, with user and time. */
export const DiscardCard = observer(function DiscardCard({ lead, onChange }: DiscardCardProps) {
  const { t, say, word, page } = useArea()
  const leads = useStore(leadStore)
  const { discard } = lead
  if (lead.state !== 'discarded' || !discard) return null
  const { kind, until, note, sameAs, by, at } = discard
  const change = onChange && { label: t('move.changeReason'), onPress: onChange }
  return (
    <Card title={t('detail.discard.title')} pad link={change}>
      <div className="lead-discard">
        <b>{word('move.reason', kind)}</b>
        {until && <p>{t('detail.discard.until', { month: say.month(until) })}</p>}
        {sameAs && (
          <Button variant="plain" onPress={() => page.open(clueDetail, { id: sameAs })}>
            {t('detail.discard.same', { name: say.name(leads.get(sameAs)) ?? sameAs })}
          </Button>
        )}
        {note && <p>{note}</p>}
        {by && at && (
          <p className="lead-discard__by">{t('detail.discard.by', { name: say.name(by), date: say.moment(at) })}</p>
        )}
      </div>
    </Card>
  )
})
