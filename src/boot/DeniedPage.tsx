import { useEffect, useState } from 'react'
import { type Core, type Right, ROLE_NAMES, useCore } from '#src/core'
import { nameIn, textIn, useCoreTexts, useLanguage, useTextsOf } from '#src/i18n'
import { usePageNavigation } from '#src/navigation'
import type { RegisteredRoute } from '#src/plugin'
import type { Advice } from './advice'
import type { Approver } from './approvers'
import { StatePage } from './StatePage'

/** Page for applying for a role (section 2); possibly not registered by any area. */
const APPLY = '/addApply'
/** Maximum number of names; longer lists do not help. */
const NAMED = 3

interface DeniedPageProps {
  readonly entry: RegisteredRoute
  readonly reason: string
  /** The right that is missing, where it is for want of one. */
  readonly right: Right | undefined
}

/** A page that the user may not see: explains what is missing and whom to ask. */
export function DeniedPage({ entry, reason, right }: DeniedPageProps) {
  const t = useCoreTexts()
  const core = useCore()
  const page = usePageNavigation()
  const advice = useAdvice(core, right)
  const sentences = useSentences(advice, right, reason)
  const application = right && applicationOf(core)
  const apply = application && { label: t('access.apply'), onPress: () => page.open(application.route) }
  return (
    <StatePage
      entry={entry}
      state="denied"
      kind="denied"
      title={t('state.deniedTitle')}
      // Nothing while the advice is loading, to avoid a partial message.
      text={advice === 'loading' ? [] : sentences}
      action={apply ?? { label: t('boundary.back'), onPress: page.back }}
      details={{ right }}
    />
  )
}

function applicationOf({ registry, decide }: Core): RegisteredRoute | undefined {
  const entry = registry.routes.get(APPLY)
  return entry?.screen && decide(entry.access).ok ? entry : undefined
}

/** Loaded by the first denied page, because few users see one. Undefined without advice. */
function useAdvice(core: Core, right: Right | undefined): Advice | 'loading' | undefined {
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
      // If that code fails to load, the general message is kept.
      .then(settle, () => settle(undefined))
    return () => controller.abort()
  }, [core, right, language])
  return advice
}

function useSentences(advice: Advice | 'loading' | undefined, right: Right | undefined, reason: string): string[] {
  const t = useCoreTexts()
  const language = useLanguage()
  const { session } = useCore()
  const known = typeof advice === 'object' ? advice : undefined
  const area = useTextsOf(known?.namedBy ?? '')
  if (!right) return [reason]
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
