import { businessPicker, companyPicker } from '#domain/directory'
import { definePlugin, defineTexts, on } from '#platform/plugin'
import type en from './locales/en.json'
import type menu from './locales/menu.en.json'
import * as m from './messages'
import { rights } from './rights'
import * as r from './routes'

export const { text, useTexts, menuText } = defineTexts<typeof en, typeof menu>('customer')
/** Type of a `t` parameter: `(company: Company, t: CustomerTexts) => …`. */
export type CustomerTexts = ReturnType<typeof useTexts>

/** Customers: the company, its labels, energy, business figures and legal risk (domain: customer). */
export default definePlugin<typeof en, typeof menu>({
  id: 'customer',
  owner: 'team-customer',
  access: { permission: 'customer.read' },
  rights,
  pickers: [
    { route: companyPicker, access: { permission: 'customer.read' } },
    { route: businessPicker, access: { permission: 'customer.read' } },
  ],
  routes: [
    { route: r.customerList, screen: () => import('./pages/CustomerList'), homeEntry: true },
    { route: r.customerScreen, screen: () => import('./pages/CustomerFilter'), transition: 'rise' },
    { route: r.customerScreenIndustry, screen: () => import('./pages/CustomerIndustries') },
    { route: r.customerSearchList, screen: () => import('./pages/CustomerSearch') },
    { route: r.customerDetails, screen: () => import('./pages/CustomerDetails') },
    { route: r.customerLabelList, screen: () => import('./pages/CustomerLabels') },
    { route: r.customerLabelEdit, screen: () => import('./pages/CustomerLabelEdit') },
    { route: r.customerBasic, screen: () => import('./pages/CustomerBasic') },

    // Business
    { route: r.customerBusinessInfo, screen: () => import('./pages/BusinessInfo') },
    { route: r.customerOperatingInfomation, screen: () => import('./pages/OperatingInfo') },
    { route: r.customerYearReportDetails, screen: () => import('./pages/YearReport') },
    { route: r.customerLinkMap, screen: () => import('./pages/LinkMap') },

    // Energy and service
    { route: r.customerCarbonInfo, screen: () => import('./pages/CarbonInfo') },
    { route: r.customerEnergydeviceList, screen: () => import('./pages/DeviceList') },
    { route: r.customerServiceLog, screen: () => import('./pages/ServiceLog') },
    { route: r.customerDeviceChange, screen: () => import('./pages/DeviceChange') },
    { route: r.customerEnergyBill, screen: () => import('./pages/EnergyBill') },

    // Legal risk
    { route: r.customerPjws, screen: () => import('./pages/RiskList').then((m) => m.riskScreens.pjws) },
    { route: r.customerBzxr, screen: () => import('./pages/RiskList').then((m) => m.riskScreens.bzxr) },
    { route: r.customerLaxx, screen: () => import('./pages/RiskList').then((m) => m.riskScreens.laxx) },
    { route: r.customerLaxxDetails, screen: () => import('./pages/RiskDetail') },
    { route: r.customerFygg, screen: () => import('./pages/RiskList').then((m) => m.riskScreens.fygg) },
    { route: r.customerKtgg, screen: () => import('./pages/RiskList').then((m) => m.riskScreens.ktgg) },
    { route: r.customerSxxx, screen: () => import('./pages/RiskList').then((m) => m.riskScreens.sxxx) },
    { route: r.customerXzgxf, screen: () => import('./pages/RiskList').then((m) => m.riskScreens.xzgxf) },
    { route: r.customerXzgxfDetails, screen: () => import('./pages/RiskDetail') },
    { route: r.customerZbaj, screen: () => import('./pages/RiskList').then((m) => m.riskScreens.zbaj) },
    { route: r.customerZbajDetails, screen: () => import('./pages/RiskDetail') },
    { route: r.customerGqdj, screen: () => import('./pages/RiskList').then((m) => m.riskScreens.gqdj) },
    { route: r.customerGqdjDetails, screen: () => import('./pages/RiskDetail') },
  ],
  menu: [
    {
      id: 'customers',
      to: r.customerList,
      title: 'menu.customers',
      icon: () => import(/* webpackChunkName: "icons" */ './icons/CustomersIcon'),
      group: 'customers',
      order: 20,
      badge: () => import(/* webpackChunkName: "contributions" */ './badge'),
      counts: 'menu.risky',
    },
  ],
  messages: [
    on(m.riskFound, () => import('./messages/openCustomer')),
    on(m.changed, () => import('./messages/openCustomer')),
  ],
  today: () => import(/* webpackChunkName: "contributions" */ './today'),
  search: () => import(/* webpackChunkName: "contributions" */ './search'),
  repeatable: () => import('./repeatable'),
})
