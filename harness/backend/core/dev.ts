import * as m from '../../../plugins/core/messages'
import { rights } from '../../../plugins/core/rights'
import { definePluginDev } from '../contract'
import { sessionKind } from '../identity'
import { submitKind } from '../response'
import { approversHandler } from './approvers'
import { DICTIONARIES } from './dictionaries'
import { EMPLOYEES, employeeKind } from './employees'
import { gatewayHandlers, reportKind } from './gateway'
import { grantKind, seedGrants } from './grants'
import { dictionaryKind, listHandlers } from './lists'
import { messageHandlers, messageKind } from './messages'
import { signInHandlers } from './signIn'
import { uploadHandlers, uploadKind } from './uploads'

/** Back-end parts needed by every area: people, rights, sign-in, uploads, gateway. */
export const coreDev = definePluginDev({
  id: 'core',
  rights,
  handlers: [
    ...signInHandlers,
    ...listHandlers,
    ...messageHandlers,
    approversHandler,
    ...uploadHandlers,
    ...gatewayHandlers,
  ],
  kinds: [employeeKind, sessionKind, grantKind, dictionaryKind, messageKind, uploadKind, reportKind, submitKind],
  seed: ({ now }) => ({
    employee: EMPLOYEES,
    session: EMPLOYEES.map(({ loginName }) => ({ employee: loginName, expired: false })),
    grant: seedGrants(now),
    dictionary: DICTIONARIES,
  }),
  messages: [
    { message: m.refreshWorkbench, sample: undefined },
    { message: m.openThirdParty, sample: { url: 'https://www.example.com/' } },
    { message: m.gotoDetailPermission, sample: { route: 'sales' } },
    { message: m.addContact, sample: { name: '陈建国', phone: '13800000000' } },
    { message: m.todoOpen, sample: { route: '/policy' } },
    { message: m.todoDone, sample: {} },
    { message: m.todoClose, sample: undefined },
    { message: m.todoResize, sample: { height: 480 } },
  ],
})
