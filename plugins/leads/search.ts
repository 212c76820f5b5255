import type { Core } from '#src/core'
import { currentLanguage, loadTexts, nameIn, text } from '#src/i18n'
import { href } from '#src/navigation'
import type { SearchHit } from '#src/plugin'
import { findClue, type Lead } from './api'
import { codeText } from './components/words'
import { clueDetail } from './routes'
import { stageCodes } from './rules/vocabulary'

/** Leads by name, credit code or address, whatever their list. */
export default async function findLeads(core: Core, keyword: string, signal: AbortSignal): Promise<SearchHit[]> {
  const [found] = await Promise.all([
    core.http(findClue, { keyword, page: 1 }, { signal, background: true }),
    loadTexts('leads'),
  ])
  return found.items.map(hitOf)
}

function hitOf(lead: Lead): SearchHit {
  const { id, state, stage, industry } = lead
  const language = currentLanguage()
  const words = (key: string) => text(key, {}, 'leads')
  const word = state === 'discarded' ? words('state.discarded') : codeText(words, 'stage', stageCodes, stage)
  const facts = industry ? [word, nameIn(industry, language)] : [word]
  return { id, title: nameIn(lead, language), detail: facts.join(' · '), to: href(clueDetail, { id }) }
}
