import * as v from 'valibot'
import { choice, defineDecisionFields, defineFields, files, ref, text, value } from '#base/fields'
import { blankContent, contentSchema, MOST } from './content'
import { KINDS, REASON, SCOPES } from './vocabulary'

/** The fields of the area's forms, for form, draft and server; messages are text keys of the area. */

const name = text({ required: true, most: MOST.name, message: 'error.name' })
const kind = choice(KINDS, { required: true, message: 'error.kind' })

/** A new estimate, from a template or blank. */
export const createFields = defineFields({
  name,
  kind,
  template: ref(),
  business: ref(),
})
/** The same on the wire. */
export const sentEstimate = defineFields({
  name,
  kind,
  templateId: text(),
  businessId: text(),
})

/** A new template; an own one without `scope`. */
export const sentTemplate = defineFields({
  name,
  kind,
  scope: choice(SCOPES),
})

const content = value(contentSchema, blankContent())
/** What the editor of estimates and templates holds: the content with that it began with, and quotes to be uploaded. */
export const editorFields = defineFields(
  { content, base: content, version: value(v.number(), 0), files: files() },
  (whole) =>
    v.pipe(
      whole,
      v.forward(
        v.check((values) => values.content.name.trim() !== '', 'error.name'),
        ['content'],
      ),
    ),
)

/** What an approver enters, by decision. */
export const decisionFields = defineDecisionFields('return', {
  ...REASON,
  message: 'error.reason',
  longMessage: 'error.note',
})
export const noteFields = { note: text({ most: REASON.most, message: 'error.note' }) }

/** The form of a submit: a note on the version. */
export const submitFields = defineFields(noteFields)
