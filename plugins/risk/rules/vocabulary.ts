import { codes } from '#base/wire'

/** Vocabulary of the area (domain/risk.md 1); the wire uses the words themselves unless a table has codes. */

/** Of a warning about volumes, by how far they are outside of the band. */
export const levels = codes({ notice: '1', warning: '2', serious: '3' })
export type Level = (typeof levels.words)[number]
/** Of a warning about a competitor. */
export const COMPETITIVE_LEVELS = ['high', 'medium', 'low'] as const
export type CompetitiveLevel = (typeof COMPETITIVE_LEVELS)[number]

/** Of a to-do: that of the warning that it is about, or of the competitor. */
export const todoLevels = codes({ notice: '1', warning: '2', serious: '3', high: 'high', medium: 'medium', low: 'low' })

export const GRANULARITIES = ['day', 'week', 'month'] as const
export type Granularity = (typeof GRANULARITIES)[number]
export const DIRECTIONS = ['up', 'down'] as const
export type Direction = (typeof DIRECTIONS)[number]

export const WARNING_STATES = ['open', 'handled', 'returned', 'closed', 'void'] as const
export const COMPETITIVE_STATES = ['open', 'verified', 'refuted', 'measured', 'closed'] as const
export const BOUNCE_STATES = ['open', 'submitted', 'accepted', 'returned'] as const
export const TODO_STATES = ['open', 'overdue', 'done', 'void'] as const
export const ISSUE_STATES = ['open', 'watching', 'closed'] as const
export const REPORT_STATES = ['draft', 'submitted', 'read', 'commented'] as const

export const TODO_KINDS = [
  'gasRisk',
  'gasRiskDay',
  'gasBounce',
  'competitive',
  'issue',
  'visitNeed',
  'followUp',
  'approval',
  'schedule',
  'report',
  'meter',
] as const
export type TodoKind = (typeof TODO_KINDS)[number]

/** Causes of a change of volume; also the dictionary `fluctuationCause`. */
export const CAUSES = [
  'market',
  'shutdown',
  'move',
  'fuel',
  'price',
  'equipment',
  'meter',
  'holiday',
  'newLine',
  'other',
] as const
export type Cause = (typeof CAUSES)[number]

/** What a competitor offers. */
export const KINDS = ['price', 'lng', 'electric', 'biomass'] as const
export type Kind = (typeof KINDS)[number]
/** How far a competitor has come. */
export const competitorMoves = codes({ heard: '0', offer: '1', trial: '2', signed: '3' })
export type CompetitorMove = (typeof competitorMoves.words)[number]
export const PROOFS = ['rumour', 'customer', 'document'] as const
export type Proof = (typeof PROOFS)[number]
export const RESULTS = ['kept', 'part', 'lost'] as const
/** Whether what was heard of a competitor is true. */
export const VERDICTS = ['verified', 'refuted'] as const

/** Somebody else has handled the record. */
export const HANDLED_BY_OTHER = 4701
/** The period of a report is closed. */
export const PERIOD_CLOSED = 4702
