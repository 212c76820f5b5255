import { observer } from 'mobx-react-lite'
import { CellSection } from '#kit/detail'
import { clueDetail } from '../../routes'
import type { OpenLead } from '../../stores/leadRecords'
import { useArea } from '../useArea'

/** Leads within 1 km, the nearest ones; the map shows the others. */
export const NearbyCard = observer(function NearbyCard({ lead }: { lead: OpenLead }) {
  const { t, say, page } = useArea()
  return (
    <CellSection
      title={t('detail.nearby.title')}
      section={lead.parts.nearby}
      none={t('detail.nearby.none')}
      cells={(others) =>
        others.map(({ id, distance, ...other }) => ({
          key: id,
          record: `lead:${id}`,
          title: say.name(other),
          value: say.distance(distance),
          onPress: () => page.open(clueDetail, { id }),
        }))
      }
    />
  )
})
