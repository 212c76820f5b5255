import { makeAutoObservable, observable } from 'mobx'
import * as v from 'valibot'
import { defineStore } from '#src/core'
import { HttpError } from '#src/http'
import { ask, defineMove, defineRecords, GONE } from '#src/records'
import {
  type Application,
  application,
  decideApplication,
  type Grant,
  getApplication,
  listGrants,
  urgeApplication,
  withdrawApplication,
} from './api'

/** Records of one kind as the lists show them; replaced, never mutated. */
class RowStore<T extends { readonly id: string }> {
  readonly records = observable.map<string, T>([], { deep: false })

  constructor() {
    makeAutoObservable(this, { records: false }, { autoBind: true })
  }

  get(id: string): T | undefined {
    return this.records.get(id)
  }

  put(record: T): void {
    this.records.set(record.id, record)
  }
}

export const grantRows = defineStore('permissions.grantRows', () => new RowStore<Grant>())
export const applicationRows = defineStore('permissions.applicationRows', () => new RowStore<Application>())

/** Roles of the user; one is read from the list of all, because it has no call of its own. */
export const grants = defineRecords<Grant>('permissions.grants', {
  rows: grantRows,
  read: (id) =>
    ask(listGrants, { page: 1 }, ({ items }) => {
      const found = items.find((each) => each.id === id)
      if (!found) throw new HttpError('refused', 'no such role', { callId: listGrants.id, code: GONE })
      return found
    }),
  // A role is changed by applications only.
  current: () => undefined,
})

/** Opened applications (/recordDetail). */
export const applications = defineRecords<Application>('permissions.applications', {
  rows: applicationRows,
  read: (id) => ask(getApplication, { id }),
  current: (data) => {
    const parsed = v.safeParse(application, data)
    return parsed.success ? parsed.output : undefined
  },
})

const versionOf = ({ id, version }: Application) => ({ id, version })

/** Approves; the comment may be left out. */
export const approve = defineMove(applications, 'approve', (record, { comment }: { readonly comment?: string } = {}) =>
  ask(decideApplication, { ...versionOf(record), decision: 'approve', ...(comment && { comment }) }),
)

export const reject = defineMove(applications, 'reject', (record, { comment }: { readonly comment: string }) =>
  ask(decideApplication, { ...versionOf(record), decision: 'reject', comment }),
)

export const withdraw = defineMove(applications, 'withdraw', (record) => ask(withdrawApplication, versionOf(record)))

/** Reminds the approvers. */
export const urge = defineMove(applications, 'urge', (record) => ask(urgeApplication, versionOf(record)))

/** Stores of the area that live longer than a screen. */
export default [grantRows, applicationRows, grants, applications]
