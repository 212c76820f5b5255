import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import type { Attachment } from '#base/fields'
import { addressesOf, uploadsOf, withFiles } from '#kit/attachments'
import { EditFrame, FormPage, submission, useInput, useRecordForm } from '#kit/forms'
import type { OpenRecord } from '#kit/records'
import { type Call, HttpError, refusalCode, STALE_VERSION } from '#platform/http'
import { usePageNavigation } from '#platform/navigation'
import { Card, TextField } from '#ui/components'
import { useTexts } from '../plugin'
import { changesBetween, merged, resolved, storedIn } from '../rules/changes'
import { type Content, itemsOf, MOST } from '../rules/content'
import { editorFields } from '../rules/fields'
import { CellConflicts } from './CellConflicts'
import { SheetEditor } from './SheetEditor'
import { useContentEditor } from './useContentEditor'

interface Edited {
  readonly id: string
  readonly version: number
  readonly content: Content
  readonly gone: readonly string[]
  readonly can: readonly string[]
}

/** A save: what was changed between `base` and `content` is sent. */
interface Saved extends Pick<Edited, 'id' | 'version' | 'content'> {
  readonly base: Content
}

interface ContentEditorProps<A> {
  readonly title: string
  /** Name of the form’s drafts. */
  readonly form: string
  readonly open: Pick<OpenRecord<Edited>, 'state' | 'hold' | 'texts' | 'main' | 'waiting'>
  readonly id: string
  readonly call: Call<Saved, A>
  /** Name of its entries in the outbox. */
  readonly outboxName: string
  readonly after: (saved: A) => void
  /** Above the sheet, such as what the estimate belongs to. */
  readonly head?: (editor: ReturnType<typeof useContentEditor>) => ReactNode
}

/** The quotes of a content that have to be uploaded before it is saved. */
const quotesIn = (content: Content, files: readonly Attachment[]) =>
  uploadsOf('document', files).filter((file) => itemsOf(content).some(({ quote }) => addressesOf([file])[0] === quote))

/** Edits the content of an estimate or a template; two editors merge cell by cell. */
export const ContentEditor = observer(ContentEditorOf) as typeof ContentEditorOf

function ContentEditorOf<A>(props: ContentEditorProps<A>) {
  const { title, open, id } = props
  return (
    <EditFrame
      title={title}
      open={open}
      load={[open.main]}
      unsent={{ is: () => open.waiting.length > 0 }}
      may={() => open.main.value?.can.includes('edit') === true}
    >
      {() => open.main.value && <Editor key={id} {...props} record={open.main.value} />}
    </EditFrame>
  )
}

const Editor = observer(EditorOf) as typeof EditorOf

function EditorOf<A>({
  title,
  form: name,
  id,
  call,
  outboxName,
  after,
  head,
  record,
}: ContentEditorProps<A> & { readonly record: Edited }) {
  const t = useTexts()
  const page = usePageNavigation()
  const { content, version, gone } = record
  const form = useRecordForm({
    form: name,
    record: id,
    defaults: { content, base: content, version, files: [] },
    fields: editorFields,
    submit: ({ files, ...saved }) =>
      submission(
        call,
        { id, ...saved },
        { record: outboxName, label: saved.content.name, send: withFiles(quotesIn(saved.content, files)), after },
      ),
    refused: {
      name: { field: 'content', message: 'error.name' },
      code: { field: 'content', message: 'error.code' },
      items: { field: 'content', message: 'error.items' },
      businessId: { field: 'content', message: 'error.businessId' },
    },
    onSent: page.leave,
  })
  const editor = useContentEditor(form, gone)
  const { failure } = form
  const isConflict = failure instanceof HttpError && refusalCode(failure) === STALE_VERSION
  const current = isConflict ? storedIn(failure.data) : undefined
  const settle = (theirs: ReadonlySet<string>) => {
    if (!current) return
    const { content: own, base } = form.values()
    form.set(
      {
        content: resolved(current.content, base, own, theirs, current.gone),
        base: current.content,
        version: current.version,
      },
      { shouldDirty: true },
    )
    form.submit()
  }
  // Of what stands in the sheet now: it can be changed while the choice is shown.
  const conflicts =
    current &&
    merged(current.content, changesBetween(form.values().base, editor.content), false, current.gone).conflicts
  const { error } = useInput({ form, name: 'content' })
  const isNamed = editor.content.name.trim() !== ''
  return (
    <FormPage title={title} form={current ? { ...form, failure: undefined } : form} submit={t('move.save')}>
      {conflicts ? <CellConflicts key={current?.version} conflicts={conflicts} onSettle={settle} /> : null}
      <Card>
        <TextField
          label={t('field.name')}
          required
          name="content"
          value={editor.content.name}
          maxLength={MOST.name}
          error={isNamed ? error : t('error.name')}
          onChange={(value) => editor.setCell('name', value)}
        />
        {head?.(editor)}
      </Card>
      <SheetEditor editor={editor} />
    </FormPage>
  )
}
