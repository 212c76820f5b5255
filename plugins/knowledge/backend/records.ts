import { type Day, days, workingDays } from '#base/calendar'
import type { SimContext, SimKind } from '#harness/backend/contract'
import { isWithin } from '#harness/backend/core/organisations'
import { simRecords } from '#harness/backend/kit'
import { programmeKind } from '#harness/backend/world'
import type { Figure } from '../rules/change'
import { isVideo } from '../rules/files'
import { isVisible } from '../rules/visible'
import { REVIEW_DAYS, visibilities } from '../rules/vocabulary'

/** Records of the area; codes as on the wire, days `2026-11-20`, moments from `toISOString()`. */

export interface SimContent {
  readonly title: string
  readonly category: string
  readonly body?: string
  readonly files: readonly string[]
  readonly cover?: string
  readonly tags: readonly string[]
  readonly visibility: string
  readonly orgs: readonly string[]
  readonly note?: string
  readonly state: '1' | '2' | '3' | '4' | '5' | '6'
  readonly reason?: string
  /** When it was written, or published. */
  readonly at: string
  /** When it was sent for review. */
  readonly sentAt?: string
  /** Who wrote it, if that was not the author. */
  readonly writtenBy?: string
}

/** A published version. */
export interface SimEdition {
  readonly edition: number
  readonly title: string
  readonly note?: string
  readonly by: string
  readonly at: string
}

export interface SimItem extends SimContent {
  readonly itemId: string
  readonly version: number
  readonly by: string
  readonly orgCode: string
  readonly editions: readonly SimEdition[]
  readonly next?: SimContent
  readonly decidedBy?: string
  readonly decidedAt?: string
  /** Last day on which the decision was in time. */
  readonly decidedDue?: Day
  /** Reads before the seed; those since are records of their own. */
  readonly reads: number
  /** Login names. */
  readonly likers?: readonly string[]
  readonly followers?: readonly string[]
}

/** A read of an item by a person on a day. */
export interface SimRead {
  readonly id: string
  readonly itemId: string
}

export interface SimComment {
  readonly id: string
  readonly itemId: string
  readonly by: string
  readonly at: string
  readonly text: string
}

/** A shared link. */
export interface SimShare {
  readonly token: string
  /** The item or programme. */
  readonly id: string
  readonly by: string
  readonly until: string
}

export interface SimCase {
  readonly caseId: string
  readonly version: number
  readonly custId: string
  /** The customer may be named to everybody. */
  readonly isReleased: boolean
  readonly programmeId: string
  readonly year: number
  readonly before: readonly Figure[]
  readonly after: readonly Figure[]
  readonly photos: readonly string[]
  readonly text: string
  readonly textEn: string
}

export interface SimPrice {
  readonly priceId: string
  readonly version: number
  readonly areaCode: string
  readonly energy: string
  readonly group?: string
  readonly value: number
  readonly unit: string
  readonly from: string
  readonly to?: string
  readonly document: string
  readonly text: string
}

export const itemKind: SimKind<SimItem> = { name: 'knowledge-item', id: ({ itemId }) => itemId }
export const readKind: SimKind<SimRead> = { name: 'knowledge-read', id: ({ id }) => id }
export const commentKind: SimKind<SimComment> = { name: 'knowledge-comment', id: ({ id }) => id }
export const shareKind: SimKind<SimShare> = { name: 'knowledge-share', id: ({ token }) => token }
export const caseKind: SimKind<SimCase> = { name: 'case', id: ({ caseId }) => caseId }
export const priceKind: SimKind<SimPrice> = { name: 'price', id: ({ priceId }) => priceId }

const READ = 'knowledge.read'

export const isAuthor = ({ by }: SimItem, { employee }: SimContext) => by === employee.loginName

