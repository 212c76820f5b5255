import { METHODS } from '../simulator/methods'
import type { Encoding, Rule } from '../simulator/types'
import { OUTCOMES } from './payload/outcomes'
import type { TimelineRow } from './timelineRows'

const ENCODINGS: readonly Encoding[] = ['object', 'json', 'double', 'percent', 'naive', 'raw']

const isMethod = (name: string): name is keyof typeof METHODS => name in METHODS

/** The data of a response; functions that the page named receive them in an envelope, which each response gets anew. */
function dataOf(method: keyof typeof METHODS, decoded: unknown): unknown {
  if (METHODS[method].reply || typeof decoded !== 'object' || decoded === null) return decoded
  return 'data' in decoded && 'code' in decoded && decoded.code === 0 ? decoded.data : decoded
}

/** The rule that answers as the host has in this row; undefined for what is no call of the host. */
export function ruleOf({ method, result, decoded, encoding: sent }: TimelineRow): Rule | undefined {
  if (!isMethod(method)) return undefined
  // A row may wait, or end as no host answers: 'lost', 'interrupted'.
  const then = OUTCOMES.find((each) => each === result && each !== 'ask') ?? 'success'
  const payload = dataOf(method, decoded)
  const encoding = ENCODINGS.find((each) => each === sent)
  return { method, then, ...(payload !== undefined && { payload }), ...(encoding && { encoding }) }
}
