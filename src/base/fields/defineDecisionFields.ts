import { defineFields, type Field, type Fields, type FieldTable } from './field'
import { text } from './makers'

interface DecisionOptions {
  /** Characters of a comment. */
  readonly least?: number
  readonly most: number
  /** Text keys of the area: for a refusal without a reason, and for a comment that is too long; default: the same. */
  readonly message: string
  readonly longMessage?: string
}

type Comment = Readonly<Record<'comment', Field<string, string | undefined>>>
type DecisionFields<Refusal extends string, F extends FieldTable> = Readonly<Record<'approve' | Refusal, Fields<F>>>

/**
 * What is entered with a decision, for its sheet and the server: a comment, which an approval may omit and a refusal
 * (`return`, `reject`) needs; `more`: further fields of the sheet.
 */
export function defineDecisionFields<const Refusal extends string>(
  refusal: Refusal,
  options: DecisionOptions,
): DecisionFields<Refusal, Comment>
export function defineDecisionFields<const Refusal extends string, const More extends FieldTable>(
  refusal: Refusal,
  options: DecisionOptions,
  more: More,
): DecisionFields<Refusal, Comment & More>
export function defineDecisionFields(
  refusal: string,
  { least = 0, most, message, longMessage = message }: DecisionOptions,
  more: FieldTable = {},
): DecisionFields<string, Comment> {
  const remark = text({ most, message: longMessage })
  const reason = text({ required: true, least, most, message, longMessage })
  return { approve: defineFields({ ...more, comment: remark }), [refusal]: defineFields({ ...more, comment: reason }) }
}
