import * as v from 'valibot'
import { abilities, coded, listOf, many, maybe, moment, named, person, text } from '#base/wire'
import { callsOf, listRequest } from '#platform/http'
import { changesBetween } from './rules/changes'
import { contentSchema } from './rules/content'
import { estimateFilters, templateFilters } from './rules/filters'
import { ACTS, DECISIONS, KINDS, SCOPES, STATES, TABS } from './rules/vocabulary'

/** Every call of the budget area (domain/budget.md 5), converted to and from the area's types. */

const { get, post, restore } = callsOf('/api/budget')

/** What is computed of an estimate; nothing while cells have errors. CNY, % and years. */
const figures = {
  /** Investment without VAT, contingency included. */
  total: maybe(v.number()),
  npv: maybe(v.number()),
  irr: many(v.number()),
  payback: maybe(v.number()),
}

/** A step of an estimate's course. */
const step = v.object({ at: moment, act: coded(ACTS), by: person, comment: text })

const estimateEntries = {
  id: v.string(),
  version: v.number(),
  name: v.string(),
  kind: coded(KINDS),
  state: coded(STATES),
  owner: person,
  templateId: text,
  /** Number of the version that is edited, or was submitted last. */
  currentVersion: v.number(),
  updatedAt: moment,
  business: maybe(v.object({ id: v.string(), ...named, custId: text })),
  /** Number of cells with errors. */
  errors: v.number(),
  ...figures,
  ...abilities,
}
const estimateRow = v.pipe(v.object(estimateEntries), v.readonly())
/** An estimate in a list. */
export type EstimateRow = v.InferOutput<typeof estimateRow>

/** Codes of items that were removed: no other item gets them, because earlier versions have them. */
const gone = many(v.string())

/** An estimate in a response; also the data of a refusal 4009. */
export const estimate = v.pipe(
  v.object({ ...estimateEntries, content: contentSchema, gone, course: many(step) }),
  v.readonly(),
)
/** An estimate with its content. */
export type Estimate = v.InferOutput<typeof estimate>

const versioned = { id: v.string(), version: v.number() }
/** A move returns the changed estimate. */
const moved = { response: estimate } as const

export const listEstimates = get('/estimates', {
  about: 'One page of estimates: those of the user, of the organisation, or to approve.',
  request: listRequest(estimateFilters, { tab: v.picklist(TABS) }),
  response: listOf(estimateRow),
})

/** `toApprove` and `returned`: for those who approve, and who write. */
export const getToday = get('/today', {
  about: 'What the start page shows: estimates to approve, and the user’s own that were returned.',
  request: v.object({}),
  response: v.object({ toApprove: maybe(listOf(estimateRow)), returned: maybe(listOf(estimateRow)) }),
})

export const getEstimate = get('/estimates/{id}', {
  send: 'path',
  about: 'An estimate with its content.',
  request: v.object({ id: v.string() }),
  response: estimate,
})

const versionHead = v.object({ no: v.number(), at: moment, by: person, note: text, ...figures })
/** A frozen version of an estimate. */
export type VersionHead = v.InferOutput<typeof versionHead>

export const listVersions = get('/estimates/{id}/versions', {
  send: 'path',
  about: 'The frozen versions of an estimate, the latest first.',
  request: v.object({ id: v.string() }),
  response: v.array(versionHead),
})

export const getVersion = get('/estimates/{id}/versions/{no}', {
  send: 'path',
  about: 'A frozen version of an estimate with its content.',
  request: v.object({ id: v.string(), no: v.number() }),
  response: v.object({ ...versionHead.entries, content: contentSchema }),
})

export const createEstimate = post('/estimates', {
  about: 'A new estimate, from a template or blank.',
  request: v.object({
    name: v.string(),
    kind: v.picklist(KINDS),
    templateId: v.optional(v.string()),
    businessId: v.optional(v.string()),
  }),
  response: estimate,
})

/** Only what was changed is sent, so that two editors merge cell by cell. */
const changes = v.pipe(
  v.object({ ...versioned, base: contentSchema, content: contentSchema }),
  v.transform(({ base, content, ...rest }) => ({ ...rest, ...changesBetween(base, content) })),
)

export const saveEstimate = post('/estimates/{id}/save', {
  ...moved,
  about: 'Saves changed cells and rows; 4009 names the cells (`data.cells`) that somebody else changed since.',
  repeatable: true,
  request: changes,
})

