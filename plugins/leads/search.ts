import { href } from '#base/routes'
import type { Core } from '#platform/core'
import { codeText, currentLanguage, nameIn } from '#platform/i18n'
import type { SearchHit } from '#platform/plugin'

import { findClue, type Lead } from './api'
import { menuText } from './plugin'
import { clueDetail } from './routes'

/** Global search over all visible leads by name, credit code or address. */
export default async function findLeads(core: Core, keyword: string, signal: AbortSignal): Promise<SearchHit[]> {
  const found = await core.http(findClue, { keyword, page: 1 }, { signal, background: true })
  return found.items.map(hitOf)
}

function hitOf(lead: Lead): SearchHit {
  const { id, state, stage, industry } = lead
  const language = currentLanguage()
  const word = state === 'discarded' ? menuText('state.discarded') : codeText(menuText, 'stage', stage)
  const facts = industry ? [word, nameIn(industry, language)] : [word]
  return {
    id,
    kind: menuText('menu.leads'),
    title: nameIn(lead, language),
    detail: facts.join(' · '),
    to: href(clueDetail, { id }),
  }
}
