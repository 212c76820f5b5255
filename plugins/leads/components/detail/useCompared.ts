import type { Compared } from '#kit/detail'
import type { LeadDetail } from '../../api'
import { useArea } from '../useArea'

/** Fields of a lead that the conflict notice lists when somebody else changed them. */
export function useCompared(): readonly Compared<LeadDetail>[] {
  const { t, say, word } = useArea()
  return [
    { label: t('state.label'), text: ({ state }) => word('state', state) },
    { label: t('stage.label'), text: ({ stage }) => word('stage', stage) },
    { label: t('detail.company.owner'), text: ({ owner }) => say.name(owner) ?? t('detail.conflict.nobody') },
    { label: t('detail.conflict.nextStep'), text: ({ nextStep }) => say.moment(nextStep?.at) },
    { label: t('detail.conflict.name'), text: say.name },
    { label: t('detail.conflict.address'), text: ({ address, addressEn }) => say.text(address, addressEn) },
  ]
}
