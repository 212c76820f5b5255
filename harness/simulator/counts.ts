import { patternOf } from './literal'

/* Names of controls without their counts, which load after the page, or change from one day to the next. */

/** What shows a count in a control of the kit: a badge, which the name says in words, or a number after the text. */
export const COUNTS = '.badge,.tab__count,.chip__count,.chip__badge'

/** A count at the end of a name: `Leads, 7 steps due`, `线索，7 项待跟进`, `Open 12`. */
const COUNT = String.raw`(?:[,，]\s?\d.*|\s*\d[\d.,]*)`

/** A name that is nothing but a number, as that of a year, is one without a count. */
export const withoutCount = (name: string): string => name.replace(new RegExp(`${COUNT}$`), '') || name

/** Fits the name of a control that shows a count, whatever this is, if the control is otherwise called `name`. */
export const withAnyCount = (name: string): RegExp =>
  new RegExp(`^(?:${patternOf(name)}|${patternOf(withoutCount(name))})${COUNT}?$`)
