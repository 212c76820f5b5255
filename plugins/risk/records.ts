import { todosChanged } from '#domain/todos'
import { defineRows } from '#kit/lists'
import { currentBy, defineMove, defineRecords, queryOf, versionOf } from '#kit/records'
import type { Core } from '#platform/core'
import { currentLanguage, nameIn } from '#platform/i18n'
import { type Bounce, bounce, getBounce, reviewBounce } from './api/bounces'
import {
  assignCompetitor,
  type Competitive,
  closeCompetitor,
  competitive,
  getCompetitive,
  verifyCompetitor,
} from './api/competitive'
import {
  assignWarning,
  closeWarning,
  getWarning,
  returnWarning,
  voidWarning,
  type Warning,
  warning,
} from './api/warnings'

/** Opened warnings, competitors and rebounds, with what can be done with them. */

interface Reason {
  readonly reason: string
}
interface Chosen {
  readonly to: string
}
const named = (kind: string) => (record: Warning | Competitive | Bounce) => ({
  record: `${kind}:${record.id}`,
  label: nameIn(record.customer, currentLanguage()),
})

/** What is done with a record ends or begins to-dos, and is in the log of its customer. */
function wasMoved(core: Core, { customer }: Warning | Competitive | Bounce): void {
  core.invalidateRecord(customer.id)
  todosChanged(core)
}

export const warningRows = defineRows<Warning>('risk.warningRows')
export const warnings = defineRecords<Warning>('risk.warnings', {
  rows: warningRows,
  read: (id) => queryOf(getWarning, { id }),
  current: currentBy(warning),
  texts: 'warning',
  // Another state is in another tab.
  changed: (core, record) => {
    core.store(warningRows).invalidate()
    wasMoved(core, record)
  },
  outboxName: named('gas-warning'),
})
export const close = defineMove(warnings, 'close', (record) => queryOf(closeWarning, versionOf(record)))
export const returned = defineMove(warnings, 'return', (record, { reason }: Reason) =>
  queryOf(returnWarning, { ...versionOf(record), reason }),
)
export const voided = defineMove(warnings, 'void', (record, { reason }: Reason) =>
  queryOf(voidWarning, { ...versionOf(record), reason }),
)
export const assign = defineMove(warnings, 'assign', (record, { to }: Chosen) =>
  queryOf(assignWarning, { ...versionOf(record), to }),
)

export const competitiveRows = defineRows<Competitive>('risk.competitiveRows')
export const competitives = defineRecords<Competitive>('risk.competitives', {
  rows: competitiveRows,
  read: (id) => queryOf(getCompetitive, { id }),
  current: currentBy(competitive),
  texts: 'competitive',
  changed: (core, record) => {
    core.store(competitiveRows).invalidate()
    wasMoved(core, record)
  },
  outboxName: named('competitive'),
})
export const verify = defineMove(
  competitives,
  'verify',
  (record, said: { readonly verdict: string; readonly proof: string }) =>
    queryOf(verifyCompetitor, { ...versionOf(record), ...said }),
)
export const settle = defineMove(competitives, 'close', (record, { result }: { readonly result: string }) =>
  queryOf(closeCompetitor, { ...versionOf(record), result }),
)
export const assignOther = defineMove(competitives, 'assign', (record, { to }: Chosen) =>
  queryOf(assignCompetitor, { ...versionOf(record), to }),
)

export const bounceRows = defineRows<Bounce>('risk.bounceRows')
export const bounces = defineRecords<Bounce>('risk.bounces', {
  rows: bounceRows,
  read: (id) => queryOf(getBounce, { id }),
  current: currentBy(bounce),
  texts: 'bounce',
  changed: wasMoved,
  outboxName: named('gas-bounce'),
})
export const accept = defineMove(bounces, 'accept', (record) =>
  queryOf(reviewBounce, { ...versionOf(record), decision: 'accept' }),
)
export const sendBack = defineMove(bounces, 'return', (record, { reason }: Reason) =>
  queryOf(reviewBounce, { ...versionOf(record), decision: 'return', reason }),
)

/** Stores of the area that live longer than a screen. */
export default [warningRows, warnings, competitiveRows, competitives, bounceRows, bounces]
