import { chunkFiles, type FileTable } from '../../src/boot/files'
import { withPageTable } from './FileTablePlugin'

/** Shortened from a built entry script. */
const RUNTIME = [
  'var e={};',
  'o.f.css=(s,n,r)=>{var i=o.o(e,s)?e[s]:void 0;if(0!==i)if(i)n.push(i[2]);',
  'else if(/^(p(lugins_leads_pages_(LeadList|A\\/b)_tsx)|main)$/.test(s)){n.push(o.p+o.k(s))}};',
  'o.k=e=>"assets/"+e+"."+({plugins_leads_pages_LeadList_tsx:"0000000b","customer-label":"0000000d"})[e]+".css",',
  'o.u=e=>"assets/"+e+"."+({plugins_core_area:"0000000f",plugins_leads_pages_LeadList_tsx:"0000000a","customer-label":"0000000c"})[e]+".js",',
  'o.g=1',
].join('')

interface Runtime {
  readonly k: (chunk: string) => string
  readonly u: (chunk: string) => string
  readonly f: { readonly css: (chunk: string, files: string[]) => void }
}

function run(code: string): Runtime {
  const runtime = { f: {}, p: '/', o: (of: object, key: string) => key in of }
  new Function('o', code)(runtime)
  return runtime as unknown as Runtime
}

test('scripts and style sheets are named from the table of the page', () => {
  const table: FileTable = {
    '': { 'customer-label': '0000000c0000000d' },
    core: { _area: '0000000f' },
    leads: { _pages_LeadList_tsx: '0000000a0000000b' },
  }
  document.body.innerHTML = `<script id="files" type="application/json">${JSON.stringify([table, []])}</script>`
  const code = withPageTable(RUNTIME)
  expect(code).not.toContain('LeadList')
  const { k, u, f } = run(code)
  const chunks = ['customer-label', 'plugins_core_area', 'plugins_leads_pages_LeadList_tsx']
  const styled = chunks.filter((chunk) => chunkFiles(table, chunk).length > 1)
  expect(chunks.map(u)).toEqual(chunks.map((chunk) => chunkFiles(table, chunk)[0]))
  expect(styled.map(k)).toEqual(styled.map((chunk) => chunkFiles(table, chunk)[1]))
  const files: string[] = []
  for (const chunk of [...chunks, 'main']) f.css(chunk, files)
  expect(files).toEqual(styled.map((chunk) => `/${k(chunk)}`))
  expect(styled).toHaveLength(2)
})

test.each([
  ['has other tables', RUNTIME.replace('o.u=', 'o.v=')],
  ['asks for style sheets in another way', RUNTIME.replace('.test(s)', '.exec(s)')],
])('a runtime that %s ends the build', (_, code) => {
  expect(() => withPageTable(code)).toThrow('FileTablePlugin')
})
