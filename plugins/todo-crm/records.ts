import type * as v from 'valibot'
import { todosChanged } from '#domain/todos'
import { defineRows } from '#kit/lists'
import { currentBy, defineMove, defineRecords, queryOf, versionOf } from '#kit/records'
import type { RequestOf } from '#platform/http'
import { currentLanguage, nameIn } from '#platform/i18n'
import {
  type Advice,
  advice,
  changeAdvice,
  getAdvice,
  getPartner,
  getTeam,
  type Partner,
  partner,
  restoreTeam,
  saveTeam,
  suspendPartner,
  type Team,
  team,
} from './api'
import type { feedbackFields, suspensionFields } from './rules/fields'

type ContentOf<F extends { readonly schema: v.GenericSchema }> = v.InferOutput<F['schema']>
type Suspension = ContentOf<typeof suspensionFields>

export const partnerRows = defineRows<Partner>('todo-crm.partnerRows')
/** Opened partners, in a sheet over their list (/choosePartner). */
export const partners = defineRecords<Partner>('todo-crm.partners', {
  rows: partnerRows,
  read: (id) => queryOf(getPartner, { id }),
  current: currentBy(partner),
  texts: 'partnerDetail',
})

export const suspend = defineMove(partners, 'suspend', (record, said: Suspension) =>
  queryOf(suspendPartner, { ...versionOf(record), to: 'suspend', ...said }),
)
export const qualify = defineMove(partners, 'qualify', (record) =>
  queryOf(suspendPartner, { ...versionOf(record), to: 'qualify' }),
)

export const adviceRows = defineRows<Advice>('todo-crm.adviceRows')
const teamRows = defineRows<Team>('todo-crm.teamRows')

/** Opened advice (/salesSolutionsAdviceDetails). */
export const advices = defineRecords<Advice>('todo-crm.advices', {
  rows: adviceRows,
  read: (adviceId) => queryOf(getAdvice, { adviceId }),
  current: currentBy(advice),
  outboxName: ({ id, customer }) => ({ record: `advice:${id}`, label: nameIn(customer, currentLanguage()) }),
  changed: (core, { custId }) => {
    core.store(adviceRows).invalidate()
    // The customer's service log says what became of it.
    core.invalidateRecord(custId)
  },
})

/** Opened teams (/teamManagement). */
export const teams = defineRecords<Team>('todo-crm.teams', {
  rows: teamRows,
  read: (teamId) => queryOf(getTeam, { teamId }),
  current: currentBy(team),
  texts: 'teamDetail',
  changed: (core, { members }, before) => {
    todosChanged(core)
    // Whoever leaves hands their to-dos over: records of any area, such as a need of a visit, have another owner.
    if (members.length !== before?.members.length) core.invalidateAll()
  },
})

export const recommend = defineMove(
  advices,
  'recommend',
  ({ id, version }) => queryOf(changeAdvice, { adviceId: id, version, to: 'recommend' }),
  // An older recommendation, which may be opened, is replaced.
  { after: (core) => core.store(advices).invalidateAll() },
)

/** What became of a recommendation, with what the customer said: 1 to 5 stars. */
const settled = (to: 'adopt' | 'decline') =>
  defineMove(advices, to, ({ id, version }, said: ContentOf<typeof feedbackFields>) =>
    queryOf(changeAdvice, { adviceId: id, version, to, ...said }),
  )
export const adopt = settled('adopt')
export const decline = settled('decline')

type TeamChange = Omit<RequestOf<typeof saveTeam>, 'teamId' | 'version'>

/** Adds members, changes roles, replaces the leader, removes somebody. */
export const saveMembers = defineMove(
  teams,
  'save',
  ({ id, version }, change: TeamChange) => queryOf(saveTeam, { teamId: id, version, ...change }),
  { undo: ({ id, version }) => queryOf(restoreTeam, { id, version }) },
)

/** Stores of the area that live longer than a screen. */
export default [partnerRows, adviceRows, teamRows, partners, advices, teams]
