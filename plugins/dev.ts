import type { PluginDev } from '#harness/backend/contract'
import budget from './budget/dev'
import contracts from './contracts/dev'
import costCenter from './cost-center/dev'
import creation from './creation/dev'
import customer from './customer/dev'
import knowledge from './knowledge/dev'
import leads from './leads/dev'
import messages from './messages/dev'
import permissions from './permissions/dev'
import publicPages from './public/dev'
import risk from './risk/dev'
import schedule from './schedule/dev'
import todoCrm from './todo-crm/dev'
import visits from './visits/dev'

/** The areas' parts for harness and tests, one line each; never reachable from the production entry. */
export const pluginDevs: readonly PluginDev[] = [
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
