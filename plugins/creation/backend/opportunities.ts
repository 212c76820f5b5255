import * as v from 'valibot'
import { lengthOf } from '#base/wire'
import { answer, type SimContext, type SimHandler, SimRefusal, type Wire } from '#harness/backend/contract'
import {
  definedFields,
  enteredBy,
  holdersOf,
  listHandler,
  needRight,
  notify,
  personOf,
  picked,
  readHandler,
  refusal,
  refuseFields,
  type SimMove,
  simMoves,
  textOf,
  transcribed,
} from '#harness/backend/kit'
import { companyKind, type SimNeed } from '#harness/backend/world'
import {
  bindOpportunity,
  checkCompany,
  createOpportunity,
  extractNote,
  getOpportunity,
  listOpportunities,
} from '../api'
import { extractLocally } from '../extraction/local'
import { NOTE_MAXIMUM, unitsOf } from '../extraction/types'
import en from '../locales/en.json'
import zh from '../locales/zh-CN.json'
import { isCompanyName, sentAmount, sentAudio, sentNote } from '../rules/fields'
import { DUPLICATE, opportunityStates, TOO_LONG } from '../rules/vocabulary'
import { candidatesOf, mayBind, openFor } from './companies'
import { opportunities, opportunityKind, type SimOpportunity } from './records'
import { leadKind, seen, visitKind } from './start'

/** Opportunities: what a note says, customers that it may mean, creating and binding (domain/creation.md 1, 2, 4). */

const RIGHT = opportunities.right

const productsOf = (needs: readonly SimNeed[], words: Readonly<Record<string, string>>) =>
  needs.map(({ product }) => words[product] ?? product)

/** An opportunity is called after its company and what they need. */
function titleOf(
  { name, nameEn = name }: { readonly name: string; readonly nameEn?: string },
  needs: readonly SimNeed[],
) {
  return {
    name: `${name} ${productsOf(needs, zh.product).join('、')}`,
    nameEn: `${nameEn}, ${productsOf(needs, en.product).join(', ')}`,
  }
}

const bind: SimMove<SimOpportunity> = {
  right: RIGHT,
  from: ({ custId }) => custId === undefined,
  check: ({ custId }, _, context) => {
    const company = context.store.table(companyKind).get(textOf(custId))
    return { custId: company ? !mayBind(company, context) && 'colleague' : 'customer' }
  },
  run: ({ needs = [] }, { custId }, { store }) => {
    const company = store.table(companyKind).get(textOf(custId))
    return { custId: textOf(custId), company: undefined, companyEn: undefined, ...(company && titleOf(company, needs)) }
  },
  example: () => ({ custId: 'C-000001' }),
}

const moves = simMoves(opportunities, { bind }, view)

function view(record: SimOpportunity, context: SimContext): object {
  const { custId, amount, owner, createdAt, audio = [] } = record
  const company = context.store.table(companyKind).get(custId ?? '')
  return {
    ...picked(
      record,
      'businessId',
      'version',
      'name',
      'nameEn',
      'custId',
      'company',
      'companyEn',
      'creditCode',
      'clueId',
      'visitId',
      'needs',
    ),
    ...picked(record, 'contact', 'phone', 'date', 'place', 'text'),
    state: opportunityStates.toWire(custId === undefined ? 'created' : 'bound'),
    ...(company && { customer: picked(company, 'name', 'nameEn') }),
    amount: record.budget ?? (amount && { value: amount, currency: 'CNY' }),
    audio: transcribed(audio, createdAt, context),
    owner: personOf(context, owner),
    at: createdAt,
    ...moves.abilities(record, context),
  }
}

const refuseLong = (text: unknown) => {
  if (lengthOf(textOf(text)) > NOTE_MAXIMUM) throw new SimRefusal(TOO_LONG, 'Over 2,000 characters.')
}

const optionalText = (value: unknown) => textOf(value) || undefined

/** The customer of a request, or the name of a new company; throws what is wrong with them. */
function companyOf({ custId, company, companyEn }: Wire, context: SimContext) {
  const id = optionalText(custId)
  const known = id === undefined ? undefined : context.store.table(companyKind).get(id)
  if (id !== undefined && !known) throw refusal(4000, { fields: { custId: 'customer' } })
  if (known && !mayBind(known, context)) throw refusal(4000, { fields: { custId: 'colleague' } })
  const name = known?.name ?? textOf(company)
  if (name === '') throw refusal(4000, { fields: { company: 'customer' } })
  if (!known && !isCompanyName(name)) throw refusal(4000, { fields: { company: 'name' } })
  const nameEn = known ? known.nameEn : optionalText(companyEn)
  return { custId: id, name, ...(nameEn !== undefined && { nameEn }) }
}

