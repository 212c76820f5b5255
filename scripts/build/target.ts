/** Oldest supported browsers: Android System WebView / Chrome 87 and iOS WKWebView 14.5. */
export const TARGETS = ['chrome 87', 'ios_saf 14.5']

/**
 * Syntax that both parse is a subset of ES2022: logical assignment (Chrome 85, Safari 14), class fields, also private
 * ones (Chrome 74, iOS 14.5). ES2022 features that iOS 14.5 lacks are checked separately: private methods (15), `#x in
 * y` (15), static blocks (16.4), top-level await (15), the regular expressions' `d` flag (15) and, older but missing
 * there, lookbehind (16.4).
 */
export const ECMA_VERSION = 2022
