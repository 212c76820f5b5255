import { CaretRight } from '@phosphor-icons/react/dist/csr/CaretRight'
import { observer } from 'mobx-react-lite'
import { usePageNavigation } from '#src/navigation'
import { clueDetail } from '../../routes'
import type { OpenLead } from '../../stores/leadRecords'
import { useTexts } from '../../texts'
import { SectionCard } from './SectionCard'
import { useFormats } from './useFormats'

/** Only the nearest leads are shown here; the map shows the others. */
const SHOWN = 5

/** Leads within 1 km. */
export const NearbyCard = observer(function NearbyCard({ lead }: { lead: OpenLead }) {
  const page = usePageNavigation()
  const t = useTexts()
  const formats = useFormats()
  const { nearby } = lead.parts
  const others = nearby.value?.slice(0, SHOWN) ?? []
  return (
    <SectionCard
      title={t('detail.nearby.title')}
      loading={nearby}
      onRetry={() => void nearby.load()}
      empty={others.length === 0 ? t('detail.nearby.none') : undefined}
    >
      {() => (
        <ul className="lead-nearby">
          {others.map((other) => (
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
