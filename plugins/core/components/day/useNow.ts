import { useNow as useTime } from '#ui/components'

const MINUTE = 60_000

/** The time, at least once a minute. */
export const useNow = (): Date => new Date(useTime(MINUTE))
