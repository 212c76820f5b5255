import { Card, Tag } from '#src/ui'
import type { LeadDetail } from '../../api'
import { useTexts } from '../../texts'
import { useFormats } from './useFormats'

export function LabelsCard({ lead }: { lead: LeadDetail }) {
  const t = useTexts()
  const formats = useFormats()
  return (
    <Card title={t('detail.labels.title')}>
      {lead.labels.length === 0 ? (
        <p className="section__empty">{t('detail.labels.none')}</p>
      ) : (
        <ul className="lead-tags">
          {lead.labels.map((label) => (
            <li key={label.id}>
              <Tag tone={label.category === 'risk' ? 'risk' : 'plain'}>{formats.name(label)}</Tag>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
