import { answer, type SimContext, type SimHandler } from '#harness/backend/contract'
import { companies, needRight } from '#harness/backend/kit'
import { areaPoint, areasAbove, companyKind, labelKind, type SimCompany } from '#harness/backend/world'
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
import { REASON_NAMES } from '../seed/names'
import { labelsOf } from '../view'

/** Handlers of dictionaries. */

/** Divisions with leads visible to the employee, and the divisions above them. */
function areas(context: SimContext) {
  const codes = [...leads.all(context)].flatMap(({ areaCode }) => areaCode ?? [])
  return areasAbove(codes).map(({ code, ...area }) => ({ areaCode: code, ...area, point: areaPoint(code) }))
}

/** None of a company that the employee does not see. */
function labelsOfCompany(company: SimCompany | undefined, context: SimContext) {
  needRight(context, 'lead.read', 'customer.read')
  return labelsOf(company && companies.sees(company, context) ? company.labels : [], context)
}

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
