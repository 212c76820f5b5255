import { answer, type SimContext, type SimHandler, SimRefusal, type Wire } from '#harness/backend/contract'
import {
  type Change,
  decidersOf,
  decisionMoves,
  enteredBy,
  fieldErrors,
  listHandler,
  messagesAbout,
  needRight,
  personOf,
  picked,
  readHandler,
  refusal,
  refuseFields,
  refuseSecond,
  restoreHandler,
  simMoves,
  stepNow,
  stepped,
  textOf,
  where,
  writable,
} from '#harness/backend/kit'
import { businessKind } from '#harness/backend/world'
import {
  archiveEstimate,
  createEstimate,
  decideEstimate,
  getEstimate,
  getVersion,
  listEstimates,
  listVersions,
  newVersion,
  restoreEstimate,
  saveEstimate,
  submitEstimate,
} from '../api'
import { blankContent, type Content, goneAfter } from '../rules/content'
import { decisionFields, noteFields, sentEstimate } from '../rules/fields'
import { type Act, DECISIONS, REASON, REFUSED } from '../rules/vocabulary'
import {
  estimateKind,
  estimates,
  figuresOfContent,
  freeze,
  type SimEstimate,
  type SimVersion,
  templates,
  versionsOf,
} from './records'
import { contentAfter } from './saving'
import { templateMoves } from './templates'

/** Estimates: lists, saves that merge, approval, versions (domain/budget.md 2 and 5). */

type Run = (estimate: SimEstimate, wire: Wire, context: SimContext) => Change<SimEstimate>
/** A move's step, and the state after it. */
const done =
  (act: Act, state: SimEstimate['state']): Run =>
  (estimate, { note }, context) =>
    stepped(estimate, act, state, context, textOf(note))

const TO_APPROVE = {
  type: 'budget.toApprove',
  title: { en: '{name} submitted a budget estimate', zh: '{name}提交了预算估算' },
}
const DECIDED = {
  type: 'budget.decided',
  title: { en: '{name} decided on your budget estimate', zh: '{name}已审批您的预算估算' },
}

const send = messagesAbout(estimateKind, { category: 'approval', level: 'important' }, ({ content }: SimEstimate) => {
  const { total, irr } = figuresOfContent(content)
  return { name: content.name, total, irr: irr?.[0] }
})

const mayApprove = (estimate: SimEstimate, context: SimContext) =>
  estimates.may('budget.approve', estimate, context) && estimate.owner !== context.employee.loginName

const states = { approve: 'approved', return: 'returned' } as const
const decisions = decisionMoves(estimates, states, decisionFields, {
  right: 'budget.approve',
  may: mayApprove,
  who: (estimate, context) => refuseSecond(REFUSED.decided, estimate, context),
  from: ({ state }) => state === 'submitted',
  after: (estimate, _, context) => send(estimate, [estimate.owner], DECIDED, context),
})

const moves = simMoves(
  estimates,
  {
    /** A save merges with others and is no move (`save`). */
    edit: { right: 'budget.write', from: ({ state }) => state === 'draft', run: () => ({}) },
    submit: {
      right: 'budget.write',
      who: ({ content }) => {
        const { errors } = figuresOfContent(content)
        if (errors > 0) throw new SimRefusal(REFUSED.errors, `${errors} cells have errors.`, { n: errors })
      },
      from: ({ state }) => state === 'draft',
      check: (wire, { content }) => {
        const { total } = figuresOfContent(content)
        if (wire.total !== undefined && wire.total !== total)
          throw new SimRefusal(REFUSED.updated, 'Figures updated.', { total })
        return fieldErrors(noteFields, wire)
      },
      run: done('submit', 'submitted'),
      after: (estimate, _, context, wire) => {
        freeze(estimate.id, estimate.currentVersion, estimate.content, context, textOf(wire.note))
        const { orgCode, owner: sender } = estimate
        send(estimate, decidersOf({ right: 'budget.approve', orgCode, sender }, context), TO_APPROVE, context)
      },
      wrong: { note: 'x'.repeat(REASON.most + 1) },
    },
    ...decisions,
    newVersion: {
      right: 'budget.write',
      from: ({ state }) => state === 'approved' || state === 'returned',
      run: (estimate, wire, context) => ({
        ...done('newVersion', 'draft')(estimate, wire, context),
        currentVersion: estimate.currentVersion + 1,
      }),
    },
    archive: {
      right: 'budget.write',
      from: ({ state }) => state !== 'archived',
      run: done('archive', 'archived'),
      undo: true,
    },
  },
  view,
)

const isDraft = ({ state }: SimEstimate) => state === 'draft'

