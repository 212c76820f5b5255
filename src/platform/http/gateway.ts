import * as v from 'valibot'
import { buildValue } from '#base/config'
import { call } from './call'

/** Section 7: the user of a temporary token. The response is passed on unparsed. */
export const gatewayUserInfo = call({
  host: 'gateway',
  method: 'POST',
  path: '/new/open/ws/auth/customer/authenticationByTmpToken',
  send: 'json',
  accessKey: 'GATEWAY_KEY',
  about: 'The user of a temporary token.',
  request: v.pipe(
    v.object({ tmpToken: v.string() }),
    v.transform(({ tmpToken }) => ({ params: { appId: buildValue('GATEWAY_KEY'), tmpToken } })),
  ),
  response: v.unknown(),
})

/** Section 3, error report. */
const ErrorReport = v.object({
  appAddress: v.string(),
  appId: v.string(),
  appName: v.string(),
  appVersion: v.string(),
  /** 0 Android, 1 other. */
  deviceType: v.picklist([0, 1]),
  message: v.string(),
  /** ISO 8601. */
  uploadTime: v.string(),
})
export type ErrorReport = v.InferOutput<typeof ErrorReport>

/** Section 7: reports an error of the app to the monitoring service. */
export const reportError = call({
  host: 'gateway',
  method: 'POST',
  path: '/greatgas/v2/gmb/monitormsg',
  send: 'json',
  accessKey: 'MONITOR_KEY',
  about: 'Reports an error of the app.',
  request: ErrorReport,
  response: v.unknown(),
})