/** The version that waits for a decision: the next one, or the item itself; undefined if none does. */
export function inReview({ next, ...item }: SimItem): SimContent | undefined {
  if (next) return next.state === '2' ? next : undefined
  return item.state === '2' ? item : undefined
}

/** The employee wrote the version that is worked on, of an item of a colleague: it is theirs to carry on. */
export function isWriter({ next, ...item }: SimItem, { employee }: SimContext): boolean {
  const { state, writtenBy } = next ?? item
  return writtenBy === employee.loginName && ['1', '2', '4'].includes(state)
}

/** What waits for a decision is the employee's own: their item, or their version of a colleague's. */
export const isOwn = (item: SimItem, context: SimContext): boolean =>
  isAuthor(item, context) || inReview(item)?.writtenBy === context.employee.loginName

const DECIDERS: readonly string[] = ['approver', 'editor']

const mayReview = ({ orgCode }: SimItem, context: SimContext) => context.can('knowledge.review', orgCode, 'any')

/** Approvers of the organisation and editors. */
export function isApprover(item: SimItem, context: SimContext): boolean {
  const { roles } = context.employee
  const isOne = roles.some(({ roleName, orgCode }) => DECIDERS.includes(roleName) && isWithin(item.orgCode, orgCode))
  return isOne && mayReview(item, context)
}

/** Approvers; the manager once the review is overdue, or was when somebody decided. */
export function isReviewer(item: SimItem, context: SimContext): boolean {
  if (isApprover(item, context)) return true
  const { decidedAt, decidedDue } = item
  const running = dueOf(item)
  const due = running ?? decidedDue
  const at = running === undefined && decidedAt !== undefined ? new Date(decidedAt) : context.now
  return due !== undefined && days.of(at) > due && mayReview(item, context)
}

/** Last day on which a decision is in time (domain/knowledge.md 5 'review due'). */
export function dueOf(item: SimItem): Day | undefined {
  const { sentAt } = inReview(item) ?? {}
  return sentAt === undefined ? undefined : workingDays.add(days.of(new Date(sentAt)), REVIEW_DAYS)
}

/** The employee may read it: its author and reviewers, others by its visibility once it was published. */
function isReadable(item: SimItem, context: SimContext): boolean {
  if (isAuthor(item, context) || isWriter(item, context)) return true
  if (item.state === '1' || item.state === '6') return false
  const isUp = item.state === '3' || item.state === '5'
  const { loginName, orgCode } = context.employee
  const reader = { loginName, orgCode, hasRole: context.can(READ, orgCode, 'own') }
  const visibility = visibilities.fromWire(item.visibility) ?? 'me'
  if (isUp && isVisible({ ...item, visibility }, reader)) return true
  return item.visibility !== '1' && isReviewer(item, context)
}

export const items = simRecords(itemKind, {
  prefix: 'K',
  right: READ,
  org: ({ orgCode }) => orgCode,
  owners: ({ by }) => [by],
  shows: isReadable,
  sees: isReadable,
})

const ofAll = { right: READ, org: () => '00', owners: () => [] }
export const programmes = simRecords(programmeKind, { prefix: 'S', ...ofAll })
export const cases = simRecords(caseKind, { prefix: 'CA', ...ofAll })
export const prices = simRecords(priceKind, { prefix: 'PR', ...ofAll })

export function kindOf({ body, files }: SimContent): 'article' | 'file' | 'video' {
  if (files.some(isVideo)) return 'video'
  return body === undefined ? 'file' : 'article'
}

/** Number of reads: once per person and day. */
export function readsOf({ itemId, reads }: SimItem, { store }: Pick<SimContext, 'store'>): number {
  return reads + [...store.table(readKind).values()].filter((each) => each.itemId === itemId).length
}

/** The token opens a record; links end after 30 days. */
export function isShared(token: unknown, id: string, { store, now }: SimContext): boolean {
  const share = store.table(shareKind).get(String(token))
  return share?.id === id && Date.parse(share.until) > now.getTime()
}
