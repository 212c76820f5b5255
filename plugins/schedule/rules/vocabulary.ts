/** Vocabulary of the area (domain/schedule.md 1); words travel as they are. */

export const PHASES = ['survey', 'design', 'permit', 'procure', 'build', 'accept'] as const
export type PhaseCode = (typeof PHASES)[number]

export const PROJECT_KINDS = ['pv', 'storage', 'boiler', 'gas', 'station'] as const
export type ProjectKind = (typeof PROJECT_KINDS)[number]
export const PROJECT_STATES = ['planned', 'running', 'paused', 'accepted', 'closed'] as const
export const VARIANTS = ['normal', 'yk'] as const
export const TASK_STATES = ['open', 'doing', 'done', 'blocked'] as const
export const RISK_STATES = ['open', 'closed'] as const
export const WEATHERS = ['sunny', 'cloudy', 'rain', 'storm', 'typhoon', 'heat'] as const
export const SAFETY = ['none', 'near', 'minor', 'major'] as const

/** Changes of a project's state. */
export const STATE_MOVES = ['start', 'pause', 'resume', 'accept', 'close'] as const

const USUAL = [5, 15, 10, 25, 35, 10] as const
/** Weights of the phases by kind of project, in their order. % */
export const WEIGHTS: Readonly<Record<ProjectKind, readonly number[]>> = {
  pv: USUAL,
  storage: [5, 15, 15, 30, 25, 10],
  boiler: [5, 10, 15, 30, 30, 10],
  gas: [10, 15, 20, 10, 35, 10],
  station: USUAL,
}

/** A project is late from this delay on, amber below. working days */
export const LATE = 5
/** A milestone is announced so many days before. */
export const SOON = 5
/** Photos of a report. */
export const MOST_PHOTOS = 9
/** Milestones that one waits for. */
export const MOST_BEFORE = 5

/** Codes of the area's refusals (domain/schedule.md 4). */
export const REFUSED = { paused: 5101, cycle: 5102, filed: 5103 } as const

/** Name of a project's entries in the outbox, which are sent in order. */
export const outboxRecord = (id: string) => `project:${id}`
