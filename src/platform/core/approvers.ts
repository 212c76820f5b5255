import * as v from 'valibot'
import type { Named } from '#base/wire'
import { call } from '#platform/http'

/** Somebody who decides on roles, and where. */
export interface Approver extends Named {
  readonly organisation: Named | undefined
}

const text = v.optional(v.nullable(v.string()))

/** Ours: who can approve a right (domain/permissions 'Who approves'); empty if the back end has none. */
export const getApprovers = call({
  host: 'main',
  method: 'GET',
  path: '/api/core/approvers',
  send: 'query',
  about: 'People who may give me a role with this right: approvers of my organisation, else of the nearest one above.',
  request: v.object({ right: v.string() }),
  response: v.array(
    v.pipe(
      v.object({ userName: v.string(), userNameEn: text, orgName: text, orgNameEn: text }),
      v.transform(({ userName, userNameEn, orgName, orgNameEn }): Approver => {
        const organisation = orgName ? { name: orgName, nameEn: orgNameEn ?? undefined } : undefined
        return { name: userName, nameEn: userNameEn ?? undefined, organisation }
      }),
    ),
  ),
})
