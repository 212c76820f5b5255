import { coreName, dice } from '#domain/companies/rules'
import type { SimContext } from '#harness/backend/contract'
import { companies, personOf, picked } from '#harness/backend/kit'
import { companyKind, PLACE_NAMES, type SimCompany } from '#harness/backend/world'
import { LISTED, LOST } from '../rules/vocabulary'
import { opportunityKind, type SimOpportunity } from './records'

/** Which customer a company's name or code means, and what is open there (domain/creation.md 2). */

interface Asked {
  readonly custId?: string | undefined
  readonly company?: string | undefined
  readonly creditCode?: string | undefined
}

/** Most customers that are listed. */
const MOST = 10
/** Most that a name counts beside the same code. */
const BELOW_CODE = 0.999

const core = (name: string) => coreName(name, PLACE_NAMES)

type Named = Pick<SimCompany, 'name' | 'nameEn'>

/** The names in either language, as they are compared. */
const coresOf = ({ name, nameEn = name }: Named) => [core(name), core(nameEn)]

function likeness(company: SimCompany, asked: { readonly core: string }): number {
  if (asked.core === '') return 0
  return Math.max(...coresOf(company).map((each) => dice(asked.core, each)))
}

/** The user may bind opportunities to it. */
export const mayBind = (company: SimCompany, context: SimContext) =>
  companies.may('opportunity.create', company, context)

export function candidatesOf(asked: Asked, context: SimContext): readonly object[] {
  const named = { core: core(asked.company ?? '') }
  const all = [...context.store.table(companyKind).values()]
  const isMeant = ({ custId, creditCode }: SimCompany) =>
    asked.custId === undefined
      ? asked.creditCode !== undefined && asked.creditCode === creditCode
      : asked.custId === custId
  // Where the code says which, one that is only called so is less.
  const most = all.some(isMeant) ? BELOW_CODE : 1
  const scoreOf = (company: SimCompany) => {
    if (isMeant(company)) return 1
    return asked.custId === undefined ? Math.min(most, likeness(company, named)) : 0
  }
  return all
    .map((company) => ({ company, score: scoreOf(company) }))
    .filter(({ score }) => score >= LISTED)
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST)
    .map(({ company, score }) => ({
      ...picked(company, 'custId', 'name', 'nameEn', 'creditCode'),
      ...(companies.may('customer.whole', company, context) && picked(company, 'address', 'addressEn')),
      score: Math.round(score * 1000) / 1000,
      owner: personOf(context, company.owner),
      can: mayBind(company, context),
    }))
}

/**
 * Open opportunities of a company for one of the products, with the company's name. Where one of the two is no customer
 * yet, the names tell.
 */
export function openFor({ custId, company = '' }: Asked, products: readonly string[], { store }: SimContext) {
  const customers = store.table(companyKind)
  const named: Named = customers.get(custId ?? '') ?? { name: company }
  const cores = coresOf(named)
  const isTheirs = (other: SimOpportunity) => {
    if (custId !== undefined && other.custId !== undefined) return other.custId === custId
    const theirs: Named = customers.get(other.custId ?? '') ?? { name: other.company ?? '' }
    return coresOf(theirs).some((each) => cores.includes(each))
  }
  return [...store.table(opportunityKind).values()]
    .filter(({ stage, needs = [] }) => stage !== LOST && needs.some(({ product }) => products.includes(product)))
    .filter(isTheirs)
    .map(({ businessId }) => ({ businessId, ...picked(named, 'name', 'nameEn') }))
}
