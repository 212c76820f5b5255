import { IndustryChooser } from '#domain/choosers'
import { customerScreenIndustry } from '../routes'
import { companyFilters } from '../rules/filters'

export const search = { industries: companyFilters.entries.industries }

/** Industry filter (/customerScreenIndustry): industries in groups; choosing a group includes all its industries. */
export default function CustomerIndustries() {
  return <IndustryChooser chooser={customerScreenIndustry} />
}
