import { chunkFiles, type FileTable, listText } from '../../src/app/boot/files'
import { withoutUsedModules, withPageTable } from './RuntimePlugin'

/** Shortened from a built entry script; `o`: what the minimizer has called the runtime. */
const runtimeNamed = (o: string) =>
  [
    'var loaded={};',
    `${o}.f.css=(s,list,r)=>{var known=${o}.o(loaded,s)?loaded[s]:void 0;if(0!==known)if(known)list.push(known[2]);`,
    `else if(/^(p(lugins_leads_pages_(LeadList|A\\/b)_tsx)|main)$/.test(s)){list.push(${o}.p+${o}.k(s))}};`,
    `${o}.k=c=>"assets/"+c+"."+({plugins_leads_pages_LeadList_tsx:"0000000b","customer-label":"0000000d"})[c]+".css",`,
    `${o}.u=c=>"assets/"+c+"."+({plugins_core_area:"0000000f",plugins_leads_pages_LeadList_tsx:"0000000a","customer-label":"0000000c"})[c]+".js",`,
    `${o}.g=1`,
  ].join('')
const RUNTIME = runtimeNamed('o')

interface Runtime {
  readonly k: (chunk: string) => string
  readonly u: (chunk: string) => string
  readonly f: { readonly css: (chunk: string, files: string[]) => void }
}

function run(code: string, name: string): Runtime {
  const runtime = { f: {}, p: '/', o: (of: object, key: string) => key in of }
  new Function(name, code)(runtime)
  return runtime as unknown as Runtime
}

test.each(['o', 'e', 'a', 'n', 't', 'i', '$'])(
  'scripts and style sheets are named from the table of the page (%s)',
  (name) => {
    const table: FileTable = {
      '': listText({ 'customer-label': '0000000c0000000d' }),
      core: listText({ _area: '0000000f' }),
      leads: listText({ _area: '0000000e', _pages_LeadList_tsx: '0000000a0000000b' }),
    }
    document.body.innerHTML = `<script id="files" type="application/json">${JSON.stringify([table, []])}</script>`
    const code = withPageTable(runtimeNamed(name))
    expect(code).not.toContain('LeadList')
    const { k, u, f } = run(code, name)
    const chunks = ['customer-label', 'plugins_core_area', 'plugins_leads_pages_LeadList_tsx']
    const styled = chunks.filter((chunk) => chunkFiles(table, chunk).length > 1)
    expect(chunks.map(u)).toEqual(chunks.map((chunk) => chunkFiles(table, chunk)[0]))
    expect(styled.map(k)).toEqual(styled.map((chunk) => chunkFiles(table, chunk)[1]))
    const files: string[] = []
    for (const chunk of [...chunks, 'main']) f.css(chunk, files)
    expect(files).toEqual(styled.map((chunk) => `/${k(chunk)}`))
    expect(styled).toHaveLength(2)
  },
)

test.each([
  ['has other tables', RUNTIME.replace('o.u=', 'o.v=')],
  ['asks for style sheets in another way', RUNTIME.replace('.test(s)', '.exec(s)')],
])('a runtime that %s ends the build', (_, code) => {
  expect(() => withPageTable(code)).toThrow('RuntimePlugin')
})

/** How the runtime requires modules, and takes over those of chunks, shortened. */
const MODULES = [
  'var $=given,cache={};',
  'function o(e){var t=cache[e];if(void 0!==t)return t.exports;var n=cache[e]={exports:{}};',
  'return $[e].call(n.exports,n,n.exports,o),n.exports}o.m=$,',
  'o.o=(e,t)=>Object.prototype.hasOwnProperty.call(e,t);',
  'var s={},take=(e,t)=>{var n,i,[r,a,l]=t,c=0;if(r.some(e=>0!==s[e])){for(n in a)o.o(a,n)&&(o.m[n]=a[n]);if(l)var u=l(o)}',
  'for(e&&e(t);c<r.length;c++)s[r[c]]=0};return{o,take}',
].join('')

test('a module that has run is let go, and so are the modules of a chunk that was taken over', () => {
  const module = jest.fn((own: { exports: unknown }) => {
    own.exports = 'first'
  })
  const broken = jest.fn(() => {
    throw new Error('broken')
  })
  const modules: Record<string, unknown> = { module, broken }
  const { o, take } = new Function('given', withoutUsedModules(MODULES))(modules)
  expect([o('module'), o('module')]).toEqual(['first', 'first'])
  expect(module).toHaveBeenCalledTimes(1)
  expect(() => o('broken')).toThrow('broken')
  expect(modules).toEqual({ module: 0, broken })
  const list: unknown[] = []
  const other = (own: { exports: unknown }) => {
    own.exports = 'other'
  }
  take((chunk: unknown) => list.push(chunk), [['page'], { other }])
  expect(list).toEqual([[['page'], {}]])
  expect(o('other')).toBe('other')
})

test.each([
  ['runs modules', MODULES.replace('.call(n', '.apply(n')],
  ['takes over chunks', MODULES.replace('o.m[n]=', 'o.x[n]=')],
])('a runtime that %s in another way ends the build', (_, code) => {
  expect(() => withoutUsedModules(code)).toThrow('RuntimePlugin')
})
