import { Cloud } from '@phosphor-icons/react/dist/csr/Cloud'
import { Flame } from '@phosphor-icons/react/dist/csr/Flame'
import { Lightning } from '@phosphor-icons/react/dist/csr/Lightning'
import { SolarPanel } from '@phosphor-icons/react/dist/csr/SolarPanel'
import type { Icon } from '@phosphor-icons/react/dist/lib/types'
import { SectionCard } from '#src/detail'
import { Tiles } from '#src/ui'
import { ESTIMATE_BASES, type Estimate } from '../../api'
import { ENERGIES, type Energy } from '../../rules/vocabulary'
import type { OpenLead } from '../../stores/leadRecords'
import { type LeadTexts, useTexts } from '../../texts'
import { codeText } from '../words'
import { type Formats, useFormats } from './useFormats'

const ICONS: Readonly<Record<Energy, Icon>> = { gas: Flame, elec: Lightning, roof: SolarPanel, steam: Cloud }

/** Source of an estimate and its margin of error. */
function noteOf({ basis, equipment, margin, peak }: Estimate, t: LeadTexts, formats: Formats): string {
  if (peak !== undefined) return t('detail.potential.peak', { value: formats.peak(peak) })
  const source =
    basis === 'equipment'
      ? t(`detail.potential.${equipment ? 'equipment' : 'equipmentOnly'}`, equipment)
      : codeText(t, 'detail.potential', ESTIMATE_BASES, basis)
  const sure = margin ? t('detail.potential.margin', { percent: margin }) : ''
  return [source, sure].filter(Boolean).join(t('detail.comma'))
}

/** Potential of the site by energy, with the source of each figure. */
export function PotentialCard({ lead }: { lead: OpenLead }) {
  const t = useTexts()
  const formats = useFormats()
  const tilesOf = (known: readonly Estimate[]) =>
    ENERGIES.flatMap((energy) => {
      const estimate = known.find((one) => one.energy === energy)
      if (!estimate) return []
      const Sign = ICONS[energy]
      const { figure, unit } = formats.amount(energy, estimate.amount)
      return [
        {
          icon: <Sign weight="duotone" aria-hidden="true" />,
          label: t(`detail.potential.${energy}`),
          value: figure,
          unit,
          note: noteOf(estimate, t, formats),
        },
      ]
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
