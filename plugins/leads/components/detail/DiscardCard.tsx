import { observer } from 'mobx-react-lite'
import { useStore } from '#src/core'
import { usePageNavigation } from '#src/navigation'
import { Button, Card } from '#src/ui'
import type { LeadDetail } from '../../api'
import { clueDetail } from '../../routes'
import { discardCodes } from '../../rules/vocabulary'
import { leadStore } from '../../stores/LeadStore'
import { useTexts } from '../../texts'
import { codeText } from '../words'
import { useFormats } from './useFormats'

interface DiscardCardProps {
  readonly lead: LeadDetail
  /** Absent if the user may not change the reason. */
  readonly onChange: (() => void) | undefined
}

/** Discard reason of a lead, with user and time. */
export const DiscardCard = observer(function DiscardCard({ lead, onChange }: DiscardCardProps) {
  const page = usePageNavigation()
  const t = useTexts()
  const formats = useFormats()
  const leads = useStore(leadStore)
  const { discard } = lead
  if (lead.state !== 'discarded' || !discard) return null
  const { kind, until, note, sameAs, by, at } = discard
  const same = sameAs && leads.get(sameAs)
  return (
    <Card
      title={t('detail.discard.title')}
      pad
      link={onChange ? { label: t('move.changeReason'), onPress: onChange } : undefined}
    >
      <div className="lead-discard">
        <b>{codeText(t, 'move.reason', discardCodes, kind)}</b>
        {until && <p>{t('detail.discard.until', { month: formats.month(until) })}</p>}
        {sameAs && (
          <Button variant="plain" onPress={() => page.open(clueDetail, { id: sameAs })}>
            {t('detail.discard.same', { name: same ? formats.name(same) : sameAs })}
          </Button>
        )}
        {note && <p>{note}</p>}
        {by && at && (
          <p className="lead-discard__by">
            {t('detail.discard.by', { name: formats.name(by), date: formats.moment(at) })}
          </p>
        )}
      </div>
    </Card>
  )
})
