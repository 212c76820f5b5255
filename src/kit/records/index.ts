export { Answers } from './Answers'
export { type Asked, answerOf, ask, known, readRaw } from './ask'
export { defineMove, type Move, type MoveOptions, type MoveOutcome } from './move'
export type { Loadable, MakePart, OpenRecord, RecordState, Versioned } from './OpenRecord'
export { PagedPart, type Pages } from './PagedPart'
export { currentBy, defineRecords, type OpenOf, type RecordStore } from './RecordStore'
export { defineResource, Resource } from './Resource'
export { defineRecent, type Recent } from './recent'
export {
  type AreaTexts,
  DENIED,
  GONE,
  OUTDATED,
  refusalCode,
  refusalText,
  refusedState,
  textByRule,
} from './refusalText'
export { type Telling, tellMove } from './tellMove'
export { type UsedMove, useMove, useTold } from './useMove'
export { useNeeded, usePart, useResource } from './useResource'
