import { type Core, useCore } from '#platform/core'
import { errorText, uploadDocument } from '#platform/http'
import { download } from './csv'
import { useTableTexts } from './texts'

/**
 * Gives a file to the person: a browser downloads it; a native host has no downloads, there it is uploaded as a document
 * and opened in the host's preview, from where the host saves or shares it. What fails is told in a toast.
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
    // In the background: what failed is said once, here, in the words of the reader's language.
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
