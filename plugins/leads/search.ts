import type { Core } from '#src/core'
import { currentLanguage } from '#src/i18n'
import type { SearchHit } from '#src/plugin'
import { href } from '#src/routes'
import { findClue, type Lead } from './api'
import { nameIn } from './components/nameIn'
import { clueDetail } from './routes'
import { menuText } from './texts'

/** Leads by name, credit code or address, whatever their list. */
export default async function findLeads(core: Core, keyword: string, signal: AbortSignal): Promise<SearchHit[]> {
  const found = await core.http(findClue, { keyword, page: 1 }, { signal, background: true })
  return found.items.map(hitOf)
}

function hitOf({ id, name, state, stage, industry }: Lead): SearchHit {
  const word = menuText(state === 'discarded' ? 'state.discarded' : `stage.${stage}`)
  const facts = industry ? [word, nameIn(industry, currentLanguage())] : [word]
  return { id, title: name, detail: facts.join(' · '), to: href(clueDetail, { id }) }
}
