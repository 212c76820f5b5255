import type { Compared } from '#kit/detail'
import { useFormats } from '#ui/components'
import type { Company } from '../api/company'
import { useTexts } from '../plugin'

/** What the notice of a conflict compares of a company. */
export function useCompared(): readonly Compared<Company>[] {
  const t = useTexts()
  const say = useFormats()
  return [
    { label: t('field.name'), text: say.name },
    { label: t('field.owner'), text: ({ owner }) => say.name(owner) },
    { label: t('field.address'), text: ({ address }) => address },
    { label: t('section.labels'), text: ({ labels }) => labels.map((label) => say.name(label)).join(' / ') },
  ]
}
