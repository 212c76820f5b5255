import { href } from '#base/routes'
import { listContacts } from '#domain/directory'
import type { Core } from '#platform/core'
import { currentLanguage, nameIn, textIn } from '#platform/i18n'
import type { SearchHit } from '#platform/plugin'
import { menuText } from './plugin'
import { contact as route } from './routes'

/** Global search over contacts by name, duty, or from four digits on by a number that the user may see. */
export default async function findContacts(core: Core, keyword: string, signal: AbortSignal): Promise<SearchHit[]> {
  if (!core.decide({ permission: 'contact.read' }).ok) return []
  const found = await core.http(listContacts, { keyword, page: 1 }, { signal, background: true })
  const language = currentLanguage()
  return found.items.map(({ id, duty, dutyEn, home, custId, clueId, ...contact }) => ({
    id,
    kind: menuText('menu.contacts'),
    title: nameIn(contact, language),
    detail: [duty && textIn(duty, dutyEn, language), home && nameIn(home, language)].filter(Boolean).join(' · '),
    to: href(route, { id: custId ?? clueId, contact: id }),
  }))
}
