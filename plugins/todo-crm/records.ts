import { defineRows } from '#kit/lists'
import { currentBy, defineMove, defineRecords, queryOf } from '#kit/records'
import type { RequestOf } from '#platform/http'
import {
  type Advice,
  advice,
  changeAdvice,
  getAdvice,
  getTeam,
  type Partner,
  restoreTeam,
  saveTeam,
  type Team,
  team,
} from './api'

export const partnerRows = defineRows<Partner>('todo-crm.partnerRows')
export const adviceRows = defineRows<Advice>('todo-crm.adviceRows')
const teamRows = defineRows<Team>('todo-crm.teamRows')

/** Opened advice (/salesSolutionsAdviceDetails). */
export const advices = defineRecords<Advice>('todo-crm.advices', {
  rows: adviceRows,
  read: (adviceId) => queryOf(getAdvice, { adviceId }),
  current: currentBy(advice),
  // An older recommendation may have been replaced.
  changed: (core) => core.store(adviceRows).invalidate(),
})

/** Opened teams (/teamManagement). */
export const teams = defineRecords<Team>('todo-crm.teams', {
  rows: teamRows,
  read: (teamId) => queryOf(getTeam, { teamId }),
  current: currentBy(team),
  texts: 'teamDetail',
})

const versionOf = ({ id, version }: Advice) => ({ adviceId: id, version })

export const recommend = defineMove(advices, 'recommend', (record) =>
  queryOf(changeAdvice, { ...versionOf(record), to: 'recommend' }),
)

/** What the customer said: 1 to 5 stars. */
interface Feedback {
  readonly stars: number
  readonly text: string | undefined
}

export const adopt = defineMove(advices, 'adopt', (record, said: Feedback) =>
  queryOf(changeAdvice, { ...versionOf(record), to: 'adopt', ...said }),
)

export const decline = defineMove(advices, 'decline', (record, said: Feedback) =>
  queryOf(changeAdvice, { ...versionOf(record), to: 'decline', ...said }),
)

type TeamChange = Omit<RequestOf<typeof saveTeam>, 'teamId' | 'version'>

/** Adds members, changes roles, replaces the leader, removes somebody. */
export const saveMembers = defineMove(
  teams,
  'save',
  ({ id, version }, change: TeamChange) => queryOf(saveTeam, { teamId: id, version, ...change }),
  { undo: ({ id, version }) => queryOf(restoreTeam, { id, version }) },
)

/** Stores of the area that live longer than a screen. */
export default [partnerRows, adviceRows, teamRows, advices, teams]
