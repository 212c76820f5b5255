import { ArrowsClockwise } from '@phosphor-icons/react/dist/csr/ArrowsClockwise'
import { Minus } from '@phosphor-icons/react/dist/csr/Minus'
import { Plus } from '@phosphor-icons/react/dist/csr/Plus'
import type { Change } from '../../api/devices'

/** The sign of a change: added, replaced, retired. */
export function changeIcon(kind: Change['kind']) {
  if (kind === 'replaced') return <ArrowsClockwise />
  return kind === 'retired' ? <Minus /> : <Plus />
}
