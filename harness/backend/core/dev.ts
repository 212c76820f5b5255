import { submitKind } from '../answer'
import { definePluginDev } from '../contract'
import { sessionKind } from '../identity'
import { approversHandler } from './approvers'
import { EMPLOYEES, employeeKind } from './employees'
import { gatewayHandlers, reportKind } from './gateway'
import { grantKind, seedGrants } from './grants'
import { dictionaryKind, listHandlers, messageKind } from './lists'
import { signInHandlers } from './signIn'
import { uploadHandlers, uploadKind } from './uploads'

/** What every area needs of the back ends: people, rights, sign-in, uploads, gateway. */
export const coreDev = definePluginDev({
  id: 'core',
  handlers: [...signInHandlers, ...listHandlers, approversHandler, ...uploadHandlers, ...gatewayHandlers],
  kinds: [employeeKind, sessionKind, grantKind, dictionaryKind, messageKind, uploadKind, reportKind, submitKind],
  seed: ({ now }) => ({
    employee: EMPLOYEES,
    session: EMPLOYEES.map(({ loginName }) => ({ employee: loginName, expired: false })),
    grant: seedGrants(now),
  }),
})
