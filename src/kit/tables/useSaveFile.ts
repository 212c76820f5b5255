import { type Core, useCore } from '#platform/core'
import { errorText, uploadDocument } from '#platform/http'
import { download } from './csv'
import { useTableTexts } from './texts'

/**
 * Saves a file for the user: a browser downloads it; a native host has no downloads, there it is uploaded as a document
 * and opened in the host's preview, from where the host saves or shares it. Failures are toasted.
 */
export function useSaveFile(): (file: File) => Promise<void> {
  const core = useCore()
  const t = useTableTexts()
  return (file) => save(core, t, file)
}

async function save({ host, http, feedback }: Core, t: ReturnType<typeof useTableTexts>, file: File): Promise<void> {
  if (!host.native) {
    download(file)
    feedback.toast(t('table.saved', { name: file.name }))
    return
  }
  const stopLoading = feedback.startLoading()
  try {
    // In the background: the failure is toasted once, here, in the reader's language.
    const { fileUrl } = await http(uploadDocument, { file }, { background: true })
    const opened = await host.previewFile({ url: fileUrl, name: file.name })
    if (!opened.ok && opened.error.kind !== 'cancelled')
      feedback.toast(t('table.notOpened', { name: file.name, message: opened.error.text }))
  } catch (error) {
    feedback.toast(errorText(error, t))
  } finally {
    stopLoading()
  }
}
