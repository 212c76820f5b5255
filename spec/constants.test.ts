import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as config from '#base/config'
import { HOST_TEXTS } from '#platform/host'
import { uploadDocument, uploadPhoto } from '#platform/http'
import { clients } from '../src/platform/http/clients'
import { readEntries } from './coverage/entries'
import { holdingOf } from './coverage/table'

const tokens = readFileSync(join(__dirname, '../src/ui/theme/tokens.css'), 'utf8')
const token = (name: string) => Number(new RegExp(`${name}:\\s*(\\d+)`).exec(tokens)?.[1])
const seconds = (ms: number) => ms / 1000

/** Values used by the app, to compare with the specification (constants.json, by id). */
const used: Readonly<Record<string, () => unknown>> = {
  'page-type-values': () => [...config.PAGE_TYPES],
  'back-home-value': () => config.FROM_HOME,
  'back-native-app-values': () => config.FROM_NATIVE_APP,
  'back-select-address-target': () => `/clueMap?from=${config.FROM_HOME}`,
  'back-debounce': () => config.BACK_DEBOUNCE,
  'stored-value-cookie-expiry': () => config.COOKIE_EXPIRY.getUTCFullYear(),
  'partner-no-employee-delay': () => seconds(config.NO_EMPLOYEE_MESSAGE_DELAY),
  'partner-from-value': () => config.FROM_PARTNER,
  'partner-marker': () => config.PARTNER_MARKER,
  'ticket-success-code': () => config.TICKET_SUCCESS_CODE,
  'success-codes': () => config.SUCCESS_CODES,
  'success-http-status': () => config.SUCCESS_STATUS,
  'long-press-delay': () => config.LONG_PRESS_DELAY,
  'long-press-text-length': () => config.LONG_PRESS_TEXT_LENGTH,
  'tap-tolerance': () => config.TAP_TOLERANCE,
  'identity-parameters': () => [...config.IDENTITY_PARAMETERS],
  'timestamp-parameter': () => config.TIMESTAMP_PARAMETER,
  'cm-headers': () => [...config.CM_TICKET_HEADERS],
  'main-client-timeout': () => config.REQUEST_TIMEOUT,
  'main-client-credentials': () => clients.main.cookies,
  'retry-delay': () => config.RETRY_DELAY,
  'upload-img-field': () => uploadPhoto.declaration.field,
  'upload-file-field': () => uploadDocument.declaration.field,
  'upload-file-path': () => new URLSearchParams(uploadDocument.declaration.path.split('?')[1]).get('path'),
  'audio-file-extension': () => config.AUDIO_SUFFIX,
  'bridge-upload-file-key': () => config.UPLOAD_DEFAULTS.fileKey,
  'bridge-upload-method': () => config.UPLOAD_DEFAULTS.method,
  'bridge-upload-connect-timeout': () => config.UPLOAD_TIMEOUT,
  'upload-timeout': () => config.UPLOAD_TIMEOUT,
  'bridge-upload-complete-success': () => config.UPLOAD_COMPLETE.success,
  'bridge-upload-complete-failure': () => config.UPLOAD_COMPLETE.failure,
  'recording-max-segment': () => config.SEGMENT_MAXIMUM,
  'recording-maximum': () => config.SEGMENT_MAXIMUM,
  'recording-permission-error-codes': () => config.RECORDING_PERMISSION_ERRORS,
  'recording-permission': () => config.RECORDING_PERMISSION,
  'native-message-success': () => HOST_TEXTS.success,
  'bridge-retry-delay': () => config.BRIDGE_RETRY,
  'image-picker-count': () => config.IMAGE_PICKER.count,
  'image-picker-sources': () => config.IMAGE_PICKER.sources,
  'image-picker-sizes': () => config.IMAGE_PICKER.sizes,
  'preview-source': () => config.PREVIEW_SOURCE,
  'app-info-timeout': () => config.APP_INFO_TIMEOUT,
  'infocol-timeout': () => config.REQUEST_TIMEOUT,
  'request-timeout': () => config.REQUEST_TIMEOUT,
  'gateway-user-info-environments': () => config.ENVIRONMENTS.filter((name) => name !== 'PRO'),
  'gateway-environment-default': () => config.DEFAULT_ENVIRONMENT,
  environments: () => [...config.ENVIRONMENTS],
  'resize-observer-debounce': () => config.RESIZE_DEBOUNCE,
  'first-overlay-layer': () => token('--z-overlay'),
  'query-string-array-limit': () => config.QUERY_LIMITS.arrayLimit,
  'query-string-depth': () => config.QUERY_LIMITS.depth,
  'query-string-parameter-limit': () => config.QUERY_LIMITS.parameterLimit,
  'root-font-size-ratio': () => config.ROOT_FONT_RATIO,
}

const here = readEntries()
  .filter((entry) => entry.group === 'constants.json')
  .filter((entry) => {
    const holding = holdingOf(entry, new Set())
    return holding && 'held' in holding && holding.held.startsWith('spec/constants.test.ts')
  })

describe('constants of the specification', () => {
  test.each(here.map((entry) => [entry.key, entry.value.value] as const))('%s', (key, value) => {
    const read = used[key]
    if (!read) throw new Error(`no test reads the constant ${key}`)
    expect(read()).toEqual(value)
  })
})
