export { keepFile, shipFile } from '../core/uploads'
export { type FramedTask, issueTicket } from '../tickets'
export { anotherOwner, isAssignable, ownerRefusal } from './assignable'
export { checkInReviews } from './checkInReviews'
export { checkInOf, type SimCheckIn, simCheckIns } from './checkIns'
export { type Choices, choice } from './choice'
export { decisionMoves } from './decisionMoves'
export { definedFields } from './definedFields'
export { distanceTo, within } from './distance'
export { follow, isFollowed } from './follow'
export { decidersOf, type Holder, holdersOf } from './holders'
export { latestFirst } from './latest'
export { countHandler, figuresHandler, listHandler, readHandler } from './listHandler'
export { groupedBy, indexedBy, type MemoContext, memoByStore } from './memo'
export { type Mark, marksOf, nearest } from './nearby'
export { hasRight, needRight } from './needRight'
export { type MessageDraft, messagesAbout, notify, received, receivedToday, remind } from './notify'
export { aboutCompany, companies, companyOrGone, mainContacts, type OfCompany, ofCompany } from './ofCompany'
export {
  decidedBefore,
  doneBy,
  organisationOf,
  personOf,
  refuseSecond,
  type SimStep,
  stepNow,
  stepped,
} from './people'
export { picked } from './picked'
export { positionOf } from './position'
export {
  enteredBy,
  type FieldErrors,
  fieldErrors,
  refusal,
  refuseFields,
  type SharedRefusals,
  textOf,
} from './refuse'
export { rememberNew, restoreHandler, UNDO_WINDOW } from './restore'
export { rowsOf, type SeedKit, seeded, seedKit, seedOfCompanies, seedRecords } from './seedRecords'
export { writeLog } from './serviceLog'
export { shipPhoto } from './shipPhoto'
export { type ListOptions, pageOf, type SimList, type SimSort, simList } from './simList'
export { type Abilities, removed, type SimMove, type SimMoves, simMoves } from './simMoves'
export { type Change, type RecordOptions, type SimRecords, simRecords, type Versioned } from './simRecords'
export { addTodo, endTodos, giveTodos, type NewTodo, type SimTodo, todoKind } from './todos'
export { part, together } from './together'
export { transcribed } from './transcribed'
export { type SimFilter, type SimTest, where } from './where'
export { writable } from './writable'
