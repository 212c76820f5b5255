import * as v from 'valibot'
import type { Named } from '#src/i18n'
import { LABEL_CATEGORIES } from '../rules/vocabulary'
import { text } from './wire'

/** An employee; the id is the login name. */
export interface Person extends Named {
  readonly id: string
}

export const personSchema = v.pipe(
  v.object({ loginName: v.string(), userName: v.string(), userNameEn: text }),
  v.transform((w): Person => ({ id: w.loginName, name: w.userName, nameEn: w.userNameEn })),
)

/** A label of a lead or of a company. */
export interface Label extends Named {
  readonly id: string
  readonly category: (typeof LABEL_CATEGORIES)[number]
}

export const labelSchema = v.pipe(
  v.object({ labelId: v.string(), name: v.string(), nameEn: text, category: v.picklist(LABEL_CATEGORIES) }),
  v.transform((w): Label => ({ id: w.labelId, name: w.name, nameEn: w.nameEn, category: w.category })),
)
