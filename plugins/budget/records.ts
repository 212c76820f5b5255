import { defineRows } from '#kit/lists'
import type { Loadable } from '#kit/records'
import { currentBy, defineDecisions, defineMove, defineRecords, queryOf, versionOf } from '#kit/records'
import type { Core } from '#platform/core'
import { currentLanguage, nameIn } from '#platform/i18n'
import {
  archiveEstimate,
  archiveTemplate,
  decideEstimate,
  deleteTemplate,
  type Estimate,
  type EstimateRow,
  estimate,
  getEstimate,
  getTemplate,
  listTemplateVersions,
  listVersions,
  newVersion,
  restoreEstimate,
  restoreTemplate,
  restoreVersion,
  submitEstimate,
  type Template,
  type TemplateVersion,
  template,
  type VersionHead,
} from './api'
import { DECISIONS, outboxRecord, outboxTemplate } from './rules/vocabulary'

export const estimateRows = defineRows<EstimateRow>('budget.estimateRows', { outboxName: outboxRecord })

/** Opened estimates with their versions (/x/budget/estimate). */
export const estimates = defineRecords<Estimate, None, { versions: readonly VersionHead[] }, Loadable, EstimateRow>(
  'budget.estimates',
  {
    rows: estimateRows,
    read: (id) => queryOf(getEstimate, { id }),
    parts: { versions: (id) => queryOf(listVersions, { id }) },
    current: currentBy(estimate),
    changed: (core) => core.store(estimateRows).invalidate(),
    outboxName: ({ name }) => ({ label: name }),
    texts: 'estimateDetail',
  },
)

type None = Readonly<Record<never, never>>

export const submit = defineMove(
  estimates,
  'submit',
  // With the total that is shown now, which may be newer than the sheet (5201).
  (record, { note }: { readonly note?: string | undefined }, core) =>
    queryOf(submitEstimate, {
      ...versionOf(record),
      ...(note && { note }),
      total: core.store(estimates).of(record.id).main.value?.total,
    }),
  { reload: ['versions'] },
)

export const decisions = defineDecisions(estimates, decideEstimate, DECISIONS)
export const beginVersion = defineMove(estimates, 'newVersion', (record) => queryOf(newVersion, versionOf(record)))
export const archive = defineMove(estimates, 'archive', (record) => queryOf(archiveEstimate, versionOf(record)), {
  undo: (record) => queryOf(restoreEstimate, versionOf(record)),
})

export const templateRows = defineRows<Template>('budget.templateRows', { outboxName: outboxTemplate })

/** Opened templates with their versions. */
export const templates = defineRecords<Template, None, { versions: readonly TemplateVersion[] }>('budget.templates', {
  rows: templateRows,
  read: (id) => queryOf(getTemplate, { id }),
  parts: { versions: (id) => queryOf(listTemplateVersions, { id }) },
  current: currentBy(template),
  changed: (core) => templatesChanged(core),
  outboxName: (shown) => ({ label: nameIn(shown, currentLanguage()) }),
  texts: 'templateDetail',
})

/** A template was made, changed or removed: its lists are refetched. */
export function templatesChanged(core: Core): void {
  core.store(templateRows).invalidate()
}

export const restore = defineMove(
  templates,
  'restore',
  (record, { no }: { readonly no: number }) => queryOf(restoreVersion, { ...versionOf(record), no }),
  { reload: ['versions'] },
)
export const archiveOne = defineMove(templates, 'archive', (record) => queryOf(archiveTemplate, versionOf(record)), {
  undo: (record) => queryOf(restoreTemplate, versionOf(record)),
})

export const remove = defineMove(templates, 'delete', (record) => queryOf(deleteTemplate, versionOf(record)), {
  undo: (record) => queryOf(restoreTemplate, versionOf(record)),
})

/** Stores of the area that live longer than a screen. */
export default [estimateRows, estimates, templateRows, templates]
