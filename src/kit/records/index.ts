export { comparedTexts, dayInWords, NOTHING } from './compared'
export { defineDecisions } from './defineDecisions'
export { defineMove, type Move, type MoveOptions, type MoveOutcome } from './move'
export type { Comparison, Loadable, MakePart, OpenRecord, RecordState, Versioned } from './OpenRecord'
export { PagedPart, type Pages } from './PagedPart'
export { QueryCache } from './QueryCache'
export { bothOf, fixedQuery, type Query, queryOf, readRaw, responseOf, versionOf } from './query'
export { currentBy, defineRecords, type OpenOf, type RecordStore } from './RecordStore'
export { defineResource, Resource } from './Resource'
export { defineRecent, type Recent } from './recent'
export { type RecentRecord, recentRecords } from './recentRecords'
export {
  type AreaTexts,
  recordText,
  refusalText,
  refusedState,
  textByRule,
} from './refusalText'
export { type MoveFeedback, runMove } from './runMove'
export { useStoredResource } from './storedResource'
export { type UsedMove, useMove, useRefusalToast } from './useMove'
export { useNeeded, usePart, useResource } from './useResource'
