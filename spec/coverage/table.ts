import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { EVENT_NAMES } from '../../src/base/config'
import type { Entry } from './entries'

/** The test that covers an entry, or the unbuilt part that will. */
export type Holding = { readonly held: string } | { readonly later: Part }

/** Parts not built yet, each with a path that exists once it is, so that no entry stays due by mistake. */
export const PARTS = {
  leads: 'plugins/leads/pages/LeadTool.tsx',
  customer: 'plugins/customer/pages',
  budget: 'plugins/budget/pages',
  directory: 'src/domain/directory',
} as const
export type Part = keyof typeof PARTS

const root = process.cwd()

export const isBuilt = (part: Part): boolean => existsSync(join(root, PARTS[part]))

/** `file`, or `file: part of the test's name`. */
type Named = string | { readonly later: Part }

/** Parametrised tests that run a whole array. */
const families: Readonly<Record<string, string>> = {
  'back-cases.json cases': 'src/platform/navigation/back.test.ts',
  'back-cases.json debounce': 'src/platform/navigation/back.test.ts',
  'bootstrap-cases.json cases': 'spec/bootstrap.test.ts',
}

/** Wire checks covered elsewhere; all others are covered by spec/wire.test.tsx. */
const wireChecks: Readonly<Record<string, Named>> = {
  'error-report-sent': 'src/platform/telemetry/errorReports.test.ts: error-report-sent',
  'error-report-fails': 'src/platform/telemetry/errorReports.test.ts: error-report-fails',
  'log-ten-items': 'src/platform/telemetry/logTracking.test.ts: log-ten-items',
  'log-ten-seconds': 'src/platform/telemetry/logTracking.test.ts: log-ten-seconds',
  'upload-defaults': 'spec/bridge.test.ts: upload-defaults',
  'upload-method': 'spec/bridge.test.ts: upload-method',
  'upload-progress': 'spec/bridge.test.ts: upload-progress',
  'upload-result': 'spec/bridge.test.ts: upload-result',
}

const wireClients: Readonly<Record<string, Named>> = {
  'gateway-error-report': 'src/platform/telemetry/errorReports.test.ts: error-report-sent',
  log: 'src/platform/telemetry/logTracking.test.ts: log-ten-items',
  upload: 'spec/bridge.test.ts: upload-defaults',
}

const errors: Readonly<Record<string, Named>> = {
  'network-failure': 'spec/wire.test.tsx: network-failure-toast',
  'cancelled-request': 'spec/wire.test.tsx: cancelled-no-toast',
  'infocol-operation-failed': 'spec/wire.test.tsx: infocol-code-not-200',
  'ticket-exchange-refused': 'spec/wire.test.tsx: ticket-exchange-other',
  'partner-login-no-employee': 'spec/bootstrap.test.ts: partner-no-employee',
  'response-code-not-successful': 'spec/wire.test.tsx: other-code-message',
  'response-status-not-200': 'spec/wire.test.tsx: http-500-message',
  'messaging-sdk-missing': 'spec/bridge.test.ts: messaging-sdk-missing',
  'method-missing': 'spec/bridge.test.ts: method-missing',
  'native-call-failed-with-message': 'spec/bridge.test.ts: native-call-failed-with-message',
  'native-call-failed-without-message': 'spec/bridge.test.ts: native-call-failed-without-message',
  'no-file-chosen': 'spec/bridge.test.ts: no-file-chosen',
  'recording-permission': 'spec/bridge.test.ts: recording-permission',
  'recording-in-partner-shell': 'spec/bridge.test.ts: recording-in-partner-shell',
  'contact-pick-failed': 'spec/bridge.test.ts: contact-pick-failed',
  'video-playback': 'src/ui/components/VideoTile.test.tsx: video-playback',
  'camera-failed': 'spec/bridge.test.ts: camera-failed',
  'native-error-callback': 'src/platform/messages/hostEventSink.test.ts: nativeError',
  'http-network-error': 'src/platform/http/failures.test.ts: http-network-error',
  'http-timeout': 'src/platform/http/failures.test.ts: http-timeout',
  'http-aborted': 'src/platform/http/failures.test.ts: http-aborted',
  'http-status-error': 'src/platform/http/failures.test.ts: http-status-error',
  'first-client-status': 'spec/wire.test.tsx: http-500-crm',
  'route-chunk-failed': 'src/base/loading/loadChunk.test.ts: preload-error event',
  'app-info-timeout': 'spec/bridge.test.ts: app-info-timeout',
  'analytics-script-failed': 'src/platform/telemetry/analytics.test.ts: analytics-script-failed',
  'native-call-succeeded': 'spec/bridge.test.ts: native-call-succeeded',
  'partner-login-failed': 'spec/bootstrap.test.ts: partner-network-failure',
  'bridge-not-ready': 'spec/bridge.test.ts: bridge-not-ready',
  'photo-pick-not-an-image': 'spec/bridge.test.ts: photo-pick-not-an-image',
  'name-empty': 'plugins/public/pages/contacts.test.tsx: what is missing is said at its field',
  'phone-invalid': 'plugins/public/pages/contacts.test.tsx: what is missing is said at its field',
  'global-script-error': 'src/platform/telemetry/errorReports.test.ts: global-script-error',
  'error-report-failed': 'src/platform/telemetry/errorReports.test.ts: error-report-failed',
  'calendar-range-prompt': 'src/ui/periods/periods.test.tsx: calendar-range-prompt',
}

