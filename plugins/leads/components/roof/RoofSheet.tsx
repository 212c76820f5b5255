import { areaOf } from '#base/geo'
import { Facts } from '#kit/detail'
import { Card, Cell, Segmented } from '#ui/components'
import {
  FULL_HOURS,
  PEAK_PER_M2,
  ROOF_KINDS,
  type RoofArea,
  type RoofKind,
  type RoofProblem,
  roofEstimate,
  USABLE,
} from '../../rules/roof'
import { useArea } from '../useArea'

/** Names of areas by their order: 'Roof 1', 'Left out 2'. */
export function useAreaNames(areas: readonly RoofArea[]): (area: Pick<RoofArea, 'id' | 'kind'>) => string {
  const { t } = useArea()
  return ({ id, kind }) => {
    const n = areas.filter((area) => area.kind === kind).findIndex((area) => area.id === id) + 1
    return t(kind === 'roof' ? 'roof.roofName' : 'roof.exclusionName', { n: n || areas.length + 1 })
  }
}

interface AreaListProps {
  readonly areas: readonly RoofArea[]
  /** The props below are omitted where the drawing is read-only. */
  readonly problems?: ReadonlyMap<string, RoofProblem>
  readonly active?: string | undefined
  readonly onSelect?: (id: string) => void
  readonly onKind?: (id: string, kind: RoofKind) => void
}

/** The areas with their size; the chosen one with its kind of roof. */
export function AreaList({ areas, problems, active, onSelect, onKind }: AreaListProps) {
  const { t, say } = useArea()
  const nameOf = useAreaNames(areas)
  if (areas.length === 0) return null
  return (
    <Card title={t('roof.areas')}>
      <div className="rooflist">
        {areas.map((area) => {
          const { id, kind, roofKind, ring } = area
          const problem = problems?.get(id)
          const note = problem ? (
            <span className="rooflist__problem">{t(`roof.problem.${problem}`, { area: nameOf(area) })}</span>
          ) : (
            [kind === 'roof' && t(`roof.${roofKind}`), t('roof.corners', { count: ring.length })]
              .filter(Boolean)
              .join(' · ')
          )
          return (
            <div key={id} className="rooflist__area">
              <Cell
                title={nameOf(area)}
                note={note}
                value={`${say.number(Math.round(areaOf(ring)))} m²`}
                onPress={onSelect && (() => onSelect(id))}
              />
              {id === active && kind === 'roof' && onKind ? (
                <div className="rooflist__kind">
                  <Segmented
                    label={t('roof.kind')}
                    hideLabel
                    options={ROOF_KINDS.map((value) => ({ value, label: t(`roof.${value}`) }))}
                    value={roofKind}
                    onChange={(value) => onKind(id, value)}
                  />
                </div>
              ) : null}
            </div>
          )
        })}
      </div>
    </Card>
  )
}

/** Area, installable output and yearly yield, with the assumptions. */
export function RoofResult({ areas }: { readonly areas: readonly RoofArea[] }) {
  const { t, say } = useArea()
  const { number } = say
  const { roofs, excluded, net, peak, energy } = roofEstimate(areas)
  return (
    <Card title={t('roof.result')}>
      <Facts
        facts={[
          excluded > 0 && { label: t('roof.roofs'), value: `${number(roofs)} m²` },
          excluded > 0 && { label: t('roof.excluded'), value: `${number(excluded)} m²` },
          { label: t('roof.netArea'), value: `${number(net)} m²` },
          { label: t('roof.peak'), value: `${number(peak)} kWp` },
          { label: t('roof.energy'), value: `${number(energy)} kWh` },
        ]}
      />
      <p className="roofassumed">
        {t('roof.assumed', {
          metal: USABLE.metal * 100,
          flat: USABLE.flat * 100,
          peak: PEAK_PER_M2,
          hours: number(FULL_HOURS),
        })}
      </p>
    </Card>
  )
}
