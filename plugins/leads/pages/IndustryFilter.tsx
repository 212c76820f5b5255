import { IndustryChooser } from '#domain/choosers'
import { clueScreenIndustry } from '../routes'
import { leadFilters } from '../rules/filters'

export const search = { industries: leadFilters.entries.industries }

/** Industry filter (/clueScreenIndustry): industries in groups; choosing a group includes all its industries. */
export default function IndustryFilter() {
  return <IndustryChooser chooser={clueScreenIndustry} />
}
