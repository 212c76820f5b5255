import * as v from 'valibot'
import { by, defineFilters, type FilterOf } from '#base/wire'
import { scaleCodes } from '#domain/companies/rules'
import { RISK_LEVELS } from './riskKinds'
import { CONTRACT_STATES, TABS } from './vocabulary'

/** Filters of the customer list (domain/customer.md 4), shared by addresses, the filter page and the calls. */
export const companyFilters = defineFilters(
  {
    /** Province, city or district codes; a shorter code includes all codes below. */
    areaCodes: by.ids,
    orgIds: by.ids,
    /** Codes of the industry dictionary; the code of a group includes its branches. */
    industries: by.ids,
    /** Label ids; a company matches when it has any of them. */
    labels: by.ids,
    scales: by.words(scaleCodes),
    /** m³/y */
    gasMin: by.number,
    gasMax: by.number,
    risk: by.words(RISK_LEVELS),
    /** Login names. */
    owners: by.ids,
    contract: by.words(CONTRACT_STATES),
  },
  { sorts: ['gas', 'change', 'lastVisit', 'distance'], ranges: [['gasMin', 'gasMax']] },
)
export type CompanyFilter = FilterOf<typeof companyFilters>

/** Search parameters of the list and of the filter page. */
export const listSearch = { tab: v.optional(v.picklist(TABS)), ...companyFilters.entries }
