import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Entry } from './entries'

/** Which test holds an entry, or which part still to be built will. */
export type Holding = { readonly held: string } | { readonly later: Part }

/** Parts that are not built yet; each says how to see that it is, so that nothing stays 'later' once it is there. */
export const PARTS = {
  bridge: 'src/host/engine',
  leads: 'plugins/leads/pages/LeadMap.tsx',
  contacts: 'plugins/public',
  calendar: 'src/ui/Calendar.tsx',
  customer: 'plugins/customer',
  knowledge: 'plugins/knowledge',
  contracts: 'plugins/contracts',
  permissions: 'plugins/permissions',
  schedule: 'plugins/schedule',
  budget: 'plugins/budget',
  risk: 'plugins/risk',
  messages: 'plugins/messages',
  public: 'plugins/public',
  'todo-crm': 'plugins/todo-crm',
  'cost-center': 'plugins/cost-center',
  visits: 'plugins/visits',
  creation: 'plugins/creation',
} as const
export type Part = keyof typeof PARTS

const root = process.cwd()

export const isBuilt = (part: Part): boolean => existsSync(join(root, PARTS[part]))

/** `file`, or `file: words of the test's name`, which must stand in that file. */
type Named = string | { readonly later: Part }

const bridge = { later: 'bridge' } as const

/** Parametrised tests that walk a whole array, and the entries that they leave to a later part. */
const families: Readonly<Record<string, { readonly test: string; readonly later?: Readonly<Record<string, Part>> }>> = {
  'back-cases.json cases': { test: 'src/navigation/back.test.ts' },
  'back-cases.json debounce': { test: 'src/navigation/back.test.ts' },
  'bootstrap-cases.json cases': { test: 'spec/bootstrap.test.ts' },
}

/** Checks of the wire that another room's test holds; every other one is held by spec/wire.test.ts. */
const wireChecks: Readonly<Record<string, Named>> = {
  'error-report-sent': 'src/telemetry/errorReports.test.ts: error-report-sent',
  'error-report-fails': 'src/telemetry/errorReports.test.ts: error-report-fails',
  'log-ten-items': 'src/telemetry/logTracking.test.ts: log-ten-items',
  'log-ten-seconds': 'src/telemetry/logTracking.test.ts: log-ten-seconds',
  'upload-defaults': bridge,
  'upload-method': bridge,
  'upload-progress': bridge,
  'upload-result': bridge,
}

const wireClients: Readonly<Record<string, Named>> = {
  'gateway-error-report': 'src/telemetry/errorReports.test.ts: error-report-sent',
  log: 'src/telemetry/logTracking.test.ts: log-ten-items',
  upload: bridge,
}

const errors: Readonly<Record<string, Named>> = {
  'network-failure': 'spec/wire.test.ts: network-failure-toast',
  'cancelled-request': 'spec/wire.test.ts: cancelled-no-toast',
  'infocol-operation-failed': 'spec/wire.test.ts: infocol-code-not-200',
  'ticket-exchange-refused': 'spec/wire.test.ts: ticket-exchange-other',
  'partner-login-no-employee': 'spec/bootstrap.test.ts: bootstrap-cases',
  'response-code-not-successful': 'spec/wire.test.ts: other-code-message',
  'response-status-not-200': 'spec/wire.test.ts: http-500-message',
  'messaging-sdk-missing': bridge,
  'method-missing': bridge,
  'native-call-failed-with-message': bridge,
  'native-call-failed-without-message': bridge,
  'no-file-chosen': bridge,
  'recording-permission': bridge,
  'recording-in-partner-shell': bridge,
  'contact-pick-failed': bridge,
  'video-playback': { later: 'leads' },
  'camera-failed': bridge,
  'native-error-callback': 'src/messages/hostEventSink.test.ts: nativeError',
  'http-network-error': 'src/http/failures.test.ts: http-network-error',
  'http-timeout': 'src/http/failures.test.ts: http-timeout',
  'http-aborted': 'src/http/failures.test.ts: http-aborted',
  'http-status-error': 'src/http/failures.test.ts: http-status-error',
  'first-client-status': 'spec/wire.test.ts: http-500-crm',
  'route-chunk-failed': 'src/plugin/screens.test.ts: preload-error event',
  'app-info-timeout': bridge,
  'analytics-script-failed': 'src/telemetry/analytics.test.ts: analytics-script-failed',
  'native-call-succeeded': bridge,
  'partner-login-failed': 'spec/bootstrap.test.ts: bootstrap-cases',
  'bridge-not-ready': bridge,
  'photo-pick-not-an-image': bridge,
  'name-empty': { later: 'contacts' },
  'phone-invalid': { later: 'contacts' },
  'global-script-error': 'src/telemetry/errorReports.test.ts: global-script-error',
  'error-report-failed': 'src/telemetry/errorReports.test.ts: error-report-failed',
  'calendar-range-prompt': { later: 'calendar' },
}

