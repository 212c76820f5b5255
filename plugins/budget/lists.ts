import { listBusinesses } from '#domain/directory'
import { defineList, defineRows } from '#kit/lists'
import { queryOf } from '#kit/records'
import type { ResponseOf } from '#platform/http'
import { listEstimates, listTemplates } from './api'
import { estimateRows, templateRows } from './records'
import { connectBus, customtemplate, estimate, projectButget, selecTemplate } from './routes'
import { businessFilters, estimateFilters, templateFilters } from './rules/filters'
import { TABS } from './rules/vocabulary'

/** Estimates: own ones, those of the organisation, those to approve (/project-butget). */
export const estimateList = defineList({
  route: projectButget,
  rows: estimateRows,
  filters: estimateFilters,
  texts: 'estimates',
  tabs: TABS,
  query: ({ tab, filter }, page) => queryOf(listEstimates, { tab, ...filter, page }),
  sorts: () => ['updated', 'total', 'irr'],
  detail: estimate,
})

const templatesOf = (scope: 'system' | 'own', route: typeof selecTemplate) =>
  defineList({
    route,
    rows: templateRows,
    filters: templateFilters,
    texts: 'templates',
    query: ({ filter }, page) => queryOf(listTemplates, { ...filter, scope, page }),
  })
/** Templates of the system (/SelecTemplate), and the user’s own (/Customtemplate). */
export const systemTemplates = templatesOf('system', selecTemplate)
export const ownTemplates = templatesOf('own', customtemplate)
export type TemplateList = typeof systemTemplates

type Businesses = ResponseOf<typeof listBusinesses>
export type Business = Businesses['items'][number] & { readonly id: string }
export const businessRows = defineRows<Business>('budget.businessRows')

/** Opportunities to link an estimate to (/connectBus). */
export const businessList = defineList({
  route: connectBus,
  rows: businessRows,
  filters: businessFilters,
  texts: 'businesses',
  query: ({ filter: { keyword, custId } }, page) =>
    queryOf(listBusinesses, { keyword, custId, page }, (found) => ({
      ...found,
      items: found.items.map((business) => ({ ...business, id: business.businessId })),
    })),
})
