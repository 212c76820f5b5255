import Phone from '@phosphor-icons/core/regular/phone.svg'
import { Icon, Notice } from '#ui/components'
import { callText, type MadeCall } from './callContact'
import { useCallTexts } from './texts'

export interface CallBesideProps {
  readonly call: MadeCall
  /** Who was called, if known. */
  readonly name: string | undefined
  /** Takes the call over into the draft; absent if the draft is about another call. */
  readonly onAdd: (() => void) | undefined
}

/**
 * Shown in a form that was opened to log a call, while it shows an older draft: the call can be taken over into it, or
 * is logged in a form of its own after the draft was sent.
 */
export function CallBeside({ call, name, onAdd }: CallBesideProps) {
  const t = useCallTexts()
  const words = { name, call: callText(call) }
  return (
    <Notice role="status" icon={<Icon svg={Phone} />} action={onAdd && { label: t('calls.add'), onPress: onAdd }}>
      {name === undefined ? t('calls.besideAny', words) : t('calls.beside', words)}
    </Notice>
  )
}
