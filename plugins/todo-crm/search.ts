import { href } from '#base/routes'
import type { Right } from '#platform/core'
import { nameIn } from '#platform/i18n'
import { searchAll, searchOf } from '#platform/plugin'
import { listAdvice, listPartners } from './api'
import { menuText } from './plugin'
import { choosePartner, salesSolutionsAdviceDetails } from './routes'

const findAdvice = searchOf(listAdvice, ({ id, customer, solution }, language) => ({
  id,
  kind: menuText('menu.advice'),
  title: nameIn(customer, language),
  ...(solution && { detail: nameIn(solution, language) }),
  to: href(salesSolutionsAdviceDetails, { id }),
}))
const findPartners = searchOf(listPartners, (partner, language, keyword) => ({
  id: partner.id,
  kind: menuText('found.partner'),
  title: nameIn(partner, language),
  to: href(choosePartner, { keyword, id: partner.id }),
}))

const whoMay =
  (permission: Right, find: typeof findAdvice): typeof findAdvice =>
  async (core, ...asked) =>
    core.decide({ permission }).ok ? find(core, ...asked) : []

/** Global search over advice by customer, and partners. */
export default searchAll(whoMay('advice.read', findAdvice), whoMay('partner.read', findPartners))
