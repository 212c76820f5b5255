import * as v from 'valibot'
import { defineChooser, defineRoute, lazySearch, list, optional, string } from '#base/routes'
import type { Named } from '#base/wire'
import type { applicationSearch, grantSearch } from './rules/filters'

/** Routes of the permissions area (section 2). */

export const applicationId = v.pipe(v.string(), v.regex(/^AP-\d+$/))

export const grantId = v.pipe(v.string(), v.regex(/^GR-\d+$/))

/** Roles of the user. */
export const roleList = defineRoute('/roleList', { search: lazySearch<typeof grantSearch>(), identity: [] })
/** What each role may do; `role` is the roleName to show first (`gotoDetailPermission`). */
export const roleDescription = defineRoute('/roleDescription', { search: { role: optional(string) } })
/** Applies for roles; `copy` is the application to repeat, `grant` the role to apply for once it has ended. */
export const addApply = defineRoute('/addApply', { search: { copy: optional(applicationId), grant: optional(string) } })
/** Gives roles up; `grants` are the ids of those chosen before. */
export const deleteApply = defineRoute('/deleteApply', { search: { grants: optional(list) } })
export const record = defineRoute('/record', { search: lazySearch<typeof applicationSearch>(), identity: [] })
export const recordDetail = defineRoute('/recordDetail', { search: { id: applicationId } })

/** An organisation with the names to show. */
export interface Organisation extends Named {
  readonly orgCode: string
}
/** Chooses the organisation to apply for; `chosen` is its code. */
export const chooseOrigin = defineChooser<Organisation>()('/chooseOrigin', { search: { chosen: optional(string) } })
/** Chooses roles; returns roleNames. */
export const chooseRole = defineChooser<readonly string[]>()('/chooseRole', { search: { chosen: optional(list) } })
/** Chooses organisations in which the user has roles; returns their codes. */
export const delOrigin = defineChooser<readonly string[]>()('/delOrigin', { search: { chosen: optional(list) } })
/** Chooses roles to give up, of some organisations or of all; returns ids of grants. */
export const delRole = defineChooser<readonly string[]>()('/delRole', {
  search: { orgCodes: optional(list), chosen: optional(list) },
})
