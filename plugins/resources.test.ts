import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Data that load on their own: whoever shows them says so where they fail, or passes them to a part that does. */

const ROOTS = ['plugins', 'src/kit', 'src/domain']
const files = ROOTS.flatMap((root) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx$/.test(name) && !/\.test\.|testing\/|demo\//.test(name))
    .map((name) => join(root, name)),
)

/** `const x = useNeeded(…)` and `const { value } = useResource(…)`, whatever the data are. */
const USES = /const (\w+|\{[^}]*\}) = (?:useNeeded|useResource|usePart)\(/g

/** Where the failure is shown by somebody else. */
const SHOWN_ELSEWHERE: Readonly<Record<string, string>> = {
  'plugins/creation/pages/CustomerElectric.tsx': 'without the names of cities the filter shows the code of its city',
  'plugins/leads/components/place/PlaceForm.tsx': 'districts are drawn beneath the map, which says itself what failed',
  'plugins/leads/pages/LeadMap.tsx': 'districts are drawn beneath the map, which says itself what failed',
  'plugins/public/pages/ContactAdd.tsx': 'without network the form stays open: the draft waits, the back end decides',
  'plugins/todo-crm/components/AdviceForm.tsx':
    'without network the form stays open: the draft waits, the back end decides',
  'plugins/leads/components/tool/LeadLine.tsx': 'the row of the list stands in for the record',
}

/** True if the code reads the failure of the data, or passes them on as a whole. */
function showsFailure(code: string, name: string): boolean {
  if (name.startsWith('{')) return /\b(?:status|error)\b/.test(name)
  return new RegExp(`\\b${name}\\.(?:status|error|pending)\\b|[=(,[] ?\\{?${name}[\\]}),]`).test(code)
}

test('no part of a page leaves out that its data could not be loaded', () => {
  const silent = files.flatMap((file) => {
    const code = readFileSync(file, 'utf8')
    return [...code.matchAll(USES)].flatMap(([, name = '']) =>
      showsFailure(code, name) || file in SHOWN_ELSEWHERE ? [] : [`${file}: ${name}`],
    )
  })
  expect(silent).toEqual([])
})
