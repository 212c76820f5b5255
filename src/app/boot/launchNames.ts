/**
 * Parameters of the launch and of every route. A list address with only these has no filter, so its early request
 * applies.
 */
export const launchNames = [
  'pageType',
  'from',
  'isfromhaoqiwangApp',
  'ticket',
  'itcode',
  'authorization',
  'token',
  'loginName',
  'authCode',
  'authTenantId',
  'userId',
  'fullscreen',
  'navigationBarColor',
]

const TEXT =
  'Please update your browser or app. This page needs Chrome 87, Android System WebView 87 or iOS 14.5, or newer.' +
  '\n\n请更新浏览器或应用。本页面需要 Chrome 87、Android System WebView 87 或 iOS 14.5 及以上版本。'

/**
 * Shows an update notice and returns true in a browser below the build's language level. `WeakRef` came with iOS 14.5
 * and Chrome 84, the `inset` property with iOS 14.5 and Chrome 87.
 */
export function tooOld(): boolean {
  if ('WeakRef' in window && window.CSS && CSS.supports('inset', '0')) return false
  document.addEventListener('DOMContentLoaded', () => {
    const note = document.createElement('p')
    note.style.cssText = 'margin:24px;font:16px/1.5 sans-serif;white-space:pre-line'
    note.setAttribute('role', 'alert')
    note.textContent = TEXT
    document.body.textContent = ''
    document.body.appendChild(note)
  })
  return true
}
