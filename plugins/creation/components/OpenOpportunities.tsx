import { Notice } from '#ui/components'
import { intelligentCreationBussiness } from '../routes'
import type { CompanyCheck } from './useCompanyCheck'
import { useCreationTools } from './words'

/** Opportunities that a company has for the same needs. */
export function OpenOpportunities({ open }: Pick<CompanyCheck, 'open'>) {
  const { t, say, page } = useCreationTools()
  return open.map((each) => (
    <Notice
      key={each.businessId}
      tone="warn"
      action={{
        label: t('note.show'),
        onPress: () => page.open(intelligentCreationBussiness, { id: each.businessId }),
      }}
    >
      {t('refused.5401', { name: say.name(each), id: each.businessId })}
    </Notice>
  ))
}
