import { webViewAddress } from './webViewAddress'

const stored = { authTenantId: 'T 1', authCode: 'C&1' }
const open = (request: Parameters<typeof webViewAddress>[0], known: Partial<typeof stored> = stored) =>
  webViewAddress(request, {
    stored: (name) => known[name],
    isTrusted: (address) => new URL(address).origin === 'https://allowed.example',
    view: { location: { href: 'https://app.example/m/' } },
  })

describe('the web-view opener (section 7)', () => {
  test('always marks the gas platform as source', () => {
    expect(open({ url: 'https://allowed.example/a', withCredentials: false })).toBe(
      'https://allowed.example/a?source=greatgas',
    )
  })

  test('web-view-with-credentials: appends tenant and code unless disabled', () => {
    expect(open({ url: 'https://allowed.example/a?x=1#/b' })).toBe(
      'https://allowed.example/a?x=1&authTenantId=T+1&authCode=C%261&source=greatgas#/b',
    )
    expect(open({ url: 'https://allowed.example/a' }, {})).toBe('https://allowed.example/a?source=greatgas')
  })

  test('web-view-toolbar-full-screen: fullscreen=1 when the toolbar setting is 0', () => {
    expect(open({ url: 'https://allowed.example/', showWebViewToolbar: 0, withCredentials: false })).toBe(
      'https://allowed.example/?fullscreen=1&source=greatgas',
    )
    expect(open({ url: 'https://allowed.example/', showWebViewToolbar: 1, withCredentials: false })).not.toContain(
      'fullscreen',
    )
  })

  test('a page of the messaging app has its own scheme and gets no credentials', () => {
    expect(open({ url: 'icome://contact/rep02' })).toBe('icome://contact/rep02?source=greatgas')
  })

  test('existing parameters keep their values', () => {
    expect(open({ url: 'https://allowed.example/?source=mail&authCode=own' })).toBe(
      'https://allowed.example/?source=mail&authCode=own&authTenantId=T+1',
    )
  })

  test('origins outside EMBED_ORIGINS get no credentials, whatever the caller requests', () => {
    expect(open({ url: 'https://evil.example/', withCredentials: true })).toBe('https://evil.example/?source=greatgas')
  })

  test('a relative address is resolved against the app; other schemes are not opened', () => {
    expect(open({ url: 'help.html' })).toBe('https://app.example/m/help.html?source=greatgas')
    for (const url of ['javascript:alert(1)', 'data:text/html,x', 'intent://x', 'http://[']) {
      expect(open({ url })).toBeUndefined()
    }
  })
})