/** Constants of the host bridge or an area; all others are covered by spec/constants.test.ts. */
const constants: Readonly<Record<string, Named>> = {
  'uploaded-image-name': 'spec/bridge.test.ts: uploaded-image-name',
  'web-view-with-credentials': 'src/platform/host/webViewAddress.test.ts: web-view-with-credentials',
  'native-code-success': 'spec/bridge.test.ts: native-code-success',
  'native-code-failure': 'src/platform/host/HostResult.test.ts: native-code-failure',
  'native-code-no-file': 'src/platform/host/HostResult.test.ts: native-code-no-file',
  'method-missing-code': 'src/platform/host/HostResult.test.ts: method-missing-code',
  'album-file-type': 'spec/bridge.test.ts: album-file-type',
  'upload-progress-unit': 'spec/bridge.test.ts: upload-progress',
  'web-view-toolbar-full-screen': 'src/platform/host/webViewAddress.test.ts: web-view-toolbar-full-screen',
  'status-bar-height-outside-ios': 'spec/bridge.test.ts: status-bar-height-outside-ios',
  'app-info-give-up-value': 'spec/bridge.test.ts: app-info-timeout',
  'video-dialog-title': 'src/ui/components/VideoTile.test.tsx: video-playback',
  'long-tap-text-length': 'src/ui/components/LongText.test.tsx: long-tap-text-length',
  'kit-long-press-start': 'src/ui/components/useLongPress.test.tsx: kit-long-press-start',
  'calendar-range-prompt': 'src/ui/periods/periods.test.tsx: calendar-range-prompt',
  'device-type-android': 'src/platform/telemetry/errorReports.test.ts: device-type-android',
  'device-type-other': 'src/platform/telemetry/errorReports.test.ts: device-type-other',
  'role-separator': 'src/platform/telemetry/analytics.test.ts: role-separator',
  'log-batch-items': 'src/platform/telemetry/logTracking.test.ts: log-batch-items',
  'log-batch-interval': 'src/platform/telemetry/logTracking.test.ts: log-batch-interval',
  'analytics-no-debug-environment': 'src/platform/telemetry/analytics.test.ts: analytics-no-debug-environment',
  'scroll-on-navigation': 'src/platform/navigation/PageStack.test.tsx: scroll-on-navigation',
  'scroll-restore-delay': 'src/platform/navigation/PageStack.test.tsx: scroll-restore-delay',
  'scroll-restore-delay-lead-cognition':
    'src/platform/navigation/PageStack.test.tsx: scroll-restore-delay-lead-cognition',
  'transition-push-forward': 'src/platform/navigation/PageStack.test.tsx: transition-push-forward',
  'transition-replace-back-go': 'src/platform/navigation/PageStack.test.tsx: transition-replace-back-go',
  'transition-enterprise-app': 'src/platform/navigation/PageStack.test.tsx: transition-enterprise-app',
  'routing-mode': 'src/platform/navigation/NavigationStore.test.ts: a hash set from outside',
  'route-metadata': 'spec/routes.test.ts',
  'policy-route': 'spec/routes.test.ts',
  'login-route': 'spec/routes.test.ts',
  'routes-registered-twice': 'src/platform/plugin/registry.test.ts: registered twice by section 2',
  'back-debounce-edge': 'src/platform/navigation/back.test.ts',
  'persisted-state-store': 'src/base/storage/persist.test.ts: under the store’s id',
  'authorization-header': 'spec/wire.test.tsx: authorization',
  'gateway-error-report-environments': 'src/platform/telemetry/errorReports.test.ts: error-report-key',
  'toast-position': 'e2e/presentation.spec.ts: toast-position',
  'toast-duration': 'src/ui/components/FeedbackHost.test.tsx: are shown for 2 s',
  'dialog-confirm-shown': 'src/ui/components/FeedbackHost.test.tsx: show only the confirm button',
  'dialog-cancel-shown': 'src/ui/components/FeedbackHost.test.tsx: show only the confirm button',
}

