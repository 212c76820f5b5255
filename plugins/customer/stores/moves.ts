import { ask, defineMove } from '#src/records'
import type { Company } from '../api/company'
import { type LabelChange, moveOwner, restoreCompany, saveLabel } from '../api/moves'
import { companies } from './companies'

const versionOf = ({ id, version }: Company) => ({ custId: id, version })
const undo = ({ id, version }: Company) => ask(restoreCompany, { id, version })

/** Adds, removes or recolours a label. */
export const changeLabel = defineMove(
  companies,
  'label',
  (company, change: LabelChange) => ask(saveLabel, { ...versionOf(company), ...change }),
  { undo },
)

/** Gives the company to somebody else; `to` is the login name. */
export const changeOwner = defineMove(
  companies,
  'owner',
  (company, { to }: { readonly to: string }) => ask(moveOwner, { ...versionOf(company), to }),
  { undo },
)