/** The lead and the visit of a request. The lead that it started from may be in the pool by now, where nobody sees it. */
function originOf({ clueId, visitId, startedFrom }: Wire, context: SimContext) {
  const of = { clueId: optionalText(clueId), visitId: optionalText(visitId) }
  const isBegun = of.clueId === startedFrom && context.store.table(leadKind).get(of.clueId ?? '') !== undefined
  refuseFields({
    clueId: of.clueId !== undefined && !isBegun && !seen(leadKind, of.clueId, 'lead.read', context) && 'lead',
    visitId: of.visitId !== undefined && !seen(visitKind, of.visitId, 'visit.read', context) && 'visit',
  })
  return of
}

function create(wire: Wire, context: SimContext): object {
  const { loginName: owner, orgCode } = context.employee
  if (!context.can(RIGHT, orgCode, 'own')) throw refusal(4003, { right: RIGHT })
  refuseLong(wire.text)
  const company = companyOf(wire, context)
  const origin = originOf(wire, context)
  const { needs: entered, ...said } = enteredBy(sentNote, wire)
  const isSized = entered.every(({ product, capacity }) => !capacity || unitsOf(product).includes(capacity.unit))
  if (!isSized) throw refusal(4000, { fields: { needs: 'capacity' } })
  const { amount: budget, audio } = wire
  if (!v.is(sentAmount, budget)) throw refusal(4000, { fields: { amount: 'amount' } })
  if (!v.is(sentAudio, audio)) throw refusal(4000, { fields: { audio: 'audio' } })
  const needs = entered.map((need) => definedFields(need))
  const [other] = openFor(
    { custId: company.custId, company: company.name },
    needs.map(({ product }) => product),
    context,
  )
  if (other && wire.force !== true) {
    const { businessId: id, name, nameEn = name } = other
    throw new SimRefusal(DUPLICATE, `${nameEn} has this as ${id}.`, { id, name, nameEn })
  }
  const made = opportunities.create(
    (businessId) => ({
      businessId,
      version: 1,
      ...titleOf(company, needs),
      stage: '1',
      orgCode,
      owner,
      createdAt: context.now.toISOString(),
      needs,
      ...definedFields({
        ...said,
        custId: company.custId,
        company: company.custId === undefined ? company.name : undefined,
        companyEn: company.custId === undefined ? company.nameEn : undefined,
        creditCode: optionalText(wire.creditCode),
        noteId: optionalText(wire.noteId),
        ...origin,
        budget,
        amount: budget?.currency === 'CNY' ? budget.value : undefined,
        audio: audio.map((piece) => definedFields(piece)),
      }),
    }),
    context,
  )
  announce(made, context)
  return view(made, context)
}

/** Tells the managers of the nearest organisation. */
function announce({ businessId: id, custId, name, needs = [], orgCode }: SimOpportunity, context: SimContext): void {
  const managers = holdersOf(RIGHT, orgCode, context).filter(({ roleName }) => roleName === 'manager')
  const nearest = managers.filter((each) => each.orgCode === managers[0]?.orgCode).map(({ loginName }) => loginName)
  notify(
    nearest.filter((each) => each !== context.employee.loginName),
    {
      category: 'project',
      type: 'opportunity.created',
      level: 'normal',
      title: { en: '{name} created an opportunity', zh: '{name}新建了商机' },
      subject: { kind: opportunityKind.name, id, name },
      params: {
        id,
        name,
        needs: needs.map(({ product }) => product).join(','),
        ...(custId !== undefined && { custId }),
      },
    },
    context,
  )
}

const names = v.fallback(v.array(v.string()), [])

export const opportunityHandlers: readonly SimHandler[] = [
  listHandler(listOpportunities, opportunities, {
    only:
      (_, { noteId }) =>
      (record) =>
        noteId === undefined || record.noteId === noteId,
    keyword: ({ businessId, name, nameEn, contact }) => [businessId, name, nameEn, contact],
    sorts: { at: ({ createdAt }) => -Date.parse(createdAt) },
    usual: 'at',
    row: view,
  }),
  readHandler(getOpportunity, opportunities, view),
  answer(createOpportunity, create),
  ...moves.handlers({ bind: bindOpportunity }),
  answer(checkCompany, ({ products, ...wire }, context) => {
    needRight(context, RIGHT)
    const asked = {
      custId: optionalText(wire.custId),
      company: optionalText(wire.company),
      creditCode: optionalText(wire.creditCode),
    }
    return { candidates: candidatesOf(asked, context), open: openFor(asked, v.parse(names, products), context) }
  }),
  answer(extractNote, ({ text, lang, today }, context) => {
    needRight(context, RIGHT)
    refuseLong(text)
    return extractLocally({ text: textOf(text), lang: textOf(lang), today: textOf(today) })
  }),
]