/** Calls that a plugin declares are covered by tests; the others wait for the returned part. */
const areaOfCall = (path: string): Part => {
  if (/potCustomers|search-customers/.test(path)) return 'customer'
  if (/business\/list/.test(path)) return 'budget'
  if (/orgListByloginUser1/.test(path)) return 'directory'
  return 'leads'
}

function named(entry: Named | undefined, otherwise: string): Holding {
  if (entry === undefined) return { held: otherwise }
  return typeof entry === 'string' ? { held: entry } : entry
}

/** Returns the test or part that covers an entry; undefined for an unknown group. */
export function holdingOf({ group, key }: Entry, declared: ReadonlySet<string>): Holding | undefined {
  const family = families[group]
  if (family) return { held: `${family}: ${key}` }
  const byGroup: Readonly<Record<string, () => Holding>> = {
    'wire.json checks': () => named(wireChecks[key], `spec/wire.test.tsx: ${key}`),
    'wire.json clients': () => named(wireClients[key], 'spec/wire.test.tsx'),
    'errors.json': () => named(errors[key], `spec/errors.test.ts: ${key}`),
    'constants.json': () => named(constants[key], `spec/constants.test.ts: ${key}`),
    'routes.json': () => ({ held: 'spec/routes.test.ts' }),
    'calls.json': () => {
      const bare = key.replace(/ \(\d+\)$/, '')
      return declared.has(bare) ? { held: 'spec/calls.test.ts' } : { later: areaOfCall(bare) }
    },
    'host.json callbacks': () =>
      EVENT_NAMES.some((name) => name === key)
        ? { held: `src/platform/messages/hostEventSink.test.ts: ${key}` }
        : { held: 'spec/host.test.ts' },
    'host.json entities': () => {
      const held: Readonly<Record<string, string>> = {
        'login-result': 'spec/bootstrap.test.ts',
        'error-report': 'src/platform/telemetry/errorReports.test.ts: error-report-sent',
      }
      return { held: held[key] ?? 'spec/host.test.ts' }
    },
    'host.json outcomes': () => ({ held: 'spec/host.test.ts' }),
    'host.json actions': () => ({ held: 'spec/host.test.ts' }),
    'host.json scripts': () => ({ held: 'spec/host.test.ts' }),
  }
  return byGroup[group]?.()
}

/** True if the test that covers an entry has passed; `passed`: names of passed tests, by file. */
export function hasPassed(held: string, passed: ReadonlyMap<string, readonly string[]>): boolean {
  const [file = '', words = ''] = held.split(': ')
  return passed.get(file)?.some((name) => name.includes(words)) ?? false
}
