import { useTexts } from '../plugin'
import { cleanCode, codeError, letterOf } from '../rules/code'
import { KINDS } from '../rules/vocabulary'

/** What is wrong with a code as it was typed for a kind, in words; undefined if nothing is. `orgCode` of a new center. */
export function useCodeWords(): (typed: string, of: string, orgCode?: string) => string | undefined {
  const t = useTexts()
  return (typed, of, orgCode) => {
    const kind = KINDS.find((each) => each === of)
    const wrong = typed && kind ? codeError(cleanCode(typed), kind, orgCode) : undefined
    if (!wrong || !kind) return undefined
    if (wrong === 'format') return t('check.format', { letter: letterOf(kind) })
    return 'digit' in wrong ? t('check.digit', { d: wrong.digit }) : t('check.company', { company: wrong.company })
  }
}
