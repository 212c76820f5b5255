import { StatusTag } from '#ui/components'
import type { EstimateRow } from '../api'

const TONES = { draft: 'plain', submitted: 'brand', approved: 'good', returned: 'warn', archived: 'plain' } as const

/** State of an estimate. */
export function EstimateTag({ state }: Pick<EstimateRow, 'state'>) {
  return <StatusTag word={state} tones={TONES} />
}
