import { definePlugin, on } from '#src/plugin'
import * as m from './messages'
import { rights } from './rights'
import * as r from './routes'

/** Leads, from discovery to contract or return to the public pool (domain: leads). */
export default definePlugin({
  id: 'leads',
  owner: 'team-leads',
  access: { permission: 'lead.read' },
  rights,
  routes: [
    {
      route: r.clueList,
      screen: () => import('./pages/LeadList'),
      bringsTexts: true,
      title: 'title.list',
      source: 'lead_list',
      homeEntry: true,
    },
    {
      route: r.clueScreen,
      screen: () => import('./pages/LeadFilter'),
      title: 'title.filter',
      source: 'lead_filter',
      transition: 'rise',
    },
    {
      route: r.clueScreenIndustry,
      screen: () => import('./pages/IndustryFilter'),
      title: 'title.industries',
      source: 'lead_filter_industry',
    },
    {
      route: r.clueDetail,
      screen: () => import('./pages/LeadDetail'),
      title: 'title.detail',
      source: 'lead_detail',
      navigationBarColor: '0E6E83',
    },
    {
      route: r.leadFollowUp,
      screen: () => import('./pages/LeadFollowUp'),
      title: 'title.followUp',
      source: 'lead_follow_up',
    },
    r.clueIframe,
    {
      route: r.cluePunchCard,
      screen: () => import('./pages/CheckIn'),
      title: 'title.cluePunchCard',
      source: 'lead_check_in',
    },
    r.clueLabel,
    r.clueCognition,
    r.editClueCognitionClueInfo,
    r.editClueCognitionInfo,
    r.editClueCognitionEquipment,
    r.editClueCognitionEnergy,
    { route: r.clueStepsAll, screen: () => import('./pages/Steps'), title: 'title.clueStepsAll', source: 'lead_steps' },
    { route: r.clueRule, screen: () => import('./pages/PoolRules'), title: 'title.clueRule', source: 'lead_rules' },
    {
      route: r.clueChoosePeople,
      screen: () => import('./pages/Assign'),
      title: 'title.clueChoosePeople',
      source: 'lead_assign',
    },
    r.gfmaparea,
    r.selectCustomer,
    r.addClueCognition,
    r.addClueCognitionSubmit,
    r.clueMap,
    {
      route: r.clueSearchList,
      screen: () => import('./pages/LeadSearch'),
      title: 'title.clueSearchList',
      source: 'lead_search',
    },
    r.clueSearchPoi,
    r.selectAddress,
    r.clueTool,
    r.clueSolution,
    r.special,
    r.videoList,
  ],
  menu: [
    {
      id: 'leads',
      to: r.clueList,
      title: 'menu.leads',
      icon: () => import('./icons/LeadsIcon'),
      group: 'customers',
      order: 10,
      badge: () => import('./badge'),
    },
  ],
  messages: [
    on(m.assigned, () => import('./messages/openLead')),
    on(m.changed, () => import('./messages/openLead')),
    on(m.followUpDue, () => import('./messages/openLead')),
  ],
  today: () => import('./today'),
  search: () => import('./search'),
  stores: () => import('./stores/tokens'),
  repeatable: () => import('./repeatable'),
  locales: { en: () => import('./locales/en'), 'zh-CN': () => import('./locales/zh-CN') },
  // The chunk names merge the menu texts of all areas into one file per language.
  menuTexts: {
    en: () => import(/* webpackChunkName: "menu-en" */ './locales/menu.en.json'),
    'zh-CN': () => import(/* webpackChunkName: "menu-zh-CN" */ './locales/menu.zh-CN.json'),
  },
})
