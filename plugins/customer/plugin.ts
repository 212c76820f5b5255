import { definePlugin } from '#src/plugin'
import { rights } from './rights'
import * as r from './routes'

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
    r.customerBusinessInfo,
    r.customerOperatingInfomation,
    r.customerYearReportDetails,
    r.customerLinkMap,

    // Energy and service
    { route: r.customerCarbonInfo, screen: () => import('./pages/CarbonInfo') },
    r.customerEnergydeviceList,
    r.customerServiceLog,
    r.customerDeviceChange,
    { route: r.customerEnergyBill, screen: () => import('./pages/EnergyBill') },

    // Legal risk
    r.customerPjws,
    r.customerBzxr,
    r.customerLaxx,
    r.customerLaxxDetails,
    r.customerFygg,
    r.customerKtgg,
    r.customerSxxx,
    r.customerXzgxf,
    r.customerXzgxfDetails,
    r.customerZbaj,
    r.customerZbajDetails,
    r.customerGqdj,
    r.customerGqdjDetails,
  ],
  locales: { en: () => import('./locales/en'), 'zh-CN': () => import('./locales/zh-CN') },
})
