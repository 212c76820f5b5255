import CaretRight from '@phosphor-icons/core/regular/caret-right.svg'
import File from '@phosphor-icons/core/regular/file.svg'
import FileAudio from '@phosphor-icons/core/regular/file-audio.svg'
import FileDoc from '@phosphor-icons/core/regular/file-doc.svg'
import FileImage from '@phosphor-icons/core/regular/file-image.svg'
import FilePdf from '@phosphor-icons/core/regular/file-pdf.svg'
import FilePpt from '@phosphor-icons/core/regular/file-ppt.svg'
import FileVideo from '@phosphor-icons/core/regular/file-video.svg'
import FileXls from '@phosphor-icons/core/regular/file-xls.svg'
import { formatSize } from '#base/quantities'
import { useCore } from '#platform/core'
import { useLanguage } from '#platform/i18n'
import { Icon } from '#ui/components'
import { useAttachmentTexts } from './texts'
import './files.css'
import { useEffect, useState } from 'react'

/** An uploaded file (section 3). */
export interface FileRef {
  readonly name: string
  /** Bytes; 0 if unknown. */
  readonly size: number
  /** Without the dot. */
  readonly suffix: string
  readonly url: string
}

/** Files of a record; a tap opens one in the host's preview, or in a tab of the browser (section 7). */
export function FileList({ files, label }: { readonly files: readonly FileRef[]; readonly label: string }) {
  const t = useAttachmentTexts()
  const language = useLanguage()
  const { host, feedback } = useCore()
  const preview = async ({ url, name }: FileRef) => {
    const result = await host.previewFile({ url: absolute(url), name })
    if (!result.ok && result.error.kind !== 'cancelled') feedback.toast(t('attachments.problem.preview', { name }))
  }
  return (
    <ul className="files" aria-label={label}>
      {files.map((file) => (
        <li key={file.url}>
          <button type="button" className="files__row files__row--open" onClick={() => void preview(file)}>
            <FileIcon name={`.${file.suffix}`} />
            <span className="files__text">
              <span className="files__name">{file.name}</span>
              {file.size > 0 ? <span className="files__facts num">{formatSize(file.size, language)}</span> : null}
            </span>
            <Icon svg={CaretRight} className="files__more" />
          </button>
        </li>
      ))}
    </ul>
  )
}

/** A host cannot resolve an address relative to the page. Unchanged if it is no address: the host refuses it. */
function absolute(url: string): string {
  try {
    return new URL(url, location.href).href
  } catch {
    return url
  }
}

const KINDS: readonly (readonly [suffixes: RegExp, icon: string])[] = [
  [/^pdf$/i, FilePdf],
  [/^(?:docx?|wps|rtf|txt)$/i, FileDoc],
  [/^(?:xlsx?|et|csv)$/i, FileXls],
  [/^pptx?$/i, FilePpt],
  [/^mp4$/i, FileVideo],
  [/^(?:jpe?g|png|gif|webp|hei[cf]|bmp)$/i, FileImage],
  [/^(?:amr|mp3|m4a|wav|ogg|webm)$/i, FileAudio],
]

/** The kind of a file by its suffix, as an icon beside its name. */
export function FileIcon({ name }: { readonly name: string }) {
  const suffix = /\.(\w+)$/.exec(name)?.[1] ?? ''
  const icon = KINDS.find(([pattern]) => pattern.test(suffix))?.[1] ?? File
  return <Icon svg={icon} className="files__icon" />
}

/** An address that shows a file of this page, valid while the component is mounted. */
export function useObjectUrl(file: Blob | undefined): string | undefined {
  const [shown, setShown] = useState<{ readonly file: Blob; readonly url: string }>()
  useEffect(() => {
    if (!file) return
    const url = URL.createObjectURL(file)
    setShown({ file, url })
    return () => URL.revokeObjectURL(url)
  }, [file])
  return shown?.file === file ? shown?.url : undefined
}