/** Constants that belong to the host bridge or to an area; every other one is held by spec/constants.test.ts. */
const constants: Readonly<Record<string, Named>> = {
  'audio-file-extension': bridge,
  'uploaded-image-name': bridge,
  'bridge-upload-file-key': bridge,
  'bridge-upload-method': bridge,
  'bridge-upload-connect-timeout': bridge,
  'bridge-upload-complete-success': bridge,
  'bridge-upload-complete-failure': bridge,
  'web-view-with-credentials': bridge,
  'recording-max-segment': bridge,
  'native-code-success': bridge,
  'native-message-success': bridge,
  'native-code-failure': 'src/host/HostBridge.test.ts: native-code-failure',
  'native-code-no-file': 'src/host/HostBridge.test.ts: native-code-no-file',
  'method-missing-code': 'src/host/HostBridge.test.ts: method-missing-code',
  'bridge-retry-delay': bridge,
  'album-file-type': bridge,
  'image-picker-count': bridge,
  'image-picker-sources': bridge,
  'image-picker-sizes': bridge,
  'upload-progress-unit': bridge,
  'web-view-toolbar-full-screen': bridge,
  'recording-maximum': bridge,
  'preview-source': bridge,
  'status-bar-height-outside-ios': bridge,
  'recording-permission-error-codes': bridge,
  'recording-permission': bridge,
  'app-info-timeout': bridge,
  'app-info-give-up-value': bridge,
  'upload-timeout': bridge,
  'video-dialog-title': { later: 'leads' },
  'long-tap-text-length': { later: 'leads' },
  'kit-long-press-start': { later: 'leads' },
  'calendar-range-prompt': { later: 'calendar' },
  'device-type-android': 'src/telemetry/errorReports.test.ts: device-type-android',
  'device-type-other': 'src/telemetry/errorReports.test.ts: device-type-other',
  'role-separator': 'src/telemetry/analytics.test.ts: role-separator',
  'log-batch-items': 'src/telemetry/logTracking.test.ts: log-batch-items',
  'log-batch-interval': 'src/telemetry/logTracking.test.ts: log-batch-interval',
  'analytics-no-debug-environment': 'src/telemetry/analytics.test.ts: analytics-no-debug-environment',
  'scroll-on-navigation': 'src/navigation/PageStack.test.tsx: scroll-on-navigation',
  'scroll-restore-delay': 'src/navigation/PageStack.test.tsx: scroll-restore-delay',
  'scroll-restore-delay-lead-cognition': 'src/navigation/PageStack.test.tsx: scroll-restore-delay-lead-cognition',
  'transition-push-forward': 'src/navigation/PageStack.test.tsx: transition-push-forward',
  'transition-replace-back-go': 'src/navigation/PageStack.test.tsx: transition-replace-back-go',
  'transition-enterprise-app': 'src/navigation/PageStack.test.tsx: transition-enterprise-app',
  'routing-mode': 'src/navigation/NavigationStore.test.ts: a hash set from outside',
  'route-metadata': 'spec/routes.test.ts',
  'policy-route': 'spec/routes.test.ts',
  'login-route': 'spec/routes.test.ts',
  'routes-registered-twice': 'src/plugin/registry.test.ts: registered twice by section 2',
  'back-debounce-edge': 'src/navigation/back.test.ts',
  'persisted-state-store': 'src/stores/persist.test.ts: under the store’s id',
  'authorization-header': 'spec/wire.test.ts: authorization',
  'gateway-error-report-environments': 'src/telemetry/errorReports.test.ts: error-report-key',
  'toast-position': 'e2e/presentation.spec.ts: toast-position',
  'toast-duration': 'src/feedback/FeedbackHost.test.tsx: stand for 2 s',
  'dialog-confirm-shown': 'src/feedback/FeedbackHost.test.tsx: show the confirm button only',
  'dialog-cancel-shown': 'src/feedback/FeedbackHost.test.tsx: show the confirm button only',
}

