import type { ClockInKind } from '../../rules/vocabulary'

/** What a timeline calls a check-in, under `detail.timeline`; one of kind `visit` is just a check-in. */
export const CLOCK_IN_TITLES = {
  visit: 'checkIn',
  survey: 'survey',
  delivery: 'delivery',
  leave: 'leave',
} as const satisfies Readonly<Record<ClockInKind, string>>
