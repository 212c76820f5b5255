import { chunkFiles, type FileTable, listText } from '../../src/boot/files'
import { withPageTable } from './FileTablePlugin'

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

test.each(['o', 'e', 'a', 'n', 't', 'i'])(
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
  expect(() => withPageTable(code)).toThrow('FileTablePlugin')
})
