import type { Wanted } from '../../backend/spaces'
import { SIZES } from '../../backend/store'
import type { BackendState } from '../backend'

/** Fields of the data's form as they are typed. */
export interface DataForm {
  readonly size: string
  readonly seed: string
  /** A date, with its time and zone or without; '': the clock of the simulator. */
  readonly time: string
}

/** A moment as ISO 8601, the same in each zone; undefined for a text that begins with no day. */
export function momentOf(text: string): string | undefined {
  const time = /^\d{4}-\d\d-\d\d/.test(text) ? Date.parse(text) : Number.NaN
  return Number.isNaN(time) ? undefined : new Date(time).toISOString()
}

type Facts = Pick<BackendState, 'size' | 'seed' | 'now' | 'wanted'>

/** The form before anything is typed. */
export const formOf = ({ size, seed, wanted }: Facts): DataForm => ({
  size,
  seed: String(seed),
  time: wanted?.now ?? '',
})

/** What to ask a reset for; undefined for fields that it would not understand. `isRecorded`: it is a step. */
export function wantedOf(form: DataForm, state: Facts, isRecorded: boolean): Wanted | undefined {
  const size = SIZES.find((each) => each === form.size)
  const seed = Number(form.seed)
  const time = momentOf(form.time)
  if (size === undefined || !/^\d{1,9}$/.test(form.seed) || (form.time !== '' && time === undefined)) return undefined
  const { wanted } = state
  const isUsual = size === state.size && seed === state.seed && wanted?.size === undefined && wanted?.seed === undefined
  // Played on another day, a step without a time would bring the data of that day.
  const now = time ?? (isRecorded ? state.now : undefined)
  return { ...(!isUsual && { size, seed }), ...(now !== undefined && { now }) }
}
