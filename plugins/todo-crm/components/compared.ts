import { formValues, namesOfFiles } from '#kit/attachments'
import { comparedTexts, currentBy, NOTHING } from '#kit/records'
import type { RequestOf } from '#platform/http'
import { codeText, currentLanguage, listIn, nameIn } from '#platform/i18n'
import type { ComparedField } from '#platform/outbox'
import { type Advice, advice as adviceSchema, type saveAdvice } from '../api'
import { text } from '../plugin'
import { type AdviceValues, adviceFields } from '../rules/fields'

/** What an advice is compared by in two versions, in the form and for an entry of the outbox. */

export const readAdvice = currentBy(adviceSchema)

export const valuesOf = ({ businessId: id, business, solution, ...advice }: Advice): AdviceValues =>
  formValues(adviceFields, {
    ...advice,
    businessId: id && { id, name: id, ...business },
    solutionId: solution && { id: solution.id, name: solution.name, nameEn: solution.nameEn },
  })

const nameOf = (ref: AdviceValues['solutionId']) => (ref ? nameIn(ref, currentLanguage()) : '')

/** All but the needs, whose names the form has and an entry has not. */
export const compared = {
  capacity: ({ capacity }) => capacity,
  businessId: ({ businessId }) => nameOf(businessId),
  solutionId: ({ solutionId }) => nameOf(solutionId),
  arguments: ({ arguments: words }) => words,
  photos: ({ photos }) => namesOfFiles(photos),
  files: ({ files }) => namesOfFiles(files),
} as const satisfies Partial<Record<keyof AdviceValues, (values: AdviceValues) => string>>

/** What waits beside the present version. */
export function compareAdvice(mine: RequestOf<typeof saveAdvice>, raw: unknown): ComparedField[] | undefined {
  const theirs = readAdvice(raw)
  if (!theirs) return undefined
  const weightIn = (needs: Advice['needs'], code: string) => {
    const weights = needs.filter(({ tag }) => tag === code).map(({ weight }) => codeText(text, 'weight', weight))
    return listIn(weights, currentLanguage()) || NOTHING
  }
  const tags = [...new Set([...mine.needs, ...theirs.needs].map(({ tag }) => tag))]
  return [
    ...tags.map((code) => ({
      label: 'field.weight',
      row: { dictionary: 'needTag', code, which: '' },
      mine: weightIn(mine.needs, code),
      theirs: weightIn(theirs.needs, code),
    })),
    ...comparedTexts(compared, formValues(adviceFields, mine), valuesOf(theirs)),
  ]
}
