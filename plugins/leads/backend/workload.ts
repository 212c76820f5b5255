import { answer, type SimContext, type SimHandler } from '#harness/backend/contract'
import { employeeKind } from '#harness/backend/core/employees'
import { needRight, personOf } from '#harness/backend/kit'
import { getWorkload } from '../api/assign'
import { mayOwn } from './leads'
import { dueOf } from './lists'
import { leadKind } from './records'

/** Workload of the people of a manager. */
function workload(context: SimContext) {
  const { store, now } = context
  needRight(context, 'lead.assign')
  const loads = new Map<string, { open: number; due: number; late: number }>()
  for (const { loginName } of store.table(employeeKind).values()) {
    if (mayOwn(loginName, context)) loads.set(loginName, { open: 0, due: 0, late: 0 })
  }
  for (const lead of store.table(leadKind).values()) {
    const load = lead.owner === undefined || lead.state !== 'owned' ? undefined : loads.get(lead.owner)
    if (!load) continue
    if (lead.stage !== 'won') load.open++
    const due = dueOf(lead, now)
    if (due === 'late') load.late++
    else if (due === 'today') load.due++
  }
  return [...loads].map(([loginName, load]) => ({ employee: personOf(context, loginName), ...load }))
}

export const workloadHandlers: readonly SimHandler[] = [answer(getWorkload, (_, context) => workload(context))]
