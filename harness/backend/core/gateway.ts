import { answer, type SimContext, type SimHandler, type SimKind } from '../contract'
import { refused } from '../response'
import { errorReportCall, userByTmpTokenCall } from './calls'
import { employeeInfo, employeeKind } from './employees'

/** Kind `report`: error reports of section 3, unchanged. */
export interface Report {
  readonly id: string
  readonly at: string
  readonly report: unknown
}
export const reportKind: SimKind<Report> = { name: 'report', id: (record) => record.id }

/** Value of `GATEWAY_KEY` and `MONITOR_KEY_…` in start, preview and tests. */
const ACCESS_KEY = 'sim'

/** The gateway checks an access key instead of a signed-in employee. */
const guarded =
  (run: SimHandler['run']): SimHandler['run'] =>
  (wire, context: SimContext) =>
    context.headers.get('x-gw-accesskey') === ACCESS_KEY
      ? run(wire, context)
      : refused(401, 'The access key is not valid.')

export const gatewayHandlers: readonly SimHandler[] = [
  answer(
    userByTmpTokenCall,
    guarded(({ params }, { store }) => {
      const token = String(typeof params === 'object' && params !== null ? Reflect.get(params, 'tmpToken') : '')
      const employee = store.table(employeeKind).get(/^tmp-(\w+)$/.exec(token)?.[1] ?? '')
      if (!employee) return { code: 401, message: 'The temporary token is not valid.', data: null }
      return { code: 200, message: 'success', data: employeeInfo(employee) }
    }),
    { open: true },
  ),
  answer(
    errorReportCall,
    guarded((report, { store, now }) => {
      store.table(reportKind).put({ id: `E-${store.next('report')}`, at: now.toISOString(), report })
      return { code: 200, message: 'success' }
    }),
    { open: true },
  ),
]
