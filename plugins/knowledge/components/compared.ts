import { joinList } from '#base/wire'
import { formValues, namesOfFiles } from '#kit/attachments'
import { comparedTexts, currentBy } from '#kit/records'
import type { RequestOf } from '#platform/http'
import { codeText } from '#platform/i18n'
import type { ComparedField, OutgoingFile } from '#platform/outbox'
import { type Item, item as itemSchema, type saveItem } from '../api'
import { text } from '../plugin'
import { htmlOf, valuesOfText, wordsIn } from '../rules/body'
import { type ItemValues, itemFields } from '../rules/fields'

/** What an item is compared by in two versions, in the form and for an entry of the outbox. */

/** The latest content, over the version of the record. */
export function valuesOf(item: Item): ItemValues {
  const { note, ...content } = item.next ?? item
  return {
    ...formValues(itemFields, { ...content, version: item.version, send: true }),
    // The note of a version that is up belongs to that version.
    note: content.state === 'published' ? '' : (note ?? ''),
    ...valuesOfText(content.body),
    isPublished: item.edition > 0,
  }
}

/** The same of a request that waits. */
export function valuesOfRequest(
  { body, ...request }: RequestOf<typeof saveItem>,
  uploads?: readonly OutgoingFile[],
): ItemValues {
  return {
    ...formValues(itemFields, request, uploads),
    ...valuesOfText(body),
    isPublished: request.note !== undefined,
  }
}

export const readItem = currentBy(itemSchema)

type Names = (codes: readonly string[]) => string

/** The fields in words; files by their names, tags and organisations as the caller names their codes. */
export const comparedFields = (tags: Names, orgs: Names) =>
  ({
    title: ({ title }) => title,
    category: ({ category }) => category && codeText(text, 'category', category),
    body: ({ body, kept }) => wordsIn(kept || htmlOf(body)),
    files: ({ files }) => namesOfFiles(files),
    cover: ({ cover }) => namesOfFiles(cover),
    tags: (values) => tags(values.tags),
    // It may be the item of a colleague.
    visibility: ({ visibility }) => visibility && codeText(text, 'visibilityOfOthers', visibility),
    orgs: (values) => orgs(values.orgs),
    note: ({ note }) => note,
  }) satisfies Partial<Record<keyof ItemValues, (values: ItemValues) => string>>

const NAMED_BY: Readonly<Record<string, string>> = { tags: 'programmeTag', orgs: 'organisations' }

/** What waits beside the present version. */
export function compareItem(mine: RequestOf<typeof saveItem>, raw: unknown): ComparedField[] | undefined {
  const theirs = readItem(raw)
  if (!theirs) return undefined
  return comparedTexts(comparedFields(joinList, joinList), valuesOfRequest(mine), valuesOf(theirs), NAMED_BY)
}
