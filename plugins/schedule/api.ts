import * as v from 'valibot'
import {
  abilities,
  coded,
  day,
  entriesOf,
  listOf,
  many,
  maybe,
  moment,
  named,
  person,
  point,
  recordOf,
  text,
} from '#base/wire'
import { callsOf, listRequest } from '#platform/http'
import { projectFilters } from './rules/filters'
import {
  PHASES,
  PROJECT_KINDS,
  PROJECT_STATES,
  RISK_STATES,
  SAFETY,
  STATE_MOVES,
  TASK_STATES,
  VARIANTS,
  WEATHERS,
} from './rules/vocabulary'

/** Every call of the area (domain/schedule.md 4), converted to and from the area's types. */

const { get, post } = callsOf('/api/schedule')

const phase = v.object({
  code: coded(PHASES),
  version: v.number(),
  /** % */
  weight: v.number(),
  ...entriesOf(day, 'planStart', 'planEnd'),
  /** The first plan, kept when it moves. */
  baseEnd: maybe(day),
  ...entriesOf(maybe(day), 'actualStart', 'actualEnd'),
  /** 0–100 */
  percent: v.number(),
})
export type Phase = v.InferOutput<typeof phase>

const facts = {
  ...named,
  version: v.number(),
  kind: coded(PROJECT_KINDS),
  state: coded(PROJECT_STATES),
  variant: coded(VARIANTS),
  custId: text,
  customer: maybe(v.object(named)),
  ...entriesOf(text, 'contractId', 'address', 'addressEn'),
  point: maybe(point),
  manager: person,
  ...entriesOf(day, 'start', 'end'),
  capacity: maybe(v.object({ value: v.number(), unit: v.string() })),
  phases: many(phase),
  /** Milestones that are not reached: the next one, and further ones of the next days. */
  next: many(v.object({ id: v.string(), ...named, plan: day })),
  /** Working days of a site without a report. */
  missing: many(day),
  ...abilities,
}

export const project = v.pipe(recordOf('projectId', facts), v.readonly())
/** A project with its phases; planned percent and delay follow from them (rules/progress.ts). */
export type Project = v.InferOutput<typeof project>

export const listProjects = get('/projects', {
  about: 'One page of projects.',
  request: listRequest(projectFilters, {}),
  response: listOf(project),
})

export const getToday = get('/today', {
  about: 'What the start page shows: projects under construction that the user manages; late ones of the organisation.',
  request: v.object({}),
  response: v.object({ own: listOf(project), late: maybe(listOf(project)) }),
})

const ofId = v.object({ id: v.string() })

/** A second reminder of the day is not sent. Refused with 4010 where the project is not under construction. */
export const remindManager = post('/projects/remind', {
  about: 'Reminds the manager of a project that it is late, once a day.',
  request: ofId,
  response: v.object({}),
})

const byId = { send: 'path', request: ofId } as const

export const getProject = get('/projects/{id}', { ...byId, about: 'A project with its phases.', response: project })

const milestone = recordOf('milestoneId', {
  ...named,
  version: v.number(),
  phase: coded(PHASES),
  plan: day,
  ...entriesOf(maybe(day), 'baseline', 'forecast', 'actual'),
  /** Ids of those that it waits for. */
  after: many(v.string()),
  /** Working days that it takes. */
  days: v.number(),
})
export type Milestone = v.InferOutput<typeof milestone>

export const getMilestones = get('/projects/{id}/milestones', {
  ...byId,
  about: 'Milestones of a project, by plan.',
  response: v.array(milestone),
})

export const task = recordOf('taskId', {
  ...named,
  version: v.number(),
  phase: coded(PHASES),
  owner: person,
  ...entriesOf(day, 'start', 'end'),
  percent: v.number(),
  state: coded(TASK_STATES),
  reason: text,
})
export type Task = v.InferOutput<typeof task>

export const getTasks = get('/projects/{id}/tasks', {
  ...byId,
  about: 'Tasks of a project, open ones first.',
  response: v.array(task),
})

export const risk = recordOf('riskId', {
  version: v.number(),
  text: v.string(),
  ...entriesOf(v.number(), 'probability', 'impact'),
  owner: person,
  measure: text,
  state: coded(RISK_STATES),
})
export type Risk = v.InferOutput<typeof risk>

export const getRisks = get('/projects/{id}/risks', {
  ...byId,
  about: 'Risks of a project, open and severe ones first.',
  response: v.array(risk),
})

const log = recordOf('logId', {
  at: moment,
  by: person,
  phase: maybe(coded(PHASES)),
  ...entriesOf(maybe(v.number()), 'from', 'to'),
  /** The project's, where it changed. */
  state: maybe(coded(PROJECT_STATES)),
  text,
  photos: many(v.string()),
  /** Where it was reported. */
  point: maybe(point),
})
export type Log = v.InferOutput<typeof log>

export const getLogs = get('/projects/{id}/logs', {
  ...byId,
  about: 'What happened in a project, the latest first.',
  response: v.array(log),
})

