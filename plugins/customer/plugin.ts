import { definePlugin } from '#src/plugin'
import { rights } from './rights'
import * as r from './routes'
import type { RiskKind } from './rules/riskKinds'

/** One screen for the lists of the nine kinds of legal risk. */
const riskList = async (kind: RiskKind) => (await import('./pages/RiskList')).riskScreens[kind]

/** Customers: the company, its labels, energy, business figures and legal risk (domain: customer). */
export default definePlugin({
  id: 'customer',
  owner: 'team-customer',
  access: { permission: 'customer.read' },
  rights,
  routes: [
    { route: r.customerList, homeEntry: true },
    r.customerScreen,
    r.customerScreenIndustry,
    r.customerSearchList,
    r.customerDetails,
    r.customerLabelList,
    r.customerLabelEdit,
    r.customerBasic,

    // Business
    { route: r.customerBusinessInfo, screen: () => import('./pages/BusinessInfo') },
    { route: r.customerOperatingInfomation, screen: () => import('./pages/OperatingInfo') },
    { route: r.customerYearReportDetails, screen: () => import('./pages/YearReport') },
    { route: r.customerLinkMap, screen: () => import('./pages/LinkMap') },

    // Energy and service
    r.customerCarbonInfo,
    r.customerEnergydeviceList,
    r.customerServiceLog,
    r.customerDeviceChange,
    r.customerEnergyBill,

    // Legal risk
    { route: r.customerPjws, screen: () => riskList('pjws') },
    { route: r.customerBzxr, screen: () => riskList('bzxr') },
    { route: r.customerLaxx, screen: () => riskList('laxx') },
    { route: r.customerLaxxDetails, screen: () => import('./pages/RiskDetail') },
    { route: r.customerFygg, screen: () => riskList('fygg') },
    { route: r.customerKtgg, screen: () => riskList('ktgg') },
    { route: r.customerSxxx, screen: () => riskList('sxxx') },
    { route: r.customerXzgxf, screen: () => riskList('xzgxf') },
    { route: r.customerXzgxfDetails, screen: () => import('./pages/RiskDetail') },
    { route: r.customerZbaj, screen: () => riskList('zbaj') },
    { route: r.customerZbajDetails, screen: () => import('./pages/RiskDetail') },
    { route: r.customerGqdj, screen: () => riskList('gqdj') },
    { route: r.customerGqdjDetails, screen: () => import('./pages/RiskDetail') },
  ],
  locales: { en: () => import('./locales/en'), 'zh-CN': () => import('./locales/zh-CN') },
})
