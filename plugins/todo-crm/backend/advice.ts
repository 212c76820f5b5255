import { days } from '#base/calendar'
import { answer, type SimContext, type SimHandler, SimRefusal, type Wire } from '#harness/backend/contract'
import {
  companies,
  definedFields,
  enteredBy,
  fieldErrors,
  listHandler,
  messagesAbout,
  personOf,
  picked,
  readHandler,
  refusal,
  refuseFields,
  type SimMove,
  seedRecords,
  simMoves,
  textOf,
  where,
  writeLog,
} from '#harness/backend/kit'
import { businessKind, programmeKind } from '#harness/backend/world'
import { changeAdvice, getAdvice, listAdvice, saveAdvice } from '../api'
import { adviceFields, feedbackFields } from '../rules/fields'
import { ADVICE_MOVES, FEEDBACK_AFTER, REFUSED_WITHDRAWN, weights } from '../rules/vocabulary'
import { adviceKind, advices, companyOf, type SimAdvice, type SimNeed, teamKind } from './records'
import { FIXED, MET, RECOMMENDED } from './seed/advice'
import { solutionOfAdvice } from './solutions'

/** Advice: list, draft, recommendation, feedback (domain/todo-crm.md 2). */

/** Salespeople write about their own customers, managers about those of their organisation. */
function mayWrite(custId: string, context: SimContext): boolean {
  const company = companyOf({ custId }, context)
  return company !== undefined && companies.may('advice.write', company, context)
}

const isAuthor = ({ by }: SimAdvice, { employee }: SimContext) => by === employee.loginName

/** The fields of a draft; throws what is wrong with them. */
function enteredOf(custId: string, wire: Wire, { store }: SimContext) {
  const { version: _, ...entered } = enteredBy(adviceFields, wire)
  const { solutionId, businessId } = entered
  const isOffered = solutionId === undefined || store.table(programmeKind).get(solutionId)?.state === '1'
  const isOwn = businessId === undefined || store.table(businessKind).get(businessId)?.custId === custId
  refuseFields({ solutionId: !isOffered && 'withdrawn', businessId: !isOwn && 'business' })
  return { ...entered, solutionId, businessId }
}

/** Needs in one text, to compare those of two advices. */
const needsText = (needs: readonly SimNeed[]) =>
  needs
    .map(({ tag }) => tag)
    .sort()
    .join()

/** Older recommendations to the same customer for the same needs are replaced. */
function replaceOlder(advice: SimAdvice, context: SimContext): void {
  for (const other of context.store.table(adviceKind).values()) {
    const isSame = other.custId === advice.custId && needsText(other.needs) === needsText(advice.needs)
    if (isSame && other.state === '2' && other.adviceId !== advice.adviceId)
      advices.change(other, { state: '5' }, context)
  }
}

/** The customer's owner and the people of the opportunity's team. */
function readersOf({ custId, businessId }: SimAdvice, context: SimContext): string[] {
  const team = [...context.store.table(teamKind).values()].find((each) => each.businessId === businessId)
  const people = [companyOf({ custId }, context)?.owner, ...(team?.members.map(({ id }) => id) ?? [])]
  return people.flatMap((id) => (id === undefined || id === context.employee.loginName ? [] : id))
}

const recommend: SimMove<SimAdvice> = {
  may: isAuthor,
  from: ({ state, solutionId }) => state === '1' && solutionId !== undefined,
  who: ({ solutionId = '' }, { store }) => {
    if (store.table(programmeKind).get(solutionId)?.state === '2')
      throw new SimRefusal(REFUSED_WITHDRAWN, 'The solution is no longer offered.')
  },
  run: (_, __, { now }) => ({ state: '2', recommendedAt: now.toISOString() }),
  after: (advice, _, context) => {
    replaceOlder(advice, context)
    const title = { en: '{name} recommends a solution', zh: '{name}推荐了方案' }
    const message = { type: 'advice.ready', title, params: { change: 'recommend' } }
    send(advice, readersOf(advice, context), message, context)
    note(advice, ['推荐方案', 'Recommended'], '', context)
  },
}

/** Notifies people of what became of an advice. */
const send = messagesAbout(adviceKind, { category: 'project', level: 'normal' }, (advice, context) => {
  return { adviceId: advice.adviceId, name: companyOf(advice, context)?.name ?? advice.custId }
})

/** Writes what became of an advice into the customer's service log. */
function note(
  { custId, solutionId = '' }: SimAdvice,
  [act, actEn]: readonly [string, string],
  more: string,
  context: SimContext,
): void {
  const { name, nameEn } = context.store.table(programmeKind).get(solutionId) ?? {
    name: solutionId,
    nameEn: solutionId,
  }
  const { employee, now } = context
  const written = { custId, kind: 'advice', at: now.toISOString(), by: employee.loginName } as const
  writeLog({ ...written, text: `${act}：${name}${more}`, textEn: `${actEn}: ${nameEn}${more}` }, context)
}

