import { by, defineFilters, optional, string } from '#src/wire'
import { ROLES } from './riskKinds'

/** Filter of the nine lists of legal risk, shared by addresses and calls. */
export const riskFilters = defineFilters({ year: by.id, role: by.word(ROLES) })

/** Search parameters of the lists; `record` is the one whose sheet is open. */
export const riskSearch = { ...riskFilters.entries, record: optional(string) }