/** Events that reach a page; replies of host calls come with the bridge. */
const EVENTS = [
  'goBack',
  'refreshWorkbench',
  'openKeybord',
  'closeKeybord',
  'openThirdParty',
  'gotoDetailPermission',
  'nativeError',
]

/** Built plugins and the calls that they declare are checked by these tests; the rest waits for its part. */
const areaOfCall = (path: string): Part => {
  if (/potCustomers|search-customers/.test(path)) return 'customer'
  if (/business\/list/.test(path)) return 'budget'
  if (/orgListByloginUser1/.test(path)) return 'permissions'
  return 'leads'
}

function named(entry: Named | undefined, otherwise: string): Holding {
  if (entry === undefined) return { held: otherwise }
  return typeof entry === 'string' ? { held: entry } : entry
}

/** Where an entry is held; undefined for a group that this table does not know. */
export function holdingOf({ group, key, value }: Entry, declared: ReadonlySet<string>): Holding | undefined {
  const family = families[group]
  if (family) return { held: family.test }
  const byGroup: Readonly<Record<string, () => Holding>> = {
    'wire.json checks': () => named(wireChecks[key], `spec/wire.test.ts: ${key}`),
    'wire.json clients': () => named(wireClients[key], 'spec/wire.test.ts'),
    'errors.json': () => named(errors[key], `spec/errors.test.ts: ${key}`),
    'constants.json': () => named(constants[key], `spec/constants.test.ts: ${key}`),
    'routes.json': () => {
      const plugin = String(value.plugin)
      return ['core', 'leads'].includes(plugin) ? { held: 'spec/routes.test.ts' } : { later: plugin as Part }
    },
    'calls.json': () => {
      const bare = key.replace(/ \(\d+\)$/, '')
      return declared.has(bare) ? { held: 'spec/calls.test.ts' } : { later: areaOfCall(bare) }
    },
    'host.json callbacks': () =>
      EVENTS.includes(key) ? { held: `src/messages/hostEventSink.test.ts: ${key}` } : { later: 'bridge' },
    'host.json entities': () => {
      const held: Readonly<Record<string, string>> = {
        'login-result': 'spec/bootstrap.test.ts',
        'error-report': 'src/telemetry/errorReports.test.ts: error-report-sent',
      }
      const test = held[key]
      return test ? { held: test } : { later: 'bridge' }
    },
    'host.json outcomes': () => ({ later: 'bridge' }),
    'host.json actions': () => ({ later: 'bridge' }),
    'host.json scripts': () => ({ later: 'bridge' }),
  }
  return byGroup[group]?.()
}

/** Whether the test that a holding names is there: its file, and the words of its name in it. */
export function isThere(held: string): boolean {
  const [file = '', words] = held.split(': ')
  const path = join(root, file)
  return existsSync(path) && (words === undefined || readFileSync(path, 'utf8').includes(words))
}
