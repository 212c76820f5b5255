import type { QuickFilter } from '#kit/lists'
import type { LeadFilter } from '../../rules/filters'

/** Radius around the user. m */
const NEAR = 5000

/** Filters of one tap, of the lists and of the map. */
export const QUICK = {
  near: { key: 'near', on: { radius: NEAR }, isNear: true },
  dueToday: { key: 'dueToday', on: { due: 'today' } },
  late: { key: 'late', on: { due: 'late' } },
  score80: { key: 'score80', on: { scoreMin: 80, scoreMax: undefined } },
  followed: { key: 'followed', on: { followed: true } },
  quiet30: { key: 'quiet30', on: { lastFollow: 'quiet30' } },
} as const satisfies Readonly<Record<string, QuickFilter<LeadFilter>>>
