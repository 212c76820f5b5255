import { answer, type SimContext, type SimHandler, SimRefusal } from '#harness/backend/contract'
import { isWithin } from '#harness/backend/core/organisations'
import {
  enteredBy,
  groupedBy,
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
import { blankContent, type Content, goneAfter, itemsOf, MOST } from '../rules/content'
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
  const isRenamed = content.name !== template.content.name
  return {
    content,
    gone: goneAfter(template.content, content, template.gone),
    currentVersion: template.currentVersion + 1,
    updatedAt: context.now.toISOString(),
    // The English name is that of the name before.
    ...(isRenamed && { nameEn: undefined }),
  }
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
  const { content, nameEn, gone = [] } = template
  return {
    ...picked(template, 'id', 'version', 'scope', 'kind', 'currentVersion', 'updatedAt', 'content'),
    name: content.name,
    ...(nameEn && { nameEn }),
    gone,
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

/** What items of a name cost in the last approved estimates, by their unit. CNY without VAT */
function historyOf(name: string, area: string, { store }: SimContext): Map<string, number[]> {
  const approved = [...store.table(estimateKind).values()]
    .filter(({ state, orgCode }) => state === 'approved' && (area === '' || isWithin(orgCode, area)))
    .sort((a, b) => (a.updatedAt < b.updatedAt ? 1 : -1))
  const priced = approved.flatMap(({ content }) => {
    const item = itemsOf(content).find((each) => each.name === name)
    if (!item) return []
    const sheet = calculate(content)
    const [net, qty] = [amountsOf(sheet, item.code)?.net, numberAt(sheet, `${item.code}.qty`)]
    return net !== undefined && qty ? [{ unit: item.unit, net: cents(net / qty) }] : []
  })
  const byUnit = groupedBy(priced, ({ unit }) => unit)
  return new Map([...byUnit].map(([unit, all]) => [unit, all.slice(0, MOST_HISTORY).map(({ net }) => net)]))
}

function medianOf(values: readonly number[]): number | undefined {
  const sorted = [...values].sort((a, b) => a - b)
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]]
  return low === undefined || high === undefined ? undefined : cents((low + high) / 2)
}

const prices: SimHandler['run'] = ({ item, area }, context) => {
  needRight(context, 'budget.read', 'budget.templates')
  const word = String(item ?? '').trim()
  if (word === '') return []
  const listed = CATALOGUE.filter(({ name }) => name.includes(word) || word.includes(name)).map(
    ({ name, ...price }) => {
      const history = historyOf(name, textOf(area), context).get(price.unit) ?? []
      const median = medianOf(history)
      const of = { ...(name !== word && { item: name }), ...(median !== undefined && { median }) }
      return { ...price, source: 'catalogue', n: history.length, ...of }
    },
  )
  const isListed = (unit: string) => CATALOGUE.some((each) => each.name === word && each.unit === unit)
  const others = [...historyOf(word, textOf(area), context)].flatMap(([unit, history]) => {
    const median = medianOf(history)
    return median === undefined || isListed(unit)
      ? []
      : [{ net: median, unit, source: 'history', n: history.length, median }]
  })
  return [...listed, ...others]
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
