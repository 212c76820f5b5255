import { defineList } from '#kit/lists'
import { queryOf } from '#kit/records'
import { listProjects } from './api'
import { projectRows } from './records'
import { scheduleDetail, scheduleList } from './routes'
import { projectFilters } from './rules/filters'

/** Projects that the user may see, the latest ones first (/scheduleList). */
export const projectList = defineList({
  route: scheduleList,
  rows: projectRows,
  filters: projectFilters,
  query: ({ filter }, page) => queryOf(listProjects, { ...filter, page }),
  sorts: () => ['delay', 'progress', 'end'],
  detail: scheduleDetail,
})
