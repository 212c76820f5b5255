import { answer, type SimContext, type SimHandler, type Wire } from '#harness/backend/contract'
import { companies, notify, refusal } from '#harness/backend/kit'
import { companyKind, type SimCompany } from '#harness/backend/world'
import type { Level } from '../rules/vocabulary'

/** What an employee sees of a company and may do with it (domain/customer.md 3). */

export const isMine = ({ owner }: SimCompany, { employee }: SimContext) => owner === employee.loginName

/** The one table of rights over a company, as transmitted. */
export function accessTo(context: SimContext, company: SimCompany) {
  const may = (right: string) => companies.may(right, company, context)
  const level: Level = may('customer.whole') ? 'full' : companies.sees(company, context) ? 'header' : 'none'
  return {
    /** `header`: name, code, industry, labels, owner and risk level, no more. */
    level,
    /** Bills, volumes by month and figures derived from them. */
    bills: may('customer.bill'),
    phones: may('contact.phone') ? 'full' : 'masked',
    /** Profile, labels, devices, service log. */
    edit: may('customer.edit'),
    /** May assign it to somebody else. */
    owner: may('customer.assign'),
    export: may('export') && may('customer.bill'),
  } as const
}

/** A company that a call names, which needs a kind of access. Throws 4004 for none, 4003 with the missing right. */
const reached =
  (right: string, may: (access: ReturnType<typeof accessTo>) => boolean, before = companies.read) =>
  (custId: unknown, context: SimContext): SimCompany => {
    const company = before(custId, context)
    if (!may(accessTo(context, company))) throw refusal(4003, { right })
    return company
  }

/** The company of a call about more than the header. */
export const seenCompany = reached('customer.whole', ({ level }) => level === 'full')
/** The company of a call about bills and volumes. */
export const billedCompany = reached('customer.bill', ({ bills }) => bills, seenCompany)
/** The company of a call that adds records to it. */
export const editedCompany = reached('customer.edit', ({ edit }) => edit, seenCompany)

/** What of a company was changed. */
type Changed = 'basic' | 'label' | 'owner' | 'device' | 'log'

/** Notifies the owner of a change by somebody else. */
export function notifyChanged(
  company: SimCompany,
  kind: Changed,
  context: SimContext,
  readers = [company.owner],
): void {
  const { custId, name, nameEn = name } = company
  const title = { en: `${nameEn} was changed by {name}`, zh: `{name}修改了${name}` }
  const params = { id: custId, custId, name, kind }
  const others = readers.filter((reader) => reader !== context.employee.loginName)
  const subject = { kind: companyKind.name, id: custId, name }
  notify(others, { category: 'lead', type: 'customer.changed', level: 'normal', title, subject, params }, context)
}

/** Handler of a call about one company, which needs the access of `reach`. */
export const aboutOne = (
  call: SimHandler['call'],
  reach: typeof seenCompany,
  run: (company: SimCompany, context: SimContext, wire: Wire) => unknown,
) => answer(call, (wire, context) => run(reach(wire.custId, context), context, wire))
