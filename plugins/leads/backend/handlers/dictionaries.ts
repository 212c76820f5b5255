import { answer, type SimContext, type SimHandler } from '#harness/backend/contract'
import {
  findClueDiscardReason,
  getAreas,
  getCustomerLableByCreditCode,
  getCustomerLableById,
  selectLabels,
} from '../../api/dictionaries'
import { DISCARD_KINDS, type DiscardKind, discardCodes } from '../../rules/vocabulary'
import { areaName, areaParent } from '../areas'
import { COMPANY_LABELS } from '../labels'
import { labelKind, leadKind } from '../records'
import { Scope } from '../scope'

/** Lists to choose from. */

const REASON_NAMES: Readonly<Record<DiscardKind, readonly [string, string]>> = {
  noGas: ['无用气需求', 'No need for gas'],
  closed: ['关停搬迁', 'Closed or relocated'],
  otherSupplier: ['已由其他公司供气', 'Supplied by another company'],
  unreachable: ['联系不上', 'Unreachable'],
  other: ['其他', 'Other'],
  same: ['重复线索', 'Duplicate lead'],
}

/** Divisions that hold leads which the person may read, each with those above it. */
function areas(context: SimContext) {
  const scope = new Scope(context)
  const codes = new Set<string>()
  for (const lead of context.store.table(leadKind).values()) {
    if (lead.areaCode !== undefined && !codes.has(lead.areaCode) && scope.canRead(lead)) codes.add(lead.areaCode)
  }
  for (const code of [...codes]) {
    for (let above = areaParent(code); above !== undefined; above = areaParent(above)) codes.add(above)
  }
  return [...codes].sort().map((code) => ({ areaCode: code, name: areaName(code) ?? code, parent: areaParent(code) }))
}

function companyLabels(custId: string | undefined, context: SimContext) {
  const ids = custId === undefined ? [] : (COMPANY_LABELS[custId] ?? [])
  return ids.map((id) => context.store.table(labelKind).get(id)).filter((label) => label !== undefined)
}

function customerByCode(creditCode: unknown, context: SimContext): string | undefined {
  for (const lead of context.store.table(leadKind).values()) {
    if (lead.custId !== undefined && lead.creditCode === creditCode) return lead.custId
  }
  return undefined
}

export const dictionaryHandlers: readonly SimHandler[] = [
  answer(getAreas, (_, context) => areas(context)),
  answer(selectLabels, (_, context) => [...context.store.table(labelKind).values()]),
  answer(getCustomerLableById, (wire, context) => companyLabels(String(wire.custId), context)),
  answer(getCustomerLableByCreditCode, (wire, context) => {
    return companyLabels(customerByCode(wire.creditCode, context), context)
  }),
  answer(findClueDiscardReason, () =>
    DISCARD_KINDS.map((kind) => ({
      code: discardCodes.toWire(kind),
      name: REASON_NAMES[kind][0],
      nameEn: REASON_NAMES[kind][1],
    })),
  ),
]
