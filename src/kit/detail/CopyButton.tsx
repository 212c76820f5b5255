import { Copy } from '@phosphor-icons/react/dist/csr/Copy'
import { IconButton } from '#ui/components'
import { useHostActions } from './useHostActions'

export interface CopyButtonProps {
  readonly text: string
  /** Name of the button: 'Copy address'. */
  readonly label: string
}

/** Copies a text in one tap (field-needs.md 11) and tells the result. */
export function CopyButton({ text, label }: CopyButtonProps) {
  const { copy } = useHostActions()
  return (
    <IconButton label={label} tone="quiet" onPress={() => copy(text)}>
      <Copy aria-hidden="true" />
    </IconButton>
  )
}
