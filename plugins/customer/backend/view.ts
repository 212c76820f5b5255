import type { SimContext } from '#harness/backend/contract'
import { personOf, positionOf } from '#harness/backend/kit'
import { contactKind, industryOf, labelKind, maskPhone, type SimCompany, type SimLabel } from '#harness/backend/world'
import { distanceBetween } from '#src/geo'
import { accessTo, companies } from './companies'
import { type Figures, figuresOf } from './figures'
import { riskOf } from './risk'

/** Companies as transmitted. What somebody may not see is left out. */

/** Volumes and what follows from them, for those who see bills. */
export function volumesFor(company: SimCompany, context: SimContext): Partial<Figures> {
  return companies.may('customer.bill', company, context) ? figuresOf(context, company) : {}
}

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

function industryFor(code: string) {
  const { name = code, nameEn } = industryOf(code) ?? {}
  return { code, name, nameEn }
}

export function rowOf(company: SimCompany, context: SimContext, wire: Readonly<Record<string, unknown>> = {}) {
  const from = positionOf(wire)
  const { custId, version, name, nameEn, creditCode, scale, owner, orgCode, contractEnd, lastVisit, point } = company
  const { gas12, change, months, of } = volumesFor(company, context)
  const { use } = figuresOf(context, company)
  const { level, points } = riskOf(context, company)
  return {
    custId,
    version,
    name,
    nameEn,
    creditCode,
    industry: industryFor(company.industry),
    scale,
    labels: labelsOf(company, context),
    owner: personOf(context, owner),
    orgCode,
    use,
    risk: { level, points },
    followed: isFollowed(company, context),
    ...{ gas12, change, months, of },
    ...(companies.may('customer.whole', company, context) && { contractEnd, lastVisit }),
    distance: from && point ? Math.round(distanceBetween(from, point)) : undefined,
  }
}

/** Active contacts of a company, those of the profile first. */
function contactsOf({ custId, contactIds = [] }: SimCompany, { store }: SimContext) {
  const chosen = contactIds.flatMap((id) => store.table(contactKind).get(id) ?? [])
  if (chosen.length > 0) return chosen
  return [...store.table(contactKind).values()]
    .filter((contact) => contact.custId === custId && contact.state === '1')
    .slice(0, 1)
}

/** A company with what the employee may see of it. */
export function detailOf(company: SimCompany, context: SimContext, wire: Readonly<Record<string, unknown>> = {}) {
  const access = accessTo(context, company)
  const row = { ...rowOf(company, context, wire), access }
  if (access.level !== 'full') return row
  const { legalRep, capital, founded, regStatus, address, addressEn, areaCode, point, since, taxGrade } = company
  return {
    ...row,
    ...{ legalRep, capital, founded, regStatus, address, addressEn, areaCode, point, since, taxGrade },
    energies: company.energies ?? [],
    contacts: contactsOf(company, context).map(({ contactId, name, nameEn, duty, dutyEn, phones: [phone] }) => ({
      ...{ contactId, name, nameEn, duty, dutyEn },
      phone: phone !== undefined && access.phones === 'masked' ? maskPhone(phone) : phone,
    })),
    before: volumesFor(company, context).before,
    counts: riskOf(context, company).counts,
  }
}

export function isFollowed({ followers = [] }: SimCompany, { employee }: SimContext): boolean {
  return followers.includes(employee.loginName)
}
