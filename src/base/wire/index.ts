export { flag, joinList, list, number, optional, recordId, string } from './address'
export { type Coded, type Codes, coded, codes, codeToWire, countsByWord, isKnown, type UnknownCode } from './codes'
export { CREDIT_CODE_CHARACTERS, creditCodeCheck, isCreditCode } from './creditCode'
export { decodePayload } from './decode'
export { describeIssues, describeSchemaError } from './describeFailure'
export {
  type AnyFilter,
  by,
  defineFilters,
  type Filter,
  type FilterOf,
  type Filters,
  type ListFilters,
  wireName,
} from './filters'
export { lengthOf } from './lengthOf'
export { type DroppedRecord, parseResponse } from './parseResponse'
export { groupPhone, isMobile, isPhone, maskPhone, normalisePhone } from './phone'
export {
  type Abilities,
  abilities,
  counted,
  type Day,
  day,
  entriesOf,
  type Facets,
  type Fields,
  type FieldType,
  fieldEntries,
  idToWire,
  type ListResponse,
  listOf,
  many,
  maybe,
  moment,
  momentToWire,
  type Named,
  named,
  type Person,
  person,
  point,
  type Renamed,
  recordOf,
  renamed,
  text,
  webAddress,
} from './schemas'
