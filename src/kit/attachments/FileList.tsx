import { CaretRight } from '@phosphor-icons/react/dist/csr/CaretRight'
import { formatSize } from '#base/quantities'
import { useCore } from '#platform/core'
import { useLanguage } from '#platform/i18n'
import { FileIcon } from './FileIcon'
import { useAttachmentTexts } from './texts'
import './files.css'

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
            <CaretRight className="files__more" aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  )
}

/** A host does not know the page's address. Unchanged if it is no address: the host refuses it. */
function absolute(url: string): string {
  try {
    return new URL(url, location.href).href
  } catch {
    return url
  }
}
