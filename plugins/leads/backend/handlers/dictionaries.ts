import { answer, type SimContext, type SimHandler } from '#harness/backend/contract'
import { areaPoint, areasAbove, companyKind, labelKind, type SimCompany } from '#harness/backend/world'
import {
  findClueDiscardReason,
  getAreas,
  getCustomerLableByCreditCode,
  getCustomerLableById,
  selectLabels,
} from '../../api/dictionaries'
import { DISCARD_KINDS, type DiscardKind, discardCodes } from '../../rules/vocabulary'
import { leads } from '../leads'

/** Handlers of dictionaries. */

const REASON_NAMES: Readonly<Record<DiscardKind, readonly [string, string]>> = {
  noGas: ['无用气需求', 'No need for gas'],
  closed: ['关停搬迁', 'Closed or relocated'],
  otherSupplier: ['已由其他公司供气', 'Supplied by another company'],
  unreachable: ['联系不上', 'Unreachable'],
  other: ['其他', 'Other'],
  same: ['重复线索', 'Duplicate lead'],
}

/** Divisions with leads visible to the employee, and the divisions above them. */
function areas(context: SimContext) {
  const codes = [...leads.all(context)].flatMap(({ areaCode }) => areaCode ?? [])
  return areasAbove(codes).map(({ code, ...area }) => ({ areaCode: code, ...area, point: areaPoint(code) }))
}

function labelsOf(company: SimCompany | undefined, { store }: SimContext) {
  return (company?.labels ?? []).map((id) => store.table(labelKind).get(id)).filter((label) => label !== undefined)
}

function companyByCode(creditCode: unknown, { store }: SimContext): SimCompany | undefined {
  for (const company of store.table(companyKind).values()) if (company.creditCode === creditCode) return company
  return undefined
}

export const dictionaryHandlers: readonly SimHandler[] = [
  answer(getAreas, (_, context) => areas(context)),
  answer(selectLabels, (_, context) => [...context.store.table(labelKind).values()]),
  answer(getCustomerLableById, ({ custId }, context) => {
    return labelsOf(context.store.table(companyKind).get(String(custId)), context)
  }),
  answer(getCustomerLableByCreditCode, ({ creditCode }, context) => {
    return labelsOf(companyByCode(creditCode, context), context)
  }),
  answer(findClueDiscardReason, () =>
    DISCARD_KINDS.map((kind) => ({
      code: discardCodes.toWire(kind),
      name: REASON_NAMES[kind][0],
      nameEn: REASON_NAMES[kind][1],
    })),
  ),
]
