import { todosChanged } from '#domain/todos'
import { defineRows } from '#kit/lists'
import { currentBy, defineDecisions, defineMove, defineRecords, defineResource, queryOf, versionOf } from '#kit/records'
import type { Core } from '#platform/core'
import { GONE, HttpError } from '#platform/http'
import {
  type Application,
  application,
  decideApplication,
  type Grant,
  getApplication,
  listApplications,
  listGrants,
  restoreApplication,
  urgeApplication,
  withdrawApplication,
} from './api'
import { DECISIONS } from './rules/vocabulary'

export const grantRows = defineRows<Grant>('permissions.grantRows')
export const applicationRows = defineRows<Application>('permissions.applicationRows')

/** Roles of the user; one is read from the list of all, because it has no call of its own. */
export const grants = defineRecords<Grant>('permissions.grants', {
  rows: grantRows,
  read: (id) =>
    queryOf(listGrants, { page: 1 }, ({ items }) => {
      const found = items.find((each) => each.id === id)
      if (!found) throw new HttpError('refused', 'no such role', { callId: listGrants.id, code: GONE })
      return found
    }),
})

/** Opened applications (/recordDetail). */
export const applications = defineRecords<Application>('permissions.applications', {
  rows: applicationRows,
  read: (id) => queryOf(getApplication, { id }),
  current: currentBy(application),
})

/** All roles of the user, for choosers and forms. */
export const ownGrants = defineResource('permissions.ownGrants', () =>
  queryOf(listGrants, { page: 1 }, ({ items }) => items),
)

/** Applications that wait for the user's decision. */
export const toDecide = defineResource('permissions.toDecide', () =>
  queryOf(listApplications, { tab: 'toApprove', page: 1 }),
)

/** An application was made or changed: lists, to-dos and what waits for the user are refetched. */
export function applicationsChanged(core: Core): void {
  core.store(applicationRows).invalidate()
  core.store(toDecide).invalidate()
  todosChanged(core)
}

/** An application was made, decided or withdrawn: so is all that shows the user's own roles. */
export function decided(core: Core): void {
  applicationsChanged(core)
  core.store(ownGrants).invalidate()
  core.store(grants).invalidateAll()
  core.store(grantRows).invalidate()
}

/** Applications were sent. */
export function sent(core: Core, made: readonly Application[]): void {
  decided(core)
  for (const application of made) core.store(applications).applied(application)
}

export const decisions = defineDecisions(applications, decideApplication, DECISIONS, { after: decided })

export const withdraw = defineMove(
  applications,
  'withdraw',
  (record) => queryOf(withdrawApplication, versionOf(record)),
  { undo: (record) => queryOf(restoreApplication, versionOf(record)), after: decided },
)

/** Reminds the approvers. */
export const urge = defineMove(applications, 'urge', (record) => queryOf(urgeApplication, versionOf(record)))

/** Stores of the area that live longer than a screen. */
export default [grantRows, applicationRows, grants, applications, ownGrants, toDecide]
