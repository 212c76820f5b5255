import { StatusTag } from '#ui/components'
import type { CenterRequest } from '../api'

const TONES = {
  draft: 'plain',
  step1: 'brand',
  step2: 'brand',
  returned: 'warn',
  withdrawn: 'plain',
  done: 'good',
} as const

/** State of a request. */
export function RequestTag({ state }: Pick<CenterRequest, 'state'>) {
  return <StatusTag word={state} tones={TONES} />
}
