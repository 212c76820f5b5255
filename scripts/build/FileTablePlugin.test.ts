/** @jest-environment node */
import { withOneTable } from './FileTablePlugin'

/** Shortened from a built entry script. */
const RUNTIME = [
  'var e={};',
  'o.f.css=(s,n,r)=>{var i=o.o(e,s)?e[s]:void 0;if(0!==i)if(i)n.push(i[2]);',
  'else if(/^(p(lugins_leads_pages_(LeadList|A\\/b)_tsx)|main)$/.test(s)){n.push(o.p+o.k(s))}};',
  'o.k=e=>"assets/"+e+"."+({plugins_leads_pages_LeadList_tsx:"0000000b","customer-label":"0000000d"})[e]+".css",',
  'o.u=e=>"assets/"+e+"."+({area_core:"0000000f",plugins_leads_pages_LeadList_tsx:"0000000a","customer-label":"0000000c"})[e]+".js",',
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

test('scripts and style sheets are named from one table', () => {
  const code = withOneTable(RUNTIME)
  expect(code.split('plugins_leads_pages_LeadList_tsx')).toHaveLength(2)
  const { k, u, f } = run(code)
  expect(u('area_core')).toBe('assets/area_core.0000000f.js')
  expect(u('customer-label')).toBe('assets/customer-label.0000000c.js')
  expect(k('customer-label')).toBe('assets/customer-label.0000000d.css')
  const files: string[] = []
  for (const chunk of ['area_core', 'plugins_leads_pages_LeadList_tsx', 'main', 'customer-label']) f.css(chunk, files)
  expect(files).toEqual([
    '/assets/plugins_leads_pages_LeadList_tsx.0000000b.css',
    '/assets/customer-label.0000000d.css',
  ])
})

test.each([
  ['has other tables', RUNTIME.replace('o.u=', 'o.v=')],
  ['asks for style sheets in another way', RUNTIME.replace('.test(s)', '.exec(s)')],
  [
    'has a style sheet without a script',
    RUNTIME.replace('{area_core', '{}').replace('customer-label":"0000000c', 'x":"0000000c'),
  ],
])('a runtime that %s ends the build', (_, code) => {
  expect(() => withOneTable(code)).toThrow('FileTablePlugin')
})