function row(estimate: SimEstimate, context: SimContext): object {
  const { content, owner } = estimate
  const business = context.store.table(businessKind).get(content.businessId)
  return {
    ...picked(estimate, 'id', 'version', 'kind', 'state', 'templateId', 'currentVersion', 'updatedAt'),
    name: content.name,
    owner: personOf(context, owner),
    ...(business && { business: { id: business.businessId, ...picked(business, 'name', 'nameEn', 'custId') } }),
    ...figuresOfContent(content),
    ...moves.abilities(estimate, context),
  }
}

function view(estimate: SimEstimate, context: SimContext): object {
  const { content, gone = [], course } = estimate
  const steps = course.map((step) => ({ ...step, by: personOf(context, step.by) }))
  return { ...row(estimate, context), content, gone, course: steps }
}

const headOf = ({ no, at, by, note, content }: SimVersion, context: SimContext) => ({
  no,
  at,
  by: personOf(context, by),
  ...(note && { note }),
  ...figuresOfContent(content),
})

/** No opportunity, or one that exists. */
const isBusiness = (id: string, { store }: SimContext) => id === '' || store.table(businessKind).get(id) !== undefined

/** Fills a template’s content for a new estimate, which does not change with the template afterwards. */
function startOf(templateId: string | undefined, context: SimContext): Content {
  return templateId === undefined ? blankContent() : templates.read(templateId, context).content
}

const create: SimHandler['run'] = (wire, context) => {
  needRight(context, 'budget.write')
  const { name, kind, templateId, businessId = '' } = enteredBy(sentEstimate, wire)
  refuseFields({ businessId: !isBusiness(businessId, context) && 'businessId' })
  const { employee, now } = context
  const content = { ...startOf(templateId, context), name, businessId }
  const made = estimates.create(
    (id): SimEstimate => ({
      id,
      version: 1,
      kind,
      state: 'draft',
      orgCode: employee.orgCode,
      owner: employee.loginName,
      ...(templateId !== undefined && { templateId }),
      content,
      currentVersion: 1,
      updatedAt: now.toISOString(),
      course: [stepNow('create', context)],
    }),
    context,
  )
  return view(made, context)
}

const save: SimHandler['run'] = (wire, context) => {
  const stored = writable(estimates, 'budget.write', wire.id, context, isDraft)
  const content = contentAfter(stored, wire, () => view(stored, context))
  refuseFields({ businessId: !isBusiness(content.businessId, context) && 'businessId' })
  const gone = goneAfter(stored.content, content, stored.gone)
  return view(estimates.change(stored, { content, gone, updatedAt: context.now.toISOString() }, context), context)
}

const readVersion: SimHandler['run'] = ({ id, no }, context) => {
  const { id: of } = estimates.read(id, context)
  const version = versionsOf(of, context).find((each) => each.no === Number(no))
  if (!version) throw refusal(4004)
  return { ...headOf(version, context), content: version.content }
}

/** Archived ones are found by their state. */
const isListed = ({ state }: SimEstimate, wire: Wire) => state !== 'archived' || textOf(wire.state) !== ''

export const estimateHandlers: readonly SimHandler[] = [
  listHandler(listEstimates, estimates, {
    tabs: {
      mine: (estimate, { employee }, wire) => estimate.owner === employee.loginName && isListed(estimate, wire),
      org: (estimate, _, wire) => isListed(estimate, wire),
      toApprove: (estimate, context) => estimate.state === 'submitted' && mayApprove(estimate, context),
    },
    keyword: ({ id, content }) => [id, content.name, content.businessId],
    filters: {
      kind: where.oneOf(({ kind }) => kind),
      state: where.oneOf(({ state }) => state),
      businessId: where.oneOf(({ content }) => content.businessId || undefined),
    },
    sorts: {
      updated: ({ updatedAt }) => -Date.parse(updatedAt),
      total: ({ content }) => negative(figuresOfContent(content).total),
      irr: ({ content }) => negative(figuresOfContent(content).irr?.[0]),
    },
    usual: 'updated',
    row,
  }),
  readHandler(getEstimate, estimates, view),
  answer(listVersions, ({ id }, context) =>
    versionsOf(estimates.read(id, context).id, context).map((version) => headOf(version, context)),
  ),
  answer(getVersion, readVersion),
  answer(createEstimate, create),
  answer(saveEstimate, save),
  ...moves.handlers({ submit: submitEstimate, newVersion, archive: archiveEstimate }),
  moves.oneOf(decideEstimate, 'decision', DECISIONS),
  restoreHandler(restoreEstimate, [moves, templateMoves]),
]

const negative = (value: number | undefined) => (value === undefined ? undefined : -value)
