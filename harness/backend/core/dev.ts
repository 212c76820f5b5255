import * as m from '../../../plugins/core/messages'
import { rights } from '../../../plugins/core/rights'
import { definePluginDev } from '../contract'
import { sessionKind } from '../identity'
import { readyScenario, see } from '../readyScenario'
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
  scenarios: [
    readyScenario(
      'The session has ended: the password is asked for over the page',
      '会话已过期：应在页面上方要求输入密码',
      'browser',
      { path: '/', faults: [{ path: 'core/employee', status: 401, times: 1 }] },
      see('Sign in again'),
    ),
    readyScenario(
      'A host that never says who the user is: no page can be opened',
      '宿主始终不说明用户是谁：页面均不可打开',
      'messaging-ios',
      { path: '/', signIn: 'none' },
      see('You cannot open this page'),
    ),
  ],
})
