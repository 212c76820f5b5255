import CloudDuotone from '@phosphor-icons/core/duotone/cloud-duotone.svg'
import FlameDuotone from '@phosphor-icons/core/duotone/flame-duotone.svg'
import LightningDuotone from '@phosphor-icons/core/duotone/lightning-duotone.svg'
import SolarPanelDuotone from '@phosphor-icons/core/duotone/solar-panel-duotone.svg'
import { SectionCard } from '#kit/detail'
import { Icon, Tiles } from '#ui/components'
import type { Estimate } from '../../api'
import { ENERGIES, type Energy } from '../../rules/vocabulary'
import type { OpenLead } from '../../stores/leadRecords'
import { useArea } from '../useArea'

const ICONS: Readonly<Record<Energy, string>> = {
  gas: FlameDuotone,
  elec: LightningDuotone,
  roof: SolarPanelDuotone,
  steam: CloudDuotone,
}

/** Potential of the site by energy, with the source of each figure. */
export function PotentialCard({ lead }: { lead: OpenLead }) {
  const { t, say, word } = useArea()
  /** Source of an estimate and its margin of error. */
  const noteOf = ({ basis, equipment, margin, peak }: Estimate) => {
    if (peak !== undefined) return t('detail.potential.peak', { value: say.peak(peak) })
    const source =
      basis === 'equipment'
        ? t(`detail.potential.${equipment ? 'equipment' : 'equipmentOnly'}`, equipment)
        : word('detail.potential', basis)
    return [source, margin && t('detail.potential.margin', { percent: margin })].filter(Boolean).join(t('detail.comma'))
  }
  const tilesOf = (known: readonly Estimate[]) =>
    ENERGIES.flatMap((energy) => {
      const estimate = known.find((one) => one.energy === energy)
      if (!estimate) return []
      const { figure, unit } = say.amount(energy, estimate.amount)
      return {
        icon: <Icon svg={ICONS[energy]} />,
        label: t(`detail.potential.${energy}`),
        value: figure,
        unit,
        note: noteOf(estimate),
      }
    })
  return (
    <SectionCard
      title={t('detail.potential.title')}
      section={lead.parts.potential}
      empty={(known) => (tilesOf(known).length === 0 ? t('detail.potential.none') : undefined)}
    >
      {(known) => <Tiles tiles={tilesOf(known)} />}
    </SectionCard>
  )
}
