import ArrowClockwise from '@phosphor-icons/core/regular/arrow-clockwise.svg'
import Plus from '@phosphor-icons/core/regular/plus.svg'
import X from '@phosphor-icons/core/regular/x.svg'
import { observer } from 'mobx-react-lite'
import type { Attachment } from '#base/fields'
import { formatSize } from '#base/quantities'
import { newId } from '#base/storage'
import { useCore, useIsOnline } from '#platform/core'
import type { HostFile } from '#platform/host'
import { useLanguage } from '#platform/i18n'
import { Button, Field, type FieldProps, Icon, IconButton, useFormats } from '#ui/components'
import { FileIcon } from './FileList'
import { stateText, sumText, type TileState } from './stateText'
import { useAttachmentTexts } from './texts'
import { useHostProblem } from './useHostProblem'
import { type BeforeSubmit, useTakingIn } from './useTakingIn'
import { useUploads } from './useUploads'
import './files.css'
import './attachments.css'

/** Default of `megabytes`. */
const LARGEST = 20

/** A file as it was chosen; `size` in bytes. */
interface ChosenFacts {
  readonly name: string
  readonly size: number
  readonly file?: Blob | undefined
}

export interface FilesFieldProps extends Omit<FieldProps, 'hint'> {
  readonly value: readonly Attachment[]
  readonly onChange: (value: Attachment[]) => void
  /** Largest number of files. */
  readonly most: number
  /** Largest size of one file in MB (1,000,000 bytes); 20 by default. */
  readonly megabytes?: number | undefined
  /** Types to offer, as in `<input accept>`; only a hint to the chooser. */
  readonly accept?: string | undefined
  /** Why a chosen file is not added, as text for the user; `file` is missing where only the host can read it. */
  readonly refuse?: ((chosen: ChosenFacts) => Promise<string | undefined>) | undefined
  /** Nothing is uploaded for the moment. */
  readonly isHeld?: boolean | undefined
  /** Of the form: files that are being checked are in the field before it is sent. */
  readonly beforeSubmit?: BeforeSubmit | undefined
}

/** Files of a form: chosen through the host and uploaded while the user goes on writing. */
export const FilesField = observer(function FilesField(props: FilesFieldProps) {
  const { value, onChange, most, megabytes = LARGEST, accept, refuse, isHeld = false, beforeSubmit, ...field } = props
  const t = useAttachmentTexts()
  const say = useFormats()
  const { host, feedback } = useCore()
  const isOnline = useIsOnline()
  const toastProblem = useHostProblem()
  const uploads = useUploads({ to: 'document', value, onChange, isHeld })
  const sum = sumText(value.map(uploads.stateOf), isOnline, t)

  const takeIn = useTakingIn(beforeSubmit)

  const choose = async () => {
    const room = most - value.length
    const chosen = await host.selectFile({
      ...(accept !== undefined && { accept }),
      ...(room > 1 && { multiple: true }),
    })
    if (!chosen.ok) return toastProblem(chosen.error, 'files')
    const { others = [], ...first } = chosen.data
    await takeIn(addFitting([first, ...others], room))
  }
  const addFitting = async (files: readonly HostFile[], room: number) => {
    const fitting: HostFile[] = []
    for (const file of files) {
      const problem = await problemOf(file, files.length > 1)
      if (problem === undefined) fitting.push(file)
      else feedback.toast(problem)
    }
    for (const { fileName: name, size, file, fileUrl } of fitting.splice(0, room))
      uploads.add({ id: newId(), name, size, ...(file ? { file } : { path: fileUrl }) })
    if (fitting.length > 0) {
      const names = say.list(fitting.map(({ fileName }) => fileName))
      feedback.toast(t('attachments.problem.tooMany', { most, names }))
    }
  }
  /** Why a chosen file is not added; among several, it is named. */
  const problemOf = async ({ fileName: name, size, file }: HostFile, isNamed: boolean) => {
    const reason = await refuse?.({ name, size, file })
    if (reason !== undefined) return isNamed ? t('attachments.problem.refused', { name, reason }) : reason
    return size > megabytes * 1_000_000 ? t('attachments.problem.tooLarge', { name, size: megabytes }) : undefined
  }
  return (
    <Field
      {...field}
      hint={t('attachments.count', { count: value.length, most })}
      below={
        sum ? (
          <p className="upload__sum num" role="status">
            {sum}
          </p>
        ) : null
      }
    >
      <ul className="files" aria-label={field.label}>
        {value.map((file) => (
          <ChosenFile
            key={file.id}
            file={file}
            state={uploads.stateOf(file)}
            isOnline={isOnline}
            onRemove={() => uploads.remove(file.id)}
            onRetry={() => uploads.retry(file.id)}
          />
        ))}
      </ul>
      {value.length < most ? (
        <Button variant="soft" wide icon={<Icon svg={Plus} />} onPress={choose}>
          {t('attachments.addFile')}
        </Button>
      ) : null}
    </Field>
  )
})

interface ChosenFileProps {
  readonly file: Attachment
  readonly state: TileState
  readonly isOnline: boolean
  readonly onRemove: () => void
  readonly onRetry: () => void
}

function ChosenFile({ file, state, isOnline, onRemove, onRetry }: ChosenFileProps) {
  const t = useAttachmentTexts()
  const language = useLanguage()
  const { name, size } = file
  const facts = [size > 0 ? formatSize(size, language) : '', stateText(state, isOnline, t)]
  return (
    <li className="files__row" data-state={state.kind}>
      <FileIcon name={name} />
      <span className="files__text">
        <span className="files__name">{name}</span>
        <span className="files__facts num">{facts.filter(Boolean).join(' · ')}</span>
        {state.kind === 'sending' ? (
          <progress
            className="upload__bar"
            max={100}
            value={state.percent}
            aria-label={t('attachments.progress', { name })}
          />
        ) : null}
      </span>
      {state.kind === 'failed' ? (
        <IconButton label={t('attachments.retryFile', { name })} tone="brand" onPress={onRetry}>
          <Icon svg={ArrowClockwise} />
        </IconButton>
      ) : null}
      <IconButton label={t('attachments.removeFile', { name })} tone="quiet" onPress={onRemove}>
        <Icon svg={X} />
      </IconButton>
    </li>
  )
}
