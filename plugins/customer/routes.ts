import { defineChooser, defineRoute, lazySearch, number, optional, type Period, recordId, string } from '#base/routes'
import type { CompanyFilter, listSearch } from './rules/filters'
import type { logSearch } from './rules/logKinds'
import type { riskSearch } from './rules/riskKinds'

/** Routes of the customer area (section 2); `id` is the customer's unless a route states otherwise. */

/** Filter of a customer list (domain/customer.md 4). */
export type CustomerFilter = CompanyFilter
type CustomerSearch = typeof listSearch

const ofRecord = { search: { id: recordId } }
const ofRisk = { search: { id: recordId, ...lazySearch<typeof riskSearch>() } }

export const customerList = defineRoute('/customerList', { search: lazySearch<CustomerSearch>() })
/** Filter page: takes tab and filter of the list, returns the new filter. */
export const customerScreen = defineChooser<CustomerFilter>()('/customerScreen', {
  search: lazySearch<CustomerSearch>(),
})
/** Industry filter: takes the current industry codes, returns the chosen ones. */
export const customerScreenIndustry = defineChooser<readonly string[]>()('/customerScreenIndustry', {
  search: lazySearch<{ industries?: readonly string[] | undefined }>(),
})
export const customerSearchList = defineRoute('/customerSearchList', { search: { keyword: optional(string) } })
export const customerDetails = defineRoute('/customerDetails', ofRecord)
export const customerLabelList = defineRoute('/customerLabelList', ofRecord)
export const customerLabelEdit = defineRoute('/customerLabelEdit', ofRecord)
export const customerBasic = defineRoute('/customerBasic', ofRecord)
export const customerBusinessInfo = defineRoute('/customerBusinessInfo', ofRecord)
export const customerOperatingInfomation = defineRoute('/customerOperatingInfomation', {
  search: { id: recordId, ...lazySearch<{ year?: number | undefined }>() },
})
export const customerYearReportDetails = defineRoute('/customerYearReportDetails', {
  search: { id: recordId, year: number },
})
export const customerCarbonInfo = defineRoute('/customerCarbonInfo', ofRecord)
/** `device`: the device that is edited. */
export const customerEnergydeviceList = defineRoute('/customerEnergydeviceList', {
  search: { id: recordId, device: optional(string) },
})
export const customerLinkMap = defineRoute('/customerLinkMap', {
  search: { id: recordId, ...lazySearch<{ view?: 'graph' | 'list' | undefined }>() },
})
export const customerServiceLog = defineRoute('/customerServiceLog', {
  search: { id: recordId, ...lazySearch<typeof logSearch>() },
})
/** `device`: the device that changes, `new` for one that is added. */
export const customerDeviceChange = defineRoute('/customerDeviceChange', {
  search: { id: recordId, device: optional(string) },
})
export const customerEnergyBill = defineRoute('/customerEnergyBill', {
  search: { id: recordId, ...lazySearch<Period & { energy?: 'gas' | 'elec' | 'heat' | 'steam' | undefined }>() },
})

// Legal risk: nine lists of one customer. Four kinds have a details page, whose `id` is the risk record's.
export const customerPjws = defineRoute('/customer-pjws', ofRisk)
export const customerBzxr = defineRoute('/customer-bzxr', ofRisk)
export const customerLaxx = defineRoute('/customer-laxx', ofRisk)
export const customerLaxxDetails = defineRoute('/customer-laxx-details', ofRecord)
export const customerFygg = defineRoute('/customer-fygg', ofRisk)
export const customerKtgg = defineRoute('/customer-ktgg', ofRisk)
export const customerSxxx = defineRoute('/customer-sxxx', ofRisk)
export const customerXzgxf = defineRoute('/customer-xzgxf', ofRisk)
export const customerXzgxfDetails = defineRoute('/customer-xzgxf-details', ofRecord)
export const customerZbaj = defineRoute('/customer-zbaj', ofRisk)
export const customerZbajDetails = defineRoute('/customer-zbaj-details', ofRecord)
export const customerGqdj = defineRoute('/customer-gqdj', ofRisk)
export const customerGqdjDetails = defineRoute('/customer-gqdj-details', ofRecord)
