import { CaretRight } from '@phosphor-icons/react/dist/csr/CaretRight'
import { observer } from 'mobx-react-lite'
import { SectionCard } from '#src/detail'
import { usePageNavigation } from '#src/navigation'
import { clueDetail } from '../../routes'
import type { OpenLead } from '../../stores/leadRecords'
import { useTexts } from '../../texts'
import { useFormats } from './useFormats'

/** Only the nearest leads are shown here; the map shows the others. */
const SHOWN = 5

/** Leads within 1 km. */
export const NearbyCard = observer(function NearbyCard({ lead }: { lead: OpenLead }) {
  const page = usePageNavigation()
  const t = useTexts()
  const formats = useFormats()
  return (
    <SectionCard
      title={t('detail.nearby.title')}
      section={lead.parts.nearby}
      empty={(others) => (others.length === 0 ? t('detail.nearby.none') : undefined)}
    >
      {(others) => (
        <ul className="list lead-nearby">
          {others.slice(0, SHOWN).map((other) => (
            <li key={other.id} data-record={`lead:${other.id}`}>
              <button
                type="button"
                className="lead-nearby__row"
                onClick={() => page.open(clueDetail, { id: other.id })}
              >
                <span className="lead-nearby__name">{formats.name(other)}</span>
                <span className="lead-nearby__far">{formats.metres(other.distance)}</span>
                <CaretRight aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </SectionCard>
  )
})
