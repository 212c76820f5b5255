/** Constants of the specification, each with its section. No other file repeats their values. */

/** Section 9: main, first (CRM) and infocol client; the others take the same (ours). ms */
export const REQUEST_TIMEOUT = 20_000
/** Sections 3, 9: default `connectTimeout` of a bridge upload, and the quiet time after which an upload fails. ms */
export const UPLOAD_TIMEOUT = 30_000
/** Sections 8, 9: the app-info query gives up after this. ms */
export const APP_INFO_TIMEOUT = 200
/** Sections 4, 9: delay before the bridge call is retried when the bridge is not ready. ms */
export const BRIDGE_RETRY = 300
/** Sections 4, 7, 9: maximum of one recorded segment. s */
export const SEGMENT_MAXIMUM = 300
/** Section 8: error codes of a recording after which the permission is requested. */
export const RECORDING_PERMISSION_ERRORS: readonly number[] = [3, 4]
/** Section 8: the permission that is requested then. */
export const RECORDING_PERMISSION = 'RECORD_AUDIO'
/** Section 3: extension by which audio files are recognised. */
export const AUDIO_SUFFIX = 'amr'
/** Section 3: names of uploaded images begin with it; the index follows (the word: ours). */
export const PICTURE_PREFIX = 'picture'
/** Section 3: `fileKey` and `method` of a bridge upload. */
export const UPLOAD_DEFAULTS = { fileKey: 'file', method: 'post' } as const
/** Section 3: `isComplete` of a bridge upload. */
export const UPLOAD_COMPLETE = { success: '0', failure: '1' } as const
/** Section 5: defaults of the messaging app's image picker. */
export const IMAGE_PICKER = { count: 1, sources: ['album', 'camera'], sizes: ['original', 'compressed'] } as const
/** Section 7: `source` of a file preview. */
export const PREVIEW_SOURCE = 3

/** Sections 5, 9: body codes of success. */
export const SUCCESS_CODES: readonly (number | string)[] = [1000, 200]
/** Section 5: the only HTTP status of success. */
export const SUCCESS_STATUS = 200
/** Sections 4, 9: code of a successful ticket exchange; a string. */
export const TICKET_SUCCESS_CODE = '00'
/** Section 7: default delay of the main client between retries. ms */
export const RETRY_DELAY = 1

/** Section 9: environments. */
export const ENVIRONMENTS = ['DEV', 'FAT', 'UAT', 'PRO', 'PROD'] as const
/** Section 9: environment of a build that names none. */
export const DEFAULT_ENVIRONMENT = 'FAT'

/** Section 7: query parameters on every URL with the login name. */
export const IDENTITY_PARAMETERS = ['itcode', 'iv-user'] as const
/** Section 7: query parameter on every URL with a timestamp (ms, ours). */
export const TIMESTAMP_PARAMETER = 't'
/** Section 7: additional headers of the CM host. */
export const CM_TICKET_HEADERS = ['ticket', 'icomeTicket'] as const

/** Section 2: debounce of back gesture and goBack, leading call only. ms */
export const BACK_DEBOUNCE = 300
/** Section 2: scroll is restored after this. ms */
export const SCROLL_RESTORE_DELAY = 400
/** Section 2: the same on the lead cognition page. ms */
export const SCROLL_RESTORE_DELAY_COGNITION = 800
/** Section 2: value of `from` of a page entered from the host's home. */
export const FROM_HOME = 'home'
/** Section 2: values of `from` whose back returns to the native app. */
export const FROM_NATIVE_APP: readonly string[] = ['appCenter', 'otherwebView', 'globalSearch', 'ToolProjectSchedule']
/** Section 4: value of `from` that is rewritten to the partner marker. */
export const FROM_PARTNER = 'greatgas'
/** Section 4: the partner marker, as parameter, in local storage and as cookie. */
export const PARTNER_MARKER = 'isfromhaoqiwangApp'
/** Sections 2, 4: page types that are shown without login. */
export const PAGE_TYPES = ['privacy', 'user'] as const
/** Section 4: wait before the native shell's message when the partner login returns no employee. ms */
export const NO_EMPLOYEE_MESSAGE_DELAY = 1000
/** Section 6: joins role names for analytics. */
export const ROLE_SEPARATOR = '/'
/** Section 3: stored-value cookies expire in this year (day and time: ours). */
export const COOKIE_EXPIRY = new Date('2038-01-01T00:00:00Z')

/** Section 5: a long press works on text longer than this. Characters */
export const LONG_PRESS_TEXT_LENGTH = 10
/** Section 5: the same limit for a long tap, on short texts such as labels. Characters */
export const LONG_TAP_TEXT_LENGTH = 7
/** Section 9: controls of the UI kit, such as the menu of a row, start a long press after this. ms */
export const KIT_LONG_PRESS_START = 500
/** Section 5: a long press triggers after this. ms */
export const LONG_PRESS_DELAY = 800
/** Section 5: movement that still counts as a tap. px */
export const TAP_TOLERANCE = 5

/** Section 9: toast. ms */
export const TOAST_DURATION = 2000
/** Section 9: debounce of the resize observer. ms */
export const RESIZE_DEBOUNCE = 16
/** Section 9: limits of query-string parsing. */
export const QUERY_LIMITS = { arrayLimit: 20, depth: 5, parameterLimit: 1000 } as const
/** Section 9: root font size as part of the viewport width; the width counted is capped (wire.md, ours). */
export const ROOT_FONT_RATIO = 0.1
/** Widest viewport of a phone or tablet that counts for the root font size. px */
export const COLUMN_WIDTH = 540
/** From this width of the window on, the app is a column as wide as a large phone, so that type keeps its size. px */
export const DESKTOP_WIDTH = 768
/** Width of that column. px */
export const DESKTOP_COLUMN = 430

/**
 * Section 3: names of the session's values in local storage, which end with it. `roles` is ours: a JSON list, so that a
 * stored session has its rights.
 */
export const SESSION_VALUES = ['token', 'loginName', 'userCode', 'name', 'roles', 'authCode', 'authTenantId'] as const
/** Name of the launch ticket in session storage (wire.md 'Launch and identity'). */
export const TICKET_VALUE = 'ticket'

/** Languages of the app (design card); the first is the default. */
export const LANGUAGES = ['en', 'zh-CN'] as const
export type Language = (typeof LANGUAGES)[number]
/** The app's language for somebody who reads this one (`zh-Hant`). */
export const languageOf = (locale: string): Language => (/^zh/i.test(locale) ? 'zh-CN' : 'en')
/** Name of the chosen language in local storage (ours). */
export const LANGUAGE_VALUE = 'language'
/** Name of the broadcast channel that carries all channels of the app between tabs (ours). */
export const BROADCAST_NAME = 'gas-sales-app'

/**
 * Global functions through which a host replies to calls (section 7; `goPhotoLibrary` is our name for 'photo library
 * selections').
 */
export const REPLY_NAMES = [
  'goPhoto',
  'goPhotoLibrary',
  'goUpload',
  'goMultiUpload',
  'goRecord',
  'scanResult',
  'chooseContact',
  'addContact',
  'getLoginInfo',
  'getQDLocationInfo',
] as const
export type ReplyName = (typeof REPLY_NAMES)[number]

/** Global functions through which a host reports events (section 7, original spelling). */
export const EVENT_NAMES = [
  'goBack',
  'refreshWorkbench',
  'openKeybord',
  'closeKeybord',
  'openThirdParty',
  'gotoDetailPermission',
  'nativeError',
] as const