/** What became of a recommendation, said by its author or a manager; a later owner of the customer only reads it. */
const settled = (state: '3' | '4'): SimMove<SimAdvice> => ({
  may: (advice, context) =>
    isAuthor(advice, context) || context.can('advice.write', companyOf(advice, context)?.orgCode ?? '', 'any'),
  from: (advice) => advice.state === '2',
  check: (wire) => fieldErrors(feedbackFields.table, wire),
  run: (_, wire) => ({ state, feedback: enteredBy(feedbackFields, wire) }),
  after: (advice, _, context) => {
    const { by, feedback } = advice
    const title = { en: '{name} gave feedback on your advice', zh: '{name}反馈了您的方案' }
    const readers = [by].filter((id) => id !== context.employee.loginName)
    const change = state === '3' ? 'adopt' : 'decline'
    send(advice, readers, { type: 'advice.feedback', title, params: { change } }, context)
    const said = ` ${'★'.repeat(feedback?.stars ?? 0)} ${feedback?.text ?? ''}`.trimEnd()
    note(advice, state === '3' ? ['方案已采纳', 'Adopted'] : ['方案未采纳', 'Declined'], said, context)
  },
  example: () => ({ stars: 4, text: '客户认可节能测算' }),
})

const moves = simMoves(
  advices,
  {
    recommend,
    adopt: settled('3'),
    decline: settled('4'),
    edit: {
      may: isAuthor,
      from: ({ state }) => state === '1',
      check: (wire) => fieldErrors(adviceFields.table, wire),
      run: ({ custId }, wire, context) => enteredOf(custId, wire, context),
      example: ({ needs }) => ({ needs: wireOf(needs), arguments: '与去年同类项目相比节省两成' }),
    },
  },
  view,
)

const wireOf = (needs: readonly SimNeed[]) => needs.map(({ tag, weight }) => ({ tag, weight: weights.toWire(weight) }))

function view(advice: SimAdvice, context: SimContext): object {
  const company = companyOf(advice, context)
  const business = context.store.table(businessKind).get(advice.businessId ?? '')
  return {
    ...advice,
    customer: company ? picked(company, 'name', 'nameEn') : { name: advice.custId },
    ...(business && { business: picked(business, 'name', 'nameEn') }),
    needs: wireOf(advice.needs),
    solution: solutionOfAdvice(advice, context),
    by: personOf(context, advice.by),
    ...moves.abilities(advice, context),
  }
}

export const seedAdvice = seedRecords<SimAdvice>(
  'A',
  { small: 40, default: 200, large: 200 },
  {
    ...FIXED,
    2: ({ clock }) => ({ ...RECOMMENDED, recommendedAt: clock.past(-8, 600) }),
  },
  (adviceId, _number, { random, clock, world }) => {
    const company = world.companies[random.int(0, 149)] as (typeof world.companies)[number]
    const [solutionId, ...tags] = random.pick(MET)
    const needs = tags.slice(0, random.int(1, tags.length)).map((tag) => ({ tag, weight: random.pick(weights.words) }))
    const own = world.businesses.filter(({ custId }) => custId === company.custId)
    const state = random.pick(['1', '2', '2', '3', '4', '5'] as const)
    const age = random.int(0, 60)
    return definedFields({
      adviceId,
      version: 1,
      custId: company.custId,
      businessId: own[0]?.businessId,
      needs,
      capacity: random.int(1, 10),
      solutionId,
      arguments: '同行业已有三家投运，投资回收期约四年。',
      state,
      by: company.owner,
      at: clock.past(-age - 1, 560),
      ...(state !== '1' && { recommendedAt: clock.past(-age, 620) }),
      ...((state === '3' || state === '4') && { feedback: { stars: state === '3' ? 5 : 2 } }),
    })
  },
)

/** A recommendation of the employee that has waited a week or longer for feedback. */
const isDue = ({ state, by, recommendedAt }: SimAdvice, { employee, now }: SimContext) =>
  state === '2' &&
  by === employee.loginName &&
  recommendedAt !== undefined &&
  days.of(new Date(recommendedAt)) <= days.add(days.of(now), -FEEDBACK_AFTER)

export const adviceHandlers: readonly SimHandler[] = [
  listHandler(listAdvice, advices, {
    keyword: (advice, context) => {
      const company = companyOf(advice, context)
      return [company?.name, company?.nameEn, advice.adviceId, advice.arguments]
    },
    filters: {
      states: where.oneOf(({ state }) => state),
      custId: where.oneOf(({ custId }) => custId),
      due: where.is((advice, context) => isDue(advice, context)),
    },
    sorts: { at: ({ at }) => -Date.parse(at) },
    usual: 'at',
    row: view,
    around: (_, context, { custId }) => ({ can: mayWrite(textOf(custId), context) ? ['add'] : [] }),
  }),
  readHandler(getAdvice, advices, view, ({ adviceId }) => adviceId),
  answer(saveAdvice, (wire, context) => {
    if (wire.adviceId !== undefined) {
      const after = moves.run('edit', wire.adviceId, wire, context)
      return after && view(after, context)
    }
    const custId = textOf(wire.custId)
    if (!companyOf({ custId }, context)) throw refusal(4004)
    if (!mayWrite(custId, context)) throw refusal(4003, { right: 'advice.write' })
    const entered = enteredOf(custId, wire, context)
    const { loginName: by } = context.employee
    const at = context.now.toISOString()
    const made = { version: 1, custId, ...entered, state: '1', by, at } as const
    return view(
      advices.create((adviceId) => ({ adviceId, ...definedFields(made) }), context),
      context,
    )
  }),
  moves.oneOf(changeAdvice, 'to', ADVICE_MOVES, 'adviceId'),
]
