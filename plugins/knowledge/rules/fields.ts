import * as v from 'valibot'
import { choice, defineFields, files, flag, list, photo, text, type ValuesOf, value } from '#base/fields'
import { htmlOf } from './body'
import {
  categories,
  MOST_BODY,
  MOST_COMMENT,
  MOST_FILES,
  MOST_ORGS,
  MOST_TAGS,
  REASON,
  visibilities,
} from './vocabulary'

/** The fields of the area's forms, for form, draft and server; messages are text keys of the area. */

/** Name of the form's drafts. */
export const ITEM_FORM = 'knowledge.item'

const about = {
  title: text({ required: true, least: 4, most: 60, message: 'error.title' }),
  category: choice(categories, { required: true, message: 'error.category' }),
  files: files({ most: MOST_FILES, message: 'error.files' }),
  cover: photo(),
  tags: list({ most: MOST_TAGS, message: 'error.tags' }),
  visibility: choice(visibilities, { required: true, message: 'error.visibility' }),
  orgs: list({ most: MOST_ORGS, message: 'error.orgs' }),
  /** What is new in another version of an item that was published. */
  note: text({ least: 2, most: 100, message: 'error.note' }),
  /** To be reviewed at once, not kept as a draft. */
  send: flag(),
  /** Of the item that is edited; 0 for a new one. */
  version: value(v.number(), 0),
}

const table = {
  ...about,
  body: text({ check: (entered) => htmlOf(entered).length <= MOST_BODY, message: 'error.body' }),
  /** HTML that plain text cannot hold; it is replaced as a whole. */
  kept: value(v.string(), ''),
  /** The item was published, so that its readers learn what has changed. */
  isPublished: value(v.boolean(), false),
}

export const itemFields = defineFields(table, (whole) =>
  v.pipe(
    whole,
    v.forward(
      v.check((item) => Boolean(item.body) || item.kept !== '' || item.files.length > 0, 'error.content'),
      ['body'],
    ),
    v.forward(
      v.check((item) => item.visibility !== 'chosen' || item.orgs.length > 0, 'error.orgs'),
      ['orgs'],
    ),
    v.forward(
      v.check((item) => !item.isPublished || Boolean(item.note), 'error.note'),
      ['note'],
    ),
  ),
)
export type ItemValues = ValuesOf<typeof table>
export type ItemContent = v.InferOutput<typeof itemFields.schema>

/** The same on the wire, where the text is HTML. */
export const sentItem = defineFields({ ...about, body: text({ most: MOST_BODY, message: 'error.body' }) })

/** Why an item is returned or withdrawn. */
export const reasonField = text({ required: true, ...REASON, message: 'error.reason' })
/** A comment. */
export const commentFields = defineFields({
  text: text({ required: true, most: MOST_COMMENT, message: 'error.comment' }),
})
