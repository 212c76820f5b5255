import * as v from 'valibot'
import { type Coded, coded, type Named, text } from '#src/wire'
import { LABEL_CATEGORIES, type LabelCategory } from '../rules/vocabulary'

/** Path prefix of all calls of the area (section 7). */
export const CLUE = '/api/cperpDemandMgr/ennNewClue/'

/** Response schema for answers that are not used. */
export const ignored = v.pipe(
  v.unknown(),
  v.transform(() => undefined),
)

/** A label of a lead or of a company. */
export interface Label extends Named {
  readonly id: string
  readonly category: Coded<LabelCategory>
}

export const labelSchema = v.pipe(
  v.object({ labelId: v.string(), name: v.string(), nameEn: text, category: coded(LABEL_CATEGORIES) }),
  v.transform((w): Label => ({ id: w.labelId, name: w.name, nameEn: w.nameEn, category: w.category })),
)
