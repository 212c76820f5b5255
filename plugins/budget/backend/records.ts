import type { SimContext, SimKind } from '#harness/backend/contract'
import { type SimStep, simRecords } from '#harness/backend/kit'
import type { Content } from '../rules/content'
import { calculate, figuresOf } from '../rules/sheet'
import type { Act, EstimateState, ProjectKind } from '../rules/vocabulary'

/** Records of the area. */

export interface SimEstimate {
  readonly id: string
  readonly version: number
  readonly kind: ProjectKind
  readonly state: EstimateState
  readonly orgCode: string
  readonly owner: string
  readonly templateId?: string
  readonly content: Content
  /** Codes of items that were removed. */
  readonly gone?: readonly string[]
  /** Number of the version that is edited, or was submitted last. */
  readonly currentVersion: number
  readonly updatedAt: string
  readonly course: readonly SimStep<Act>[]
}

/** A frozen version of an estimate, or a version of a template: `BE-000001/1`. */
export interface SimVersion {
  readonly id: string
  readonly of: string
  readonly no: number
  readonly at: string
  readonly by: string
  readonly note?: string
  readonly content: Content
}

export interface SimTemplate {
  readonly id: string
  readonly version: number
  readonly scope: 'system' | 'own'
  readonly kind: ProjectKind
  /** English name of a template of the system. */
  readonly nameEn?: string
  readonly content: Content
  /** Codes of items that were removed. */
  readonly gone?: readonly string[]
  readonly owner?: string
  readonly currentVersion: number
  readonly updatedAt: string
  readonly archived?: boolean
}

export const estimateKind: SimKind<SimEstimate> = { name: 'budget-estimate', id: ({ id }) => id }
export const versionKind: SimKind<SimVersion> = { name: 'budget-version', id: ({ id }) => id }
export const templateKind: SimKind<SimTemplate> = { name: 'budget-template', id: ({ id }) => id }

export const estimates = simRecords(estimateKind, {
  prefix: 'BE',
  right: 'budget.read',
  org: ({ orgCode }) => orgCode,
  owners: ({ owner }) => [owner],
})

/** Templates of the system are for everybody who estimates or maintains them, own ones for their owner. */
export const templates = simRecords(templateKind, {
  prefix: 'BT',
  right: 'budget.templates',
  org: () => '',
  owners: ({ owner }) => [owner],
  sees: ({ scope }, { employee, can }) => scope === 'system' && can('budget.templates', employee.orgCode, 'own'),
})

const versionId = (of: string, no: number) => `${of}/${no}`

export function versionsOf(of: string, { store }: SimContext): SimVersion[] {
  return [...store.table(versionKind).values()].filter((version) => version.of === of).sort((a, b) => b.no - a.no)
}

/** Freezes a content as a version. */
export function freeze(
  of: string,
  no: number,
  content: Content,
  { store, employee, now }: SimContext,
  note = '',
): void {
  const version = { id: versionId(of, no), of, no, at: now.toISOString(), by: employee.loginName, content }
  store.table(versionKind).put({ ...version, ...(note && { note }) })
}

const computed = new WeakMap<Content, ReturnType<typeof compute>>()

function compute(content: Content) {
  const sheet = calculate(content)
  const figures = figuresOf(sheet)
  return {
    errors: sheet.errors,
    ...(sheet.totals && { total: sheet.totals.investment }),
    ...(figures && { npv: figures.npv, irr: figures.irr, payback: figures.payback }),
  }
}

/** Number of errors, total and returns of a content; computed once, because contents are never changed in place. */
export function figuresOfContent(content: Content): ReturnType<typeof compute> {
  const known = computed.get(content) ?? compute(content)
  computed.set(content, known)
  return known
}
