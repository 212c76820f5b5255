import { definePlugin, defineTexts, on } from '#platform/plugin'
import type en from './locales/en.json'
import type entry from './locales/entry.en.json'
import type menu from './locales/menu.en.json'
import * as m from './messages'
import { rights } from './rights'
import * as r from './routes'

type English = typeof en & typeof entry

export const { useTexts, text, menuText } = defineTexts<English, typeof menu>('leads')
/** Type of a `t` parameter: `(lead: Lead, t: LeadTexts) => …`. */
export type LeadTexts = typeof text
export type LeadTextKey = Parameters<LeadTexts>[0]

/** Leads, from discovery to contract or return to the public pool (domain: leads). */
export default definePlugin<English, typeof menu>({
  id: 'leads',
  owner: 'team-leads',
  access: { permission: 'lead.read' },
  rights,
  routes: [
    {
      route: r.clueList,
      screen: () => import(/* webpackChunkName: "lead-list" */ './pages/LeadList'),
      bringsTexts: true,
      source: 'lead_list',
      homeEntry: true,
    },
    { route: r.clueScreen, screen: () => import('./pages/LeadFilter'), source: 'lead_filter', transition: 'rise' },
    { route: r.clueScreenIndustry, screen: () => import('./pages/IndustryFilter'), source: 'lead_filter_industry' },
    {
      route: r.clueDetail,
      screen: () => import(/* webpackChunkName: "lead-detail" */ './pages/LeadDetail'),
      source: 'lead_detail',
      navigationBarColor: '0E6E83',
    },
    { route: r.leadFollowUp, screen: () => import('./pages/LeadFollowUp'), source: 'lead_follow_up' },
    { route: r.clueIframe, screen: () => import('./pages/LeadFrame') },
    { route: r.cluePunchCard, screen: () => import('./pages/CheckIn') },
    { route: r.checkInReviews, screen: () => import('./pages/CheckInReviews'), access: { permission: 'lead.assign' } },
    { route: r.clueLabel, screen: () => import('./pages/LeadLabels') },
    { route: r.clueCognition, screen: () => import('./pages/Cognition') },
    { route: r.editClueCognitionClueInfo, screen: () => import('./pages/CognitionClueInfo') },
    { route: r.editClueCognitionInfo, screen: () => import('./pages/CognitionInfo') },
    { route: r.editClueCognitionEquipment, screen: () => import('./pages/CognitionEquipment') },
    { route: r.editClueCognitionEnergy, screen: () => import('./pages/CognitionEnergy') },
    { route: r.clueStepsAll, screen: () => import('./pages/Steps') },
    { route: r.clueRule, screen: () => import('./pages/PoolRules') },
    { route: r.clueChoosePeople, screen: () => import('./pages/Assign'), access: { permission: 'lead.assign' } },
    { route: r.gfmaparea, screen: () => import('./pages/RoofArea') },
    { route: r.selectCustomer, screen: () => import('./pages/CompanySearch'), access: { permission: 'lead.create' } },
    { route: r.addClueCognition, screen: () => import('./pages/LeadAdd'), access: { permission: 'lead.create' } },
    {
      route: r.addClueCognitionSubmit,
      screen: () => import('./pages/LeadAddSubmit'),
      access: { permission: 'lead.create' },
    },
    { route: r.clueMap, screen: () => import('./pages/LeadMap') },
    { route: r.clueSearchList, screen: () => import('./pages/LeadSearch') },
    { route: r.clueSearchPoi, screen: () => import('./pages/SearchPlaces') },
    { route: r.selectAddress, screen: () => import('./pages/SelectAddress') },
    { route: r.leadPlace, screen: () => import('./pages/LeadPlace'), title: 'title.selectAddress' },
    { route: r.clueTool, screen: () => import('./pages/LeadTool') },
    { route: r.clueSolution, screen: () => import('./pages/LeadSolutions') },
    { route: r.special, screen: () => import('./pages/SpecialTopics') },
    { route: r.videoList, screen: () => import('./pages/VideoList') },
  ],
  menu: [
    {
      id: 'leads',
      to: r.clueList,
      title: 'menu.leads',
      icon: () => import(/* webpackChunkName: "icons" */ './icons/LeadsIcon'),
      group: 'customers',
      order: 10,
      badge: () => import(/* webpackChunkName: "contributions" */ './badge'),
      counts: 'menu.leadsDue',
    },
  ],
  messages: [
    on(m.assigned, () => import('./messages/openLead')),
    on(m.changed, () => import('./messages/openLead')),
    on(m.followUpDue, () => import('./messages/openLead')),
  ],
  today: () => import(/* webpackChunkName: "contributions" */ './today'),
  search: () => import(/* webpackChunkName: "contributions" */ './search'),
  repeatable: () => import(/* webpackChunkName: "leads-repeatable" */ './repeatable'),
})
