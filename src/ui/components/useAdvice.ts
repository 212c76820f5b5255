import { useEffect, useState } from 'react'
import type { Approver } from '#platform/core'
import { type Core, type Right, ROLE_NAMES, useCore } from '#platform/core'
import { nameIn, textIn, useCoreTexts, useLanguage, useTextsOf } from '#platform/i18n'
import type { Advice } from './advice'

/** Maximum number of names; longer lists do not help. */
const NAMED = 3

/** Loaded by the first denied page, because few users see one. Undefined without advice. */
function useFound(core: Core, right: Right | undefined): Advice | 'loading' | undefined {
  const language = useLanguage()
  const [advice, setAdvice] = useState<Advice | 'loading' | undefined>(right && 'loading')
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language needs other texts
  useEffect(() => {
    if (!right) return
    const controller = new AbortController()
    const { signal } = controller
    const settle = (found: Advice | undefined) => {
      if (!signal.aborted) setAdvice(found)
    }
    import('./advice')
      .then(({ adviceFor }) => adviceFor(core, right, signal))
      // If that code fails to load, the general message stays.
      .then(settle, () => settle(undefined))
    return () => controller.abort()
  }, [core, right, language])
  return advice
}

/**
 * Sentences for a user who lacks a right: what is missing, which roles have it and whom to ask; `reason` where the
 * right is undefined. Empty while they are loading, to avoid a partial message.
 */
export function useAdvice(right: Right | undefined, reason: string): readonly string[] {
  const t = useCoreTexts()
  const language = useLanguage()
  const core = useCore()
  const { session } = core
  const advice = useFound(core, right)
  const known = typeof advice === 'object' ? advice : undefined
  const area = useTextsOf(known?.namedBy ?? '')
  if (!right) return [reason]
  if (advice === 'loading') return []
  const name = known?.namedBy && area(`right.${right}`)
  const roles = ROLE_NAMES.filter((role) => known?.roles.has(role)).map((role) => t(`role.${role}`))
  const person = (approver: Approver) => {
    const { organisation } = approver
    const values = {
      name: nameIn(approver, language),
      organisation: organisation ? nameIn(organisation, language) : '',
    }
    return organisation ? t('access.person', values) : values.name
  }
  const people = (known?.approvers ?? []).slice(0, NAMED).map(person)
  const own = textIn(session.employee?.orgName, session.employee?.orgNameEn, language)
  const either = (words: readonly string[]) =>
    words.length < 2
      ? words.join('')
      : t('access.or', { first: words.slice(0, -1).join(t('access.comma')), last: words[words.length - 1] })
  return [
    name ? t('access.missing', { right: name }) : reason,
    ...(roles.length > 0 ? [t('access.roles', { roles: either(roles) })] : []),
    people.length > 0
      ? t('access.askPeople', { people: either(people) })
      : own
        ? t('access.askAt', { organisation: own })
        : t('access.ask'),
  ]
}
