import { judgeTexts } from './trustedTypes'

interface Rules {
  createHTML(text: string): string | undefined
  createScriptURL(text: string): string | undefined
}

/** The rules of the page at `address`, as a browser with Trusted Types gets them. */
function rulesAt(address: string, scripts: readonly string[] = []): Rules {
  const createPolicy = jest.fn<void, [string, Rules]>()
  Object.assign(window, { trustedTypes: { createPolicy } })
  window.history.replaceState(null, '', address)
  judgeTexts(scripts)
  expect(createPolicy).toHaveBeenCalledTimes(1)
  const [name, rules] = createPolicy.mock.calls[0] ?? []
  expect(name).toBe('default')
  if (!rules) throw new Error('no rules')
  return rules
}

afterEach(() => Reflect.deleteProperty(window, 'trustedTypes'))

describe('scripts', () => {
  const given = ['https://host.example/sdk.js?v=2', 'sim/bridge.js', '']

  it.each([
    'http://localhost/app/assets/main.0123abcd.js',
    'assets/1505.d3a777d3.js',
    'assets/permissions-locales-zh-CN-json.01234567.js',
    'http://localhost/app/worker.js',
    'https://host.example/sdk.js?v=2',
    'sim/bridge.js',
  ])('%s is one of ours', (address) => {
    expect(rulesAt('/app/?from=home#/clueList', given).createScriptURL(address)).toBe(address)
  })

  it.each([
    'https://evil.example/assets/main.js',
    '//evil.example/worker.js',
    'http://localhost/file/upload/photo.js',
    'http://localhost/assets/main.js',
    'assets/../file/photo.js',
    'assets/deeper/main.js',
    'assets/main.js?callback=alert',
    'data:text/javascript,alert(1)',
    'blob:http://localhost/0',
    'javascript:alert(1)',
    'https://host.example/sdk.js',
    '',
  ])('%s is not', (address) => {
    expect(rulesAt('/app/index.html', given).createScriptURL(address)).toBeUndefined()
  })
})

describe('HTML', () => {
  it.each([
    '',
    '300 m',
    '<svg/>',
    '<path d="M128,24A104,104,0,1,0,232,128" opacity="0.2"/><path d="M1 1"/>',
    '<svg aria-hidden="true" class="pswp__icn" viewBox="0 0 60 60" width="60" height="60"><use class="pswp__icn-shadow" xlink:href="#pswp__icn-arrow"/><path d="M29 43l-3 3-16-16" id="pswp__icn-arrow"/></svg>',
  ])('%s is harmless', (text) => {
    expect(rulesAt('/').createHTML(text)).toBe(text)
  })

  it.each([
    '<b>bold</b>',
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<svg onload="alert(1)"/>',
    '<svg/onload=alert(1)>',
    '<svg><script>alert(1)</script></svg>',
    '<svg><use xlink:href="data:image/svg+xml,x#y"/></svg>',
    '<svg><use href="https://evil.example/#x"/></svg>',
    '<path d="M1 1" style="x"/>',
    '<path d="a>b"/>',
    '<path d="M1 1"/><style>*{}</style>',
    '<path d="M1 1"/>\n<p>',
    '&lt;script&gt;',
    'a < b',
  ])('%s is not', (text) => {
    expect(rulesAt('/').createHTML(text)).toBeUndefined()
  })
})

it('a browser without Trusted Types has nothing to judge with', () => {
  expect(() => judgeTexts([])).not.toThrow()
})
