import { Copy } from '@phosphor-icons/react/dist/csr/Copy'
import { useCore } from '#src/core'
import { IconButton } from '#src/ui'
import { useTexts } from '../../texts'

/** Copies a text and shows a toast with the result. */
export function useCopy(): (text: string) => Promise<void> {
  const t = useTexts()
  const { host, feedback } = useCore()
  return async (text) => {
    const result = await host.copyText({ text })
    feedback.toast(t(result.ok ? 'detail.copied' : 'detail.copyFailed'))
  }
}

/** Copies a text in one tap (field-needs.md 11). */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const copy = useCopy()
  return (
    <IconButton label={label} tone="quiet" onPress={() => void copy(text)}>
      <Copy aria-hidden="true" />
    </IconButton>
  )
}
