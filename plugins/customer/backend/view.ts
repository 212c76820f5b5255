import type { SimContext, Wire } from '#harness/backend/contract'
import { companies, distanceTo, isFollowed, mainContacts, personOf, picked } from '#harness/backend/kit'
import { industryNamed, labelKind, maskPhone, type SimCompany, type SimLabel } from '#harness/backend/world'
import { accessTo } from './companies'
import { type Figures, figuresOf } from './figures'
import { riskOf } from './risk'

/** Wire form of companies. Fields that the user may not see are omitted. */

/** Volumes and what follows from them, for those who see bills. */
export function volumesFor(company: SimCompany, context: SimContext): Partial<Figures> {
  return companies.may('customer.bill', company, context) ? figuresOf(context, company) : {}
}

/** The user sees more than the header. */
export const isWhole = (company: SimCompany, context: SimContext) => companies.may('customer.whole', company, context)

/** Colour of a label without one of its own, by category. */
const COLOURS = { business: 1, energy: 3, risk: 5, relation: 7 } as const

export const colourOf = ({ colour, category }: SimLabel) => colour ?? COLOURS[category]

function labelsOf({ labels, marks, owner, since }: SimCompany, context: SimContext) {
  return labels.flatMap((labelId) => {
    const label = context.store.table(labelKind).get(labelId)
    if (!label) return []
    const { by = owner, at = `${since}T01:00:00.000Z`, colour } = marks?.[labelId] ?? {}
    return [{ ...label, colour: colour ?? colourOf(label), by: personOf(context, by), at }]
  })
}

export function rowOf(company: SimCompany, context: SimContext, wire: Wire = {}) {
  const distance = distanceTo(company, wire)
  return {
    ...picked(company, 'custId', 'version', 'name', 'nameEn', 'creditCode', 'scale', 'orgCode'),
    industry: industryNamed(company.industry),
    labels: labelsOf(company, context),
    owner: personOf(context, company.owner),
    use: figuresOf(context, company).use,
    risk: picked(riskOf(context, company), 'level', 'points'),
    followed: isFollowed(company, context),
    ...picked(volumesFor(company, context), 'gas12', 'change', 'months', 'of'),
    ...(isWhole(company, context) && { ...picked(company, 'contractEnd'), lastVisit: company.lastVisit ?? null }),
    distance: distance && Math.round(distance),
  }
}

/** A company with what the employee may see of it. */
export function detailOf(company: SimCompany, context: SimContext) {
  const access = accessTo(context, company)
  const row = { ...rowOf(company, context), access }
  if (access.level !== 'full') return row
  return {
    ...row,
    ...picked(company, 'legalRep', 'capital', 'founded', 'regStatus', 'since', 'taxGrade'),
    ...picked(company, 'address', 'addressEn', 'areaCode', 'point'),
    energies: company.energies ?? [],
    contacts: mainContacts(company, context).map(({ phones: [phone], ...contact }) => ({
      ...picked(contact, 'contactId', 'name', 'nameEn', 'duty', 'dutyEn', 'influence'),
      phone: phone !== undefined && access.phones === 'masked' ? maskPhone(phone) : phone,
    })),
    ...picked(volumesFor(company, context), 'before', 'asOf'),
    counts: riskOf(context, company).counts,
  }
}