export const daily = recordOf('dailyId', {
  version: v.number(),
  date: day,
  weather: coded(WEATHERS),
  ...entriesOf(v.number(), 'tempMin', 'tempMax', 'stopHours'),
  crew: many(v.object({ trade: v.string(), heads: v.number(), hours: v.number() })),
  machines: text,
  quantities: many(v.object({ code: v.string(), done: v.number() })),
  safety: coded(SAFETY),
  problems: text,
  photos: many(v.string()),
  note: text,
  late: v.optional(v.boolean(), false),
  by: person,
})
/** What a site reports of one day. */
export type Daily = v.InferOutput<typeof daily>

export const listDaily = get('/projects/{id}/daily', {
  send: 'path',
  about: 'Daily reports of a site, the latest first; of one month with `month`.',
  request: v.object({ id: v.string(), month: v.optional(v.string()) }),
  response: v.array(daily),
})

const quantity = v.object({
  code: v.string(),
  ...named,
  /** Signs (m³, t, km) are the same in both languages. */
  unit: coded(['pcs']),
  ...entriesOf(v.number(), 'total', 'weight'),
  plan: v.array(v.tuple([day, v.number()])),
})
export type Quantity = v.InferOutput<typeof quantity>

export const getQuantities = get('/projects/{id}/quantities', {
  ...byId,
  about: 'What a site builds, with its plan by day.',
  response: v.array(quantity),
})

const saved = { response: project } as const
/** `taskVersion`: of the task that was saved or reported; a back end may leave it out. */
const savedTask = {
  response: v.pipe(recordOf('projectId', { ...facts, taskVersion: maybe(v.number()) }), v.readonly()),
} as const
const ofRow = { id: v.string(), version: v.number() }
const photos = v.array(v.string())

export const reportProgress = post('/projects/{id}/progress', {
  ...savedTask,
  about: 'Progress of a phase or a task; `version` is its own.',
  repeatable: true,
  request: v.object({
    ...ofRow,
    phase: v.optional(v.picklist(PHASES)),
    taskId: v.optional(v.string()),
    percent: v.number(),
    ...entriesOf(v.optional(v.string()), 'reason', 'text'),
    photos,
    point: v.optional(point),
    /** When it was written, by the phone: the phase begins or ends then, however long it waited. ISO 8601 */
    deviceAt: v.optional(v.string()),
  }),
})

export const changePlan = post('/projects/{id}/plan', {
  ...saved,
  about: 'A new plan of a phase; the first one is kept.',
  request: v.object({
    ...ofRow,
    phase: v.picklist(PHASES),
    ...entriesOf(v.string(), 'planStart', 'planEnd', 'reason'),
  }),
})

export const changeState = post('/projects/{id}/state', {
  ...saved,
  about: 'Starts, pauses, resumes, accepts or closes a project.',
  request: v.object({ ...ofRow, to: v.picklist(STATE_MOVES), reason: v.optional(v.string()) }),
})

export const reachMilestone = post('/projects/{id}/milestone/done', {
  ...saved,
  about: 'A milestone was reached on a day; `version` is its own.',
  request: v.object({ ...ofRow, milestoneId: v.string(), actual: v.string() }),
})

export const saveTask = post('/projects/{id}/task', {
  ...savedTask,
  about: 'Writes a task, a new one without `taskId`.',
  repeatable: true,
  request: v.object({
    ...ofRow,
    taskId: v.optional(v.string()),
    name: v.string(),
    phase: v.picklist(PHASES),
    ...entriesOf(v.string(), 'owner', 'start', 'end'),
    percent: v.number(),
    state: v.picklist(TASK_STATES),
    reason: v.optional(v.string()),
  }),
})

export const saveRisk = post('/projects/{id}/risk', {
  ...saved,
  about: 'Writes a risk, a new one without `riskId`.',
  request: v.object({
    ...ofRow,
    riskId: v.optional(v.string()),
    text: v.string(),
    ...entriesOf(v.number(), 'probability', 'impact'),
    owner: v.string(),
    measure: v.optional(v.string()),
    state: v.picklist(RISK_STATES),
  }),
})

export const saveDaily = post('/projects/{id}/daily', {
  ...saved,
  about: 'Files the report of a day, or changes it.',
  repeatable: true,
  request: v.object({
    ...ofRow,
    date: v.string(),
    weather: v.picklist(WEATHERS),
    ...entriesOf(v.number(), 'tempMin', 'tempMax', 'stopHours'),
    crew: v.array(v.object({ trade: v.string(), heads: v.number(), hours: v.number() })),
    machines: v.optional(v.string()),
    quantities: v.array(v.object({ code: v.string(), done: v.number() })),
    safety: v.picklist(SAFETY),
    problems: v.optional(v.string()),
    photos,
    note: v.optional(v.string()),
    /** When it was written, by the phone: a report that waited for the network is not late. ISO 8601 */
    deviceAt: v.optional(v.string()),
  }),
})
