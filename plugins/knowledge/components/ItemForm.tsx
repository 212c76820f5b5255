import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useFormState } from 'react-hook-form'
import { PickInput } from '#domain/choosers'
import { organisationPicker, useDictionary, useOrganisations } from '#domain/directory'
import { addressesOf, FilesInput, PhotosInput, uploadsOf, withFiles } from '#kit/attachments'
import { ChipsInput, ChoiceInput, type RecordForm, SwitchInput, TextInput, useFieldValue } from '#kit/forms'
import { useConfirm, useCore } from '#platform/core'
import { Button, Card, Field, usePageTools } from '#ui/components'
import { SafeHtml } from '#ui/html'
import type { Item } from '../api'
import { useTexts } from '../plugin'
import { itemRows, items } from '../records'
import { htmlOf } from '../rules/body'
import type { ItemContent, ItemValues } from '../rules/fields'
import { ACCEPTED, fileError, isAsNamed, MOST_MEGABYTES } from '../rules/files'
import { categories, MOST_FILES, MOST_ORGS, outboxRecord, visibilities } from '../rules/vocabulary'
import './knowledge.css'

/** What is sent of the fields: the text as HTML, files by their addresses. */
export function sentOf({ body, kept, files, cover, isPublished: _, ...content }: ItemContent) {
  const [picture] = addressesOf(cover)
  return { ...content, body: kept || (body && htmlOf(body)), files: addressesOf(files), cover: picture }
}

/** Delivery of an item with its files; afterwards lists show it. */
export function useDelivery(record: string, label: string) {
  const core = useCore()
  return ({ files, cover }: ItemContent) => ({
    record: outboxRecord(record),
    label,
    send: withFiles(uploadsOf('document', [...files, ...cover])),
    after: (saved: Item) => {
      core.store(items).applied(saved)
      core.store(itemRows).invalidate()
    },
  })
}

/** Label of the button that saves, and sends for review while that is switched on. */
export function useSaveLabel(form: RecordForm<ItemValues>) {
  const t = useTexts()
  return t(useFieldValue(form, 'send') ? 'move.submit' : 'save')
}

/** Bytes that tell what a file is. */
const HEAD = 12

interface ItemFormFieldsProps {
  readonly form: RecordForm<ItemValues>
  /** A colleague's item: who edits it does not take it from its readers. */
  readonly isOthers?: boolean
}

/** The fields of an item. */
export const ItemFormFields = observer(function ItemFormFields({ form, isOthers = false }: ItemFormFieldsProps) {
  const t = useTexts()
  const { say, page } = usePageTools()
  const tags = useDictionary('programmeTag')
  const organisations = useOrganisations()
  const { errors } = useFormState({ control: form.methods.control, name: 'note' })
  const note = useFieldValue(form, 'note')
  const [isAsked, setAsked] = useState(false)
  // The server asks for it if the item was published meanwhile; then it stays.
  if (errors.note !== undefined && !isAsked) setAsked(true)
  const hasNote = useFieldValue(form, 'isPublished') || note !== '' || isAsked
  const isChosen = useFieldValue(form, 'visibility') === 'chosen'
  const refuse = async ({ name, size, file }: { name: string; size: number; file?: Blob | undefined }) => {
    const wrong = fileError({ name, size })
    if (wrong) return t(`error.${wrong}`)
    // A file that only the host can read is judged by its name.
    if (file && !isAsNamed(name, new Uint8Array(await file.slice(0, HEAD).arrayBuffer()))) return t('error.type')
    return undefined
  }
  return (
    <>
      <Card>
        <TextInput form={form} name="title" />
        <ChoiceInput form={form} name="category" options={categories.words} />
        <BodyInput form={form} />
        <FilesInput
          form={form}
          name="files"
          most={MOST_FILES}
          megabytes={MOST_MEGABYTES}
          accept={ACCEPTED}
          refuse={refuse}
        />
        <PhotosInput form={form} name="cover" most={1} to="document" />
        <ChipsInput
          form={form}
          name="tags"
          options={(tags.value ?? []).map((tag) => ({ value: tag.code, label: say.name(tag) }))}
        />
      </Card>
      <Card>
        <ChoiceInput
          form={form}
          name="visibility"
          group={isOthers ? 'visibilityOfOthers' : 'visibility'}
          options={visibilities.words.filter((each) => !isOthers || each !== 'me')}
          sheet
        />
        {isChosen ? (
          <PickInput
            form={form}
            name="orgs"
            empty={[] as string[]}
            shown={(codes) => ({ name: say.list(codes.map(organisations.name)) })}
            pick={async (chosen) => {
              const codes = await page.choose(organisationPicker, { chosen, most: MOST_ORGS })
              return codes && [...codes]
            }}
            required
          />
        ) : null}
        {hasNote ? <TextInput form={form} name="note" required /> : null}
        <SwitchInput form={form} name="send" />
      </Card>
    </>
  )
})

/** The text; HTML that plain text cannot hold is shown, and replaced as a whole after a question. */
const BodyInput = observer(function BodyInput({ form }: { readonly form: RecordForm<ItemValues> }) {
  const t = useTexts()
  const confirm = useConfirm()
  const kept = useFieldValue(form, 'kept')
  const replace = async () => {
    const answer = await confirm({
      title: t('body.replaceTitle'),
      text: t('body.replaceText'),
      confirm: t('body.replace'),
    })
    if (answer === 'confirm') form.methods.setValue('kept', '', { shouldDirty: true })
  }
  if (kept === '') return <TextInput form={form} name="body" lines={6} hint={t('body.hint')} />
  return (
    <Field label={t('field.body')}>
      <div className="knowledge__kept">
        <SafeHtml html={kept} />
      </div>
      <Button variant="soft" onPress={replace}>
        {t('body.replace')}
      </Button>
    </Field>
  )
})
