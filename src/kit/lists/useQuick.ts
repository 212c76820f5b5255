import { useNearby } from './useNearby'

/** A filter set by one tap; its text is `quick.<key>` of the area. */
export interface QuickFilter<F> {
  readonly key: string
  /** What it sets; a second tap removes these fields. */
  readonly on: Partial<F>
  /** Number of records it finds, formatted. */
  readonly count?: string | number | undefined
  /** It can be set only with the user's position. */
  readonly isNear?: boolean
}

interface Filtered<F> {
  /** The tab, where each has a filter of its own. */
  readonly tab?: string
  readonly filter: F
  readonly change: (part: Partial<F>) => void
}

/** Whether a one-tap filter is set, and what a tap does; for chips beside those of `QuickChips`, e.g. over a map. */
export function useQuick<F>({ filter, change, tab }: Filtered<F>) {
  const setNear = useNearby(change, tab)
  const isOn = ({ on }: QuickFilter<F>) =>
    Object.entries(on).every(([name, value]) => String(filter[name as keyof F]) === String(value))
  const press = (one: QuickFilter<F>) => {
    if (isOn(one)) return change(Object.fromEntries(Object.keys(one.on).map((name) => [name, undefined])) as Partial<F>)
    if (one.isNear) return void setNear(one.on)
    change(one.on)
  }
  return { isOn, press }
}
