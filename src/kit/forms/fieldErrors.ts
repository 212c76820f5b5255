import * as v from 'valibot'
import { type AreaTexts, textByRule } from '#kit/records'
import { HttpError, INVALID, refusalCode } from '#platform/http'
import { eventOf } from '#platform/outbox'

const FieldsSchema = v.object({ fields: v.record(v.string(), v.string()) })

/** Field errors of a refusal: field on the wire → error key. Undefined for other failures. */
export function fieldErrorsOf(error: unknown): Readonly<Record<string, string>> | undefined {
  if (!(error instanceof HttpError) || refusalCode(error) !== INVALID) return undefined
  const parsed = v.safeParse(FieldsSchema, error.data)
  return parsed.success ? parsed.output.fields : undefined
}

/**
 * What a refusal (4000) says about fields that a form does not have, also beside those that are `marked`; nothing of
 * those that the area has no words for.
 */
export function elsewhere(error: unknown, area: AreaTexts, marked: readonly string[]): readonly string[] {
  const texts = Object.entries(fieldErrorsOf(error) ?? {}).flatMap(([name, word]) =>
    marked.includes(name) ? [] : (textByRule(area, `error.${word}`) ?? []),
  )
  return [...new Set(texts)]
}

/** True if the server certainly did not process the call; false if that is unknown. */
export function isRefusal(error: unknown): boolean {
  return error instanceof HttpError && eventOf(error, 0, 0).type !== 'unclear'
}
