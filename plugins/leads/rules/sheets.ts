import * as v from 'valibot'
import { enteredText } from '#base/wire'

/** Rows of equipment and energy as they are entered, for form and server (domain/leads.md 1); messages are text keys. */

/** Most rows of equipment and of energy. */
export const EQUIPMENT_MAX = 50
export const ENERGY_MAX = 30

const THIS_YEAR = new Date().getFullYear()

export const within = (least: number, most: number, message: string) =>
  v.pipe(v.number(message), v.minValue(least, message), v.maxValue(most, message))
/** Code of a dictionary. */
export const chosen = v.pipe(v.string(), v.nonEmpty('cognition.error.choose'))
const positive = v.pipe(v.number('cognition.error.positive'), v.gtValue(0, 'cognition.error.positive'))

export const deviceEntry = v.object({
  id: v.optional(v.string()),
  type: chosen,
  fuel: chosen,
  count: v.pipe(within(1, 999, 'cognition.error.count'), v.integer('cognition.error.count')),
  capacity: positive,
  year: v.optional(within(1950, THIS_YEAR, 'cognition.error.year')),
  hours: v.optional(within(0, 24, 'cognition.error.hours')),
  days: v.optional(within(0, 366, 'cognition.error.days')),
  load: v.optional(within(0, 100, 'cognition.error.load')),
  plateCode: v.optional(enteredText(60)),
  plate: v.optional(v.string()),
})

export const consumptionEntry = v.object({
  id: v.optional(v.string()),
  kind: chosen,
  year: within(2000, THIS_YEAR, 'cognition.error.year'),
  amount: positive,
  /** January to December, unknown ones null; or none. */
  months: v.optional(v.array(v.nullable(within(0, 1e12, 'cognition.error.month')))),
  price: v.optional(within(0, 1e6, 'cognition.error.price')),
  bill: v.optional(v.string()),
})
