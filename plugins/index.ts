import type { Plugin } from '#platform/plugin'
import budget from './budget/plugin'
import contracts from './contracts/plugin'
import core from './core/plugin'
import costCenter from './cost-center/plugin'
import creation from './creation/plugin'
import customer from './customer/plugin'
import knowledge from './knowledge/plugin'
import leads from './leads/plugin'
import messages from './messages/plugin'
import permissions from './permissions/plugin'
import publicPages from './public/plugin'
import risk from './risk/plugin'
import schedule from './schedule/plugin'
import todoCrm from './todo-crm/plugin'
import visits from './visits/plugin'

/**
 * The areas of the app, in the order of their contributions in the workbench. Maintained by hand; a test finds missing
 * ones.
 */
export const plugins: readonly Plugin[] = [
  core,
  leads,
  customer,
  creation,
  contracts,
  visits,
  risk,
  todoCrm,
  schedule,
  budget,
  costCenter,
  knowledge,
  permissions,
  messages,
  publicPages,
]
