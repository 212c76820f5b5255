import { SimRefusal } from '#harness/backend/contract'
import { type RefusalCode, type RefusalData, refusalText } from '../rules/refusals'

/** A refusal of the area with the words of `refusalText`; `{name}` and `{n}` are filled in by the caller's text. */
export function refusal<C extends RefusalCode>(
  code: C,
  data: RefusalData[C],
  text: string = refusalText[code],
): SimRefusal {
  return new SimRefusal(code, text, data)
}

/** Refuses with field errors, when there are any. */
export function refuseFields(fields: Readonly<Record<string, string | false | undefined>>): void {
  const wrong = Object.entries(fields).filter((entry): entry is [string, string] => Boolean(entry[1]))
  if (wrong.length > 0) throw refusal(4000, { fields: Object.fromEntries(wrong) })
}
