import * as v from 'valibot'
import { HttpError } from '#src/http'
import { type CoreTexts, currentLanguage, nameIn } from '#src/i18n'
import { refusalCode } from '#src/records'
import { errorText } from '#src/ui'
import type { LeadTexts } from '../../texts'

/** Refusals whose text needs no data. */
const PLAIN = [4003, 4004, 4010, 4102, 4103] as const

const Taken = v.object({ name: v.string(), nameEn: v.optional(v.string()), minutes: v.number() })
const Limit = v.object({ kind: v.picklist(['open', 'today']), limit: v.number() })

/** Texts built from the `data` of a refusal (backend/refuse.ts); undefined if the data has another shape. */
const WITH_DATA: Readonly<Record<number, (data: unknown, t: LeadTexts) => string | undefined>> = {
  4101: (data, t) => {
    const parsed = v.safeParse(Taken, data)
    if (!parsed.success) return undefined
    const { minutes, ...person } = parsed.output
    return t('move.refused.4101', { count: minutes, name: nameIn(person, currentLanguage()) })
  },
  4102: (data, t) => {
    const parsed = v.safeParse(Limit, data)
    return parsed.success ? t(`move.refused.4102${parsed.output.kind}`, { limit: parsed.output.limit }) : undefined
  },
}

/** Error message for a failed lead action in the current language; `t`: texts of the area, `core`: texts of the app. */
export function refusalText(error: unknown, t: LeadTexts, core: CoreTexts): string {
  const code = refusalCode(error)
  if (code === undefined) return errorText(error, core)
  const said = WITH_DATA[code]?.(error instanceof HttpError ? error.data : undefined, t)
  if (said !== undefined) return said
  const plain = PLAIN.find((each) => each === code)
  return plain ? t(`move.refused.${plain}`) : errorText(error, core)
}
