import { href } from '#base/routes'
import { codeText, nameIn } from '#platform/i18n'
import { searchOf } from '#platform/plugin'
import { findClue } from './api'
import { menuText } from './plugin'
import { clueDetail } from './routes'

/** Global search over all visible leads by name, credit code or address. */
export default searchOf(findClue, ({ id, state, stage, industry, ...lead }, language) => {
  const word = state === 'discarded' ? menuText('state.discarded') : codeText(menuText, 'stage', stage)
  const facts = industry ? [word, nameIn(industry, language)] : [word]
  return {
    id,
    kind: menuText('menu.leads'),
    title: nameIn(lead, language),
    detail: facts.join(' · '),
    to: href(clueDetail, { id }),
  }
})
