import { Cloud } from '@phosphor-icons/react/dist/csr/Cloud'
import { Flame } from '@phosphor-icons/react/dist/csr/Flame'
import { Lightning } from '@phosphor-icons/react/dist/csr/Lightning'
import { SolarPanel } from '@phosphor-icons/react/dist/csr/SolarPanel'
import type { Icon } from '@phosphor-icons/react/dist/lib/types'
import { SectionCard } from '#kit/detail'
import { Tiles } from '#ui/components'
import type { Estimate } from '../../api'
import { ENERGIES, type Energy } from '../../rules/vocabulary'
import type { OpenLead } from '../../stores/leadRecords'
import { useArea } from '../useArea'

const ICONS: Readonly<Record<Energy, Icon>> = { gas: Flame, elec: Lightning, roof: SolarPanel, steam: Cloud }

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
      const Sign = ICONS[energy]
      const { figure, unit } = say.amount(energy, estimate.amount)
      return {
        icon: <Sign weight="duotone" aria-hidden="true" />,
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
