import { definePlugin, defineTexts, on } from '#platform/plugin'
import type en from './locales/en.json'
import type menu from './locales/menu.en.json'
import * as m from './messages'
import { rights } from './rights'
import * as r from './routes'

const read = { permission: 'knowledge.read' } as const

export const { useTexts, text, menuText } = defineTexts<typeof en, typeof menu>('knowledge')

/**
 * Programmes, cases, energy prices and the knowledge base (domain: knowledge). No right for the whole area: people
 * without a role may see items that are visible to all, and shared links; the back end decides by item.
 */
export default definePlugin<typeof en, typeof menu>({
  id: 'knowledge',
  owner: 'team-knowledge',
  rights,
  routes: [
    {
      route: r.programList,
      screen: () => import(/* webpackChunkName: 'case-lists' */ './pages/ProgrammeList'),
      homeEntry: true,
      access: read,
    },
    { route: r.programDetails, screen: () => import('./pages/ProgrammeDetail') },
    { route: r.caseList, screen: () => import(/* webpackChunkName: 'case-lists' */ './pages/CaseList'), access: read },
    { route: r.caseDetails, screen: () => import('./pages/CaseDetail') },
    { route: r.energyRule, screen: () => import('./pages/Prices'), access: read },
    { route: r.icomeInterpage, screen: () => import('./pages/Interpage') },
    { route: r.knowledgeList, screen: () => import('./pages/KnowledgeList'), homeEntry: true },
    { route: r.knowldegeDetails, screen: () => import('./pages/ItemDetail') },
    {
      route: r.knowldegeUpload,
      screen: () => import(/* webpackChunkName: 'knowledge-forms' */ './pages/Upload'),
      access: { permission: 'knowledge.write' },
    },
    {
      route: r.knowldegeEdit,
      screen: () => import(/* webpackChunkName: 'knowledge-forms' */ './pages/Edit'),
      access: { permission: 'knowledge.write' },
    },
  ],
  menu: [
    {
      id: 'knowledge',
      to: r.knowledgeList,
      title: 'menu.knowledge',
      icon: () => import(/* webpackChunkName: "icons" */ './icons/KnowledgeIcon'),
      group: 'selling',
      order: 41,
      badge: () => import(/* webpackChunkName: "contributions" */ './badge'),
      counts: 'menu.due',
    },
    {
      id: 'solutions',
      to: r.programList,
      title: 'menu.solutions',
      icon: () => import(/* webpackChunkName: "icons" */ './icons/SolutionsIcon'),
      group: 'selling',
      order: 40,
      access: read,
    },
  ],
  messages: [
    on(m.review, () => import('./messages/openItem')),
    on(m.reviewed, () => import('./messages/openItem')),
    on(m.comment, () => import('./messages/openItem')),
  ],
  today: () => import(/* webpackChunkName: "contributions" */ './today'),
  search: () => import(/* webpackChunkName: "contributions" */ './search'),
  repeatable: () => import('./repeatable'),
})
