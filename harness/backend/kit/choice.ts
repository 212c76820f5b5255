import type { SimFilter, SimTest } from './where'

/** Condition by filter value, e.g. by day. */
export type Choices<T, W extends string> = Readonly<Record<W, (now: Date) => SimTest<T>>>

/** A filter with a fixed set of values: `choice({ late: (now) => ({ due }) => due < now.toISOString() })`. */
export function choice<T, W extends string>(choices: Choices<T, W>): SimFilter<T> {
  const words = Object.keys(choices) as W[]
  const filter: SimFilter<T> = (value, { now }) => {
    const word = words.find((each) => each === value)
    return word && choices[word](now)
  }
  const finds: SimFilter<T>['finds'] = (record, { now }) => words.find((word) => choices[word](now)(record))
  return Object.assign(filter, { finds })
}