export const submitEstimate = post('/estimates/{id}/submit', {
  ...moved,
  about:
    'Freezes the version and sends it to approval; 5202 while cells have errors, 5201 if `total` is not the computed one.',
  request: v.object({ ...versioned, note: v.optional(v.string()), total: v.optional(v.number()) }),
})

export const decideEstimate = post('/estimates/{id}/decide', {
  ...moved,
  about: 'Approves an estimate or returns it with a reason; 5204 if somebody else decided first.',
  request: v.object({ ...versioned, decision: v.picklist(DECISIONS), comment: v.optional(v.string()) }),
})

export const newVersion = post('/estimates/{id}/newVersion', {
  ...moved,
  about: 'Begins the next version of an approved or returned estimate.',
  request: v.object(versioned),
})

export const archiveEstimate = post('/estimates/{id}/archive', {
  ...moved,
  about: 'Puts an estimate away.',
  request: v.object(versioned),
})

export const restoreEstimate = restore('budget-estimate', estimate)

export const template = v.pipe(
  v.object({
    ...versioned,
    ...named,
    scope: coded(SCOPES),
    kind: coded(KINDS),
    /** Number of its latest version. */
    currentVersion: v.number(),
    updatedAt: moment,
    /** Number of items, and of estimates that were made from it. */
    items: v.number(),
    used: v.number(),
    content: contentSchema,
    gone,
    ...abilities,
  }),
  v.readonly(),
)
/** A template for estimates. */
export type Template = v.InferOutput<typeof template>

const movedTemplate = { response: template } as const

export const listTemplates = get('/templates', {
  about: 'One page of templates: those of the system, or the user’s own.',
  request: listRequest(templateFilters, {}),
  response: listOf(template),
})

export const getTemplate = get('/templates/{id}', {
  send: 'path',
  about: 'A template with its content.',
  request: v.object({ id: v.string() }),
  response: template,
})

const templateVersion = v.object({ no: v.number(), at: moment, by: person, note: text, content: contentSchema })
export type TemplateVersion = v.InferOutput<typeof templateVersion>

export const listTemplateVersions = get('/templates/{id}/versions', {
  send: 'path',
  about: 'The versions of a template with their contents, the latest first.',
  request: v.object({ id: v.string() }),
  response: v.array(templateVersion),
})

export const createTemplate = post('/templates', {
  about: 'A new template: an own one, or with `scope` one of the system.',
  request: v.object({ name: v.string(), kind: v.picklist(KINDS), scope: v.optional(v.picklist(SCOPES)) }),
  response: template,
})

export const saveTemplate = post('/templates/{id}/save', {
  ...movedTemplate,
  about: 'Saves changed cells and rows as a new version; 4009 names the cells that somebody else changed since.',
  repeatable: true,
  request: changes,
})

export const restoreVersion = post('/templates/{id}/restore', {
  ...movedTemplate,
  about: 'Makes an earlier version of a template its latest one.',
  request: v.object({ ...versioned, no: v.number() }),
})

export const copyTemplate = post('/templates/{id}/copy', {
  ...movedTemplate,
  about: 'An own template like this one.',
  request: v.object(versioned),
})

export const archiveTemplate = post('/templates/{id}/archive', {
  ...movedTemplate,
  about: 'Takes a template out of the lists; estimates made from it stay.',
  request: v.object(versioned),
})

export const deleteTemplate = post('/templates/{id}/delete', {
  ...movedTemplate,
  about: 'Deletes a template that no estimate was made from; else 5203.',
  request: v.object(versioned),
})

export const restoreTemplate = restore('budget-template', template)

const price = v.object({
  /** CNY without VAT: of the catalogue, else the median. */
  net: v.number(),
  unit: v.string(),
  /** Of which item it is, where its name is another one. */
  item: text,
  /** When it was set; a price of long ago may have no date. */
  at: maybe(moment),
  source: v.string(),
  /** Median of the last approved estimates, and of how many. */
  median: maybe(v.number()),
  n: v.optional(v.number(), 0),
})

export const listPrices = get('/prices', {
  about:
    'Prices for an item by its name: of the catalogue, and the median of the last five approved estimates of the area, by unit.',
  request: v.object({ item: v.string(), area: v.optional(v.string()) }),
  response: v.array(price),
})
