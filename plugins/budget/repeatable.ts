import { href } from '#base/routes'
import { attachmentsOf } from '#kit/attachments'
import { type Core, type RepeatableCall, repeatableForm } from '#platform/core'
import type { Call, RequestOf } from '#platform/http'
import { codeText, type TextFunction } from '#platform/i18n'
import type { OutgoingFile } from '#platform/outbox'
import { getEstimate, getTemplate, saveEstimate, saveTemplate } from './api'
import { cellWords } from './components/cellWords'
import { text } from './plugin'
import { estimateRows, estimates, templateRows, templates } from './records'
import { estimate, newcustomtemplate } from './routes'
import { changesBetween, merged, resolved, storedIn } from './rules/changes'
import { type Content, goneAfter, itemsOf } from './rules/content'
import { ESTIMATE_FORM, TEMPLATE_FORM } from './rules/vocabulary'

type Saved = RequestOf<typeof saveEstimate>

/** A record that a save is shown over; the row of an estimate has no content. */
interface Shown {
  readonly name: string
  readonly content?: Content
  readonly gone?: readonly string[]
}

const words = cellWords((group, code) => codeText(text as TextFunction, group, code))

/** A save has arrived if a later version has every cell and row as it was sent. */
const hasArrived =
  (read: Call<{ readonly id: string }, { readonly version: number; readonly content: Content }>) =>
  async (core: Core, { id, version, base, content }: Saved): Promise<boolean> => {
    const stored = await core.http(read, { id }, { background: true })
    const { cells, rows } = changesBetween(
      stored.content,
      merged(stored.content, changesBetween(base, content), true).content,
    )
    return stored.version > version && cells.length === 0 && rows.length === 0
  }

const about = {
  title: 'move.edit',
  record: ({ id }: Saved) => id,
  values: ({ content, base, version }: Saved, uploads: readonly OutgoingFile[]) => {
    const quotes = itemsOf(content).flatMap(({ quote }) => (quote === '' ? [] : [quote]))
    return { content, base, version, files: attachmentsOf(quotes, uploads) }
  },
  /** As the save will leave it. */
  overlay: ({ content: stored, gone }: Shown, { base, content: own }: Saved): Partial<Shown> => {
    if (!stored) return own.name === base.name ? {} : { name: own.name }
    const { content } = merged(stored, changesBetween(base, own), true, gone)
    return { content, name: content.name, gone: goneAfter(stored, content, gone) }
  },
  compare: (_: Saved, theirs: unknown) =>
    storedIn(theirs)?.cells.map(({ key, value, current }) => ({
      label: words.cell(key),
      mine: words.value(key, value),
      theirs: current === undefined ? text('conflict.removed') : words.value(key, current),
    })),
  /** Over what is stored, with one's own text in every cell that both changed; a row that is gone comes back. */
  onTop: (request: Saved, theirs: unknown) => {
    const stored = storedIn(theirs)
    if (!stored) return undefined
    const { version, content: base, gone } = stored
    return { ...request, version, base, content: resolved(base, request.base, request.content, new Set(), gone) }
  },
}

/** Calls of the area that may go through the outbox. */
const calls: readonly RepeatableCall[] = [
  repeatableForm(saveEstimate, {
    ...about,
    to: ({ id }) => href(estimate, { id, edit: true }),
    form: ESTIMATE_FORM,
    same: hasArrived(getEstimate),
    afterSent: (core, { id }) => {
      core.store(estimateRows).invalidate()
      return core.store(estimates).of(id).refetch()
    },
  }),
  repeatableForm(saveTemplate, {
    ...about,
    to: ({ id }) => href(newcustomtemplate, { id }),
    form: TEMPLATE_FORM,
    same: hasArrived(getTemplate),
    afterSent: (core, { id }) => {
      core.store(templateRows).invalidate()
      return core.store(templates).of(id).refetch()
    },
  }),
]
export default calls
