import { rights as coreRights } from '../../../plugins/core/rights'
import { rights as contactRights } from '../../../plugins/public/rights'
import { submitKind } from '../answer'
import { definePluginDev } from '../contract'
import { sessionKind } from '../identity'
import { approversHandler } from './approvers'
import { EMPLOYEES, employeeKind } from './employees'
import { gatewayHandlers, reportKind } from './gateway'
import { grantKind, seedGrants } from './grants'
import { dictionaryKind, listHandlers } from './lists'
import { seedMessages } from './messageSeed'
import { messageHandlers, messageKind } from './messages'
import { signInHandlers } from './signIn'
import { uploadHandlers, uploadKind } from './uploads'

/** Back-end parts needed by every area: people, rights, sign-in, uploads, gateway. */
export const coreDev = definePluginDev({
  id: 'core',
  // Numbers of contacts are masked by every area, also where an area is simulated alone.
  rights: { ...coreRights, ...contactRights },
  handlers: [
    ...signInHandlers,
    ...listHandlers,
    ...messageHandlers,
    approversHandler,
    ...uploadHandlers,
    ...gatewayHandlers,
  ],
  kinds: [employeeKind, sessionKind, grantKind, dictionaryKind, messageKind, uploadKind, reportKind, submitKind],
  seed: ({ now, size }) => ({
    employee: EMPLOYEES,
    session: EMPLOYEES.map(({ loginName }) => ({ employee: loginName, expired: false })),
    grant: seedGrants(now),
    message: seedMessages(now, size),
  }),
})
