import { ChatText } from '@phosphor-icons/react/dist/csr/ChatText'
import { FileText } from '@phosphor-icons/react/dist/csr/FileText'
import { MapPin } from '@phosphor-icons/react/dist/csr/MapPin'
import { Phone } from '@phosphor-icons/react/dist/csr/Phone'
import { Warning } from '@phosphor-icons/react/dist/csr/Warning'
import { Wrench } from '@phosphor-icons/react/dist/csr/Wrench'
import type { LogKind } from '../../rules/logKinds'

const ICONS: Readonly<Record<LogKind, typeof Phone>> = {
  visit: MapPin,
  call: Phone,
  repair: Wrench,
  complaint: Warning,
  contract: FileText,
}

/** The sign of a kind of entry; of one that this version does not know, a note. */
export function logIcon(kind: string) {
  const Icon = ICONS[kind as LogKind] ?? ChatText
  return <Icon aria-hidden="true" />
}
