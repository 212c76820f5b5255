import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { useStore } from '#src/core'
import { EditFrame } from '#src/forms'
import type { ClueFacts, EnergySheet, EquipmentSheet } from '../../api'
import type { LeadId } from '../../rules/vocabulary'
import { cognitionRecords } from '../../stores/cognition'
import { useTexts } from '../../texts'

interface FactsFrameProps {
  readonly id: LeadId
  readonly title: string
  readonly children: (facts: ClueFacts, sheets: { equipment: EquipmentSheet; energy: EnergySheet }) => ReactNode
}

/** The frame of the forms over what is known about a lead. */
export const FactsFrame = observer(function FactsFrame({ id, title, children }: FactsFrameProps) {
  const t = useTexts()
  const open = useStore(cognitionRecords).of(id)
  const { main, parts } = open
  return (
    <EditFrame
      title={title}
      open={open}
      load={[main, parts.equipment, parts.energy]}
      may={() => main.value?.can.includes('save') === true}
      denied={{ title: t('cognition.deniedTitle'), text: t('cognition.deniedText') }}
    >
      {() => {
        const [facts, equipment, energy] = [main.value, parts.equipment.value, parts.energy.value]
        return facts && equipment && energy ? children(facts, { equipment, energy }) : null
      }}
    </EditFrame>
  )
})
