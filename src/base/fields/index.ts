// Fields of forms, without React, so that an area's form, calls and simulator share them in plain Node.

export { type Attachment, attachmentSchema, isLost } from './attachment'
export { defineDecisionFields } from './defineDecisionFields'
export {
  type AttachmentsOf,
  across,
  defineFields,
  type Field,
  type FieldRules,
  type Fields,
  type FieldTable,
  type FormFields,
  fieldOf,
  type ValuesOf,
} from './field'
export { type Chosen, choice, files, flag, list, number, photo, ref, refs, rows, text, value } from './makers'
