import { answer, type SimContext, type SimHandler } from '#harness/backend/contract'
import { areaName, areaParent, areaPoint, companyKind, labelKind, type SimCompany } from '#harness/backend/world'
import {
  findClueDiscardReason,
  getAreas,
  getCustomerLableByCreditCode,
  getCustomerLableById,
  selectLabels,
} from '../../api/dictionaries'
import { DISCARD_KINDS, discardCodes } from '../../rules/vocabulary'
import { companyByCode } from '../company'
import { leads } from '../leads'
import { REASON_NAMES } from '../seed/reasonNames'
import { labelsOf } from '../view'

/** Handlers of dictionaries. */

/** Divisions with leads visible to the employee, and the divisions above them. */
function areas(context: SimContext) {
  const codes = new Set<string>()
  for (const { areaCode } of leads.all(context)) if (areaCode !== undefined) codes.add(areaCode)
  for (const code of [...codes]) {
    for (let above = areaParent(code); above !== undefined; above = areaParent(above)) codes.add(above)
  }
  return [...codes].sort().map((code) => ({
    areaCode: code,
    name: areaName(code) ?? code,
    parent: areaParent(code),
    point: areaPoint(code),
  }))
}

const labelsOfCompany = (company: SimCompany | undefined, context: SimContext) =>
  labelsOf(company?.labels ?? [], context)

export const dictionaryHandlers: readonly SimHandler[] = [
  answer(getAreas, (_, context) => areas(context)),
  answer(selectLabels, (_, context) => [...context.store.table(labelKind).values()]),
  answer(getCustomerLableById, ({ custId }, context) =>
    labelsOfCompany(context.store.table(companyKind).get(String(custId)), context),
  ),
  answer(getCustomerLableByCreditCode, ({ creditCode }, context) =>
    labelsOfCompany(companyByCode(creditCode, context), context),
  ),
  answer(findClueDiscardReason, () =>
    DISCARD_KINDS.map((kind) => {
      const [name, nameEn] = REASON_NAMES[kind]
      return { code: discardCodes.toWire(kind), name, nameEn }
    }),
  ),
]
