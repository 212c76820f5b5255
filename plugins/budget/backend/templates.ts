import { answer, type SimContext, type SimHandler, SimRefusal } from '#harness/backend/contract'
import { isWithin } from '#harness/backend/core/organisations'
import {
  enteredBy,
  listHandler,
  needRight,
  personOf,
  picked,
  readHandler,
  refusal,
  simMoves,
  textOf,
  where,
} from '#harness/backend/kit'
import {
  archiveTemplate,
  copyTemplate,
  createTemplate,
  deleteTemplate,
  getTemplate,
  listPrices,
  listTemplates,
  listTemplateVersions,
  restoreVersion,
  saveTemplate,
} from '../api'
import { cents } from '../rules/cents'
import { blankContent, type Content, itemsOf, MOST } from '../rules/content'
import { sentTemplate } from '../rules/fields'
import { amountsOf, calculate, numberAt } from '../rules/sheet'
import { REFUSED } from '../rules/vocabulary'
import { estimateKind, freeze, type SimTemplate, templates, versionsOf } from './records'
import { contentAfter } from './saving'
import { CATALOGUE } from './seed/items'

/** Templates with their versions, and prices of items (domain/budget.md 2 and 5). */

function used({ id }: SimTemplate, { store }: SimContext): number {
  return [...store.table(estimateKind).values()].filter(({ templateId }) => templateId === id).length
}

/** The system’s are maintained with a right, own ones by their owner. */
const mayWrite = ({ scope, owner }: SimTemplate, { employee, can }: SimContext) =>
  scope === 'system' ? can('budget.template', '', 'any') : owner === employee.loginName

const writing = { right: 'budget.template', may: mayWrite, from: ({ archived }: SimTemplate) => !archived } as const

/** Each change of a template is a version. */
function versionAfter(template: SimTemplate, content: Content, context: SimContext) {
  return { content, currentVersion: template.currentVersion + 1, updatedAt: context.now.toISOString() }
}
const frozen = ({ id, currentVersion, content }: SimTemplate, _: SimTemplate, context: SimContext) =>
  freeze(id, currentVersion, content, context)

const contentOf = (template: SimTemplate, no: unknown, context: SimContext) =>
  versionsOf(template.id, context).find((version) => version.no === Number(no))?.content

export const templateMoves = simMoves(
  templates,
  {
    /** A save merges with others and is no move (`save`). */
    edit: { ...writing, run: () => ({}) },
    restore: {
      ...writing,
      check: (wire, template, context) => ({ no: !contentOf(template, wire.no, context) && 'no' }),
      run: (template, wire, context) =>
        versionAfter(template, contentOf(template, wire.no, context) ?? template.content, context),
      after: frozen,
      example: () => ({ no: 1 }),
    },
    archive: { ...writing, run: () => ({ archived: true }), undo: true },
    delete: {
      ...writing,
      who: (template, context) => {
        if (used(template, context) > 0) throw new SimRefusal(REFUSED.inUse, 'In use: archive it.')
      },
      run: () => ({ archived: true }),
      undo: true,
    },
  },
  view,
)

function view(template: SimTemplate, context: SimContext): object {
  const { content, nameEn } = template
  return {
    ...picked(template, 'id', 'version', 'scope', 'kind', 'currentVersion', 'updatedAt', 'content'),
    name: content.name,
    ...(nameEn && { nameEn }),
    items: itemsOf(content).length,
    used: used(template, context),
    ...templateMoves.abilities(template, context),
  }
}

function create(
  content: Content,
  { kind, scope = 'own' }: { readonly kind: SimTemplate['kind']; readonly scope?: SimTemplate['scope'] | undefined },
  context: SimContext,
): object {
  needRight(context, scope === 'system' ? 'budget.template' : 'budget.templates')
  const made = templates.create(
    (id): SimTemplate => ({
      id,
      version: 1,
      scope,
      kind,
      content,
      ...(scope === 'own' && { owner: context.employee.loginName }),
      currentVersion: 1,
      updatedAt: context.now.toISOString(),
    }),
    context,
  )
  frozen(made, made, context)
  return view(made, context)
}

const save: SimHandler['run'] = (wire, context) => {
  const stored = templates.read(wire.id, context)
  if (!mayWrite(stored, context)) throw refusal(4003, { right: 'budget.template' })
  if (stored.archived) throw refusal(4010)
  const content = contentAfter(stored, wire, () => view(stored, context))
  const after = templates.change(stored, versionAfter(stored, content, context), context)
  frozen(after, stored, context)
  return view(after, context)
}

/** Approved estimates that the median of a price is taken of. */
const MOST_HISTORY = 5

function historyOf(name: string, area: string, { store }: SimContext): number[] {
  const approved = [...store.table(estimateKind).values()]
    .filter(({ state, orgCode }) => state === 'approved' && (area === '' || isWithin(orgCode, area)))
    .sort((a, b) => (a.updatedAt < b.updatedAt ? 1 : -1))
  const prices = approved.flatMap(({ content }) => {
    const item = itemsOf(content).find((each) => each.name === name)
    const sheet = item && calculate(content)
    const [amounts, qty] = [
      item && sheet && amountsOf(sheet, item.code),
      item && sheet && numberAt(sheet, `${item.code}.qty`),
    ]
    return amounts && qty ? [cents(amounts.net / qty)] : []
  })
  return prices.slice(0, MOST_HISTORY)
}

function medianOf(values: readonly number[]): number | undefined {
  const sorted = [...values].sort((a, b) => a - b)
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]]
  return low === undefined || high === undefined ? undefined : cents((low + high) / 2)
}

const prices: SimHandler['run'] = ({ item, area }, context) => {
  needRight(context, 'budget.read', 'budget.templates')
  const word = String(item ?? '').trim()
  const found = CATALOGUE.filter(({ name }) => word !== '' && (name.includes(word) || word.includes(name)))
  return found.map(({ name, ...price }) => {
    const history = historyOf(name, textOf(area), context)
    const median = medianOf(history)
    return { ...price, source: 'catalogue', n: history.length, ...(median !== undefined && { median }) }
  })
}

export const templateHandlers: readonly SimHandler[] = [
  listHandler(listTemplates, templates, {
    only:
      () =>
      ({ archived }) =>
        !archived,
    keyword: ({ content, nameEn }) => [content.name, nameEn],
    filters: { scope: where.oneOf(({ scope }) => scope), kind: where.oneOf(({ kind }) => kind) },
    row: view,
  }),
  readHandler(getTemplate, templates, view),
  answer(listTemplateVersions, ({ id }, context) =>
    versionsOf(templates.read(id, context).id, context).map(({ no, at, by, note, content }) => ({
      no,
      at,
      by: personOf(context, by),
      ...(note && { note }),
      content,
    })),
  ),
  answer(createTemplate, (wire, context) => {
    const { name, ...of } = enteredBy(sentTemplate, wire)
    return create(blankContent(name), of, context)
  }),
  answer(saveTemplate, save),
  answer(copyTemplate, ({ id }, context) => {
    const { content, kind } = templates.read(id, context)
    return create({ ...content, name: `${content.name.slice(0, MOST.name - 2)} 2` }, { kind }, context)
  }),
  ...templateMoves.handlers({ restore: restoreVersion, archive: archiveTemplate, delete: deleteTemplate }),
  answer(listPrices, prices),
]
