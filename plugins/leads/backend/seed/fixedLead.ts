import type { DutyName, Note } from '#harness/backend/world'
import type { ContactKind, TaxGrade } from '../../rules/score'
import type { NextStepKind, Stage } from '../../rules/vocabulary'
import type { SimLead } from '../records'

/** A lead with fixed values, not generated. */
export interface Fixed {
  /** Its company in the world; where the lead has no name of its own, it is that company itself. */
  readonly custId?: string
  readonly name?: string
  readonly nameEn?: string
  readonly stage: Stage
  readonly state?: SimLead['state']
  readonly orgCode?: string
  readonly owner?: string
  readonly areaCode?: string
  readonly address?: string
  readonly addressEn?: string
  /** m east and north of `HERE`; null without a point. */
  readonly offset?: readonly [number, number] | null
  readonly industry?: string
  readonly labels?: readonly string[]
  readonly potential?: NonNullable<SimLead['potential']>
  /** m */
  readonly main?: number
  readonly grade?: TaxGrade
  /** Days since each stage reached, the first one first. */
  readonly stageDays: readonly number[]
  readonly past?: readonly (readonly [ContactKind, number, number?])[]
  /** Roles of the people there. */
  readonly people?: readonly DutyName[]
  /** Kind, day, time. */
  readonly next?: readonly [NextStepKind, number, string]
  /** What the next step is about. */
  readonly about?: Note
  readonly more?: Partial<SimLead>
}

export const CHANCHENG = '440604'
