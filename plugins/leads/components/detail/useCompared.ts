import { useMemo } from 'react'
import type { Compared } from '#src/detail'
import type { LeadDetail } from '../../api'
import { stageCodes, stateCodes } from '../../rules/vocabulary'
import { useTexts } from '../../texts'
import { codeText } from '../words'
import { useFormats } from './useFormats'

/** Fields of a lead that the conflict notice lists when somebody else changed them. */
export function useCompared(): readonly Compared<LeadDetail>[] {
  const t = useTexts()
  const formats = useFormats()
  return useMemo<readonly Compared<LeadDetail>[]>(
    () => [
      { label: t('state.label'), text: ({ state }) => codeText(t, 'state', stateCodes, state) },
      { label: t('stage.label'), text: ({ stage }) => codeText(t, 'stage', stageCodes, stage) },
      {
        label: t('detail.company.owner'),
        text: ({ owner }) => (owner ? formats.name(owner) : t('detail.conflict.nobody')),
      },
      { label: t('detail.conflict.nextStep'), text: ({ nextStep }) => nextStep && formats.moment(nextStep.at) },
      { label: t('detail.conflict.name'), text: formats.name },
      { label: t('detail.conflict.address'), text: ({ address, addressEn }) => formats.text(address, addressEn) },
    ],
    [t, formats],
  )
}
