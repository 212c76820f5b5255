import * as v from 'valibot'
import { type Href, href } from '#base/routes'
import type { Core } from '#platform/core'
import { currentLanguage, nameIn } from '#platform/i18n'
import { sharedLoad } from '#platform/plugin'
import { intelligentCreationBussiness } from './routes'

/** Notes that are drafts on this device, for badge and today (domain/gaps.md 'creation'). */

/** Name of the form's drafts. */
export const NOTE_FORM = 'creation.note'

/** Of a draft, what names it. */
const content = v.object({
  values: v.object({
    text: v.string(),
    customer: v.nullish(v.object({ name: v.string(), nameEn: v.optional(v.string()) })),
    needs: v.array(v.unknown()),
    audio: v.array(v.unknown()),
  }),
})

export interface NoteDraft {
  /** What it starts from, or its own id. */
  readonly record: string
  /** '' for one that was only recorded. */
  readonly title: string
}

const TITLE = 40

/** Where a draft is continued. */
export function draftAddress(record: string): Href {
  if (record === 'new') return href(intelligentCreationBussiness)
  const from = { 'L-': 'clueId', 'C-': 'custId', 'V-': 'visitId' }[record.slice(0, 2)] ?? 'id'
  return href(intelligentCreationBussiness, { [from]: record })
}

/** What a draft is called: its customer, else how it begins; undefined for one without content. */
async function titleOf({ drafts }: Core, record: string): Promise<string | undefined> {
  const draft = v.safeParse(content, (await drafts.load(NOTE_FORM, record))?.value)
  if (!draft.success) return undefined
  const { customer, text, needs, audio } = draft.output.values
  const begun = customer ? nameIn(customer, currentLanguage()) : text.trim().slice(0, TITLE)
  return begun === '' && needs.length + audio.length === 0 ? undefined : begun
}

/** The user's drafts, the latest first. */
export const noteDrafts = sharedLoad(async (core): Promise<readonly NoteDraft[]> => {
  const own = (await core.drafts.list()).filter(({ form }) => form === NOTE_FORM)
  const named = await Promise.all(own.map(async ({ record }) => ({ record, title: await titleOf(core, record) })))
  return named.flatMap(({ record, title }) => (title === undefined ? [] : [{ record, title }]))
})
