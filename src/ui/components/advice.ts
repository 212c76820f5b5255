import type { Language } from '#base/config'
import { type Approver, type Core, getApprovers, type Right, ROLE_NAMES } from '#platform/core'
import { addedText, addTexts, loadTexts, nameIn, text, textIn } from '#platform/i18n'
import en from './advice.en.json'
import zh from './advice.zh-CN.json'

addTexts(en, zh)
const t = addedText<typeof en>()

/** Maximum number of names; longer lists do not help. */
const NAMED = 3

interface Asked {
  /** The general message, where the right has no name. */
  readonly reason: string
  readonly language: Language
  readonly signal: AbortSignal
}

/** Sentences about a missing right: its name, the roles that have it, whom to ask. Never rejects. */
export async function adviceFor(
  { registry, http, session }: Core,
  right: Right,
  { reason, language, signal }: Asked,
): Promise<readonly string[]> {
  const declaring = registry.plugins.filter(({ rights }) => rights && right in rights)
  const [first] = declaring
  const [approvers, hasTexts] = await Promise.all([
    // Without this call of the back end the message names the organisation.
    http(getApprovers, { right }, { signal, background: true }).catch(() => []),
    first &&
      loadTexts(first.id).then(
        () => true,
        () => false,
      ),
  ])
  const held = new Set(declaring.flatMap(({ rights }) => Object.keys(rights?.[right] ?? {})))
  const roles = ROLE_NAMES.filter((role) => held.has(role)).map((role) => text(`role.${role}`))
  const person = (approver: Approver) => {
    const { organisation } = approver
    const name = nameIn(approver, language)
    return organisation ? t('advice.person', { name, organisation: nameIn(organisation, language) }) : name
  }
  const people = approvers.slice(0, NAMED).map(person)
  const own = textIn(session.employee?.orgName, session.employee?.orgNameEn, language)
  const either = (words: readonly string[]) =>
    words.length < 2
      ? words.join('')
      : t('advice.or', { first: words.slice(0, -1).join(t('advice.comma')), last: words[words.length - 1] })
  return [
    first && hasTexts ? t('advice.missing', { right: text(`right.${right}`, undefined, first.id) }) : reason,
    ...(roles.length > 0 ? [t('advice.roles', { roles: either(roles) })] : []),
    people.length > 0
      ? t('advice.askPeople', { people: either(people) })
      : own
        ? t('advice.askAt', { organisation: own })
        : t('advice.ask'),
  ]
}
