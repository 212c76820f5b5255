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

/** `open.parts.x.value`, and `const { x } = open.parts` whose `x.value` is read. */
const PARTS = /\bparts\.(\w+)\.value\b/g
const NAMED_PARTS = /const \{([^}]*)\} = (?:\w+\.)*parts\n/g

/** Where the failure is shown by somebody else. */
const SHOWN_ELSEWHERE: Readonly<Record<string, string>> = {
  'plugins/creation/pages/CreateOpportunity.tsx':
    'whether the device has a draft; without one the failure of `start` is shown',
  'src/kit/forms/DraftWords.tsx': 'words of the device below a refusal, which is shown in any case',
  'plugins/creation/pages/CustomerElectric.tsx': 'without the names of cities the filter shows the code of its city',
  'plugins/leads/components/place/PlaceForm.tsx': 'districts are drawn beneath the map, which says itself what failed',
  'plugins/leads/pages/LeadMap.tsx': 'districts are drawn beneath the map, which says itself what failed',
  'plugins/public/pages/ContactAdd.tsx': 'without network the form stays open: the draft waits, the back end decides',
  'plugins/todo-crm/components/AdviceForm.tsx':
    'without network the form stays open: the draft waits, the back end decides',
  'plugins/leads/components/tool/LeadLine.tsx': 'the row of the list stands in for the record',
  'plugins/schedule/components/DailyForm.tsx': 'a draft of the device; its form says that drafts cannot be read',
}

/** Parts of a record whose failure is shown by another component of the page. */
const PARTS_SHOWN_ELSEWHERE: Readonly<Record<string, string>> = {
  'plugins/customer/pages/CustomerDetails.tsx: risk': 'the figure of a tab; its section says what failed',
  'plugins/customer/pages/CustomerDetails.tsx: leads': 'the figure of a tab; its section says what failed',
  'plugins/leads/pages/Cognition.tsx: parts.equipment': 'the card is drawn once its section is loaded',
  'plugins/leads/pages/Cognition.tsx: parts.energy': 'the card is drawn once its section is loaded',
  'plugins/leads/pages/CognitionClueInfo.tsx: parts.contacts': 'names for the comparison; their field says what failed',
  'plugins/leads/pages/CognitionEnergy.tsx: parts.equipment': 'the page waits for it, and says what failed',
  'plugins/leads/pages/LeadDetail.tsx: parts.contacts':
    'the number of the row stands in; their section says what failed',
  'plugins/leads/pages/LeadFollowUp.tsx: parts.contacts': 'suggestions; the field says what failed',
  'plugins/schedule/components/ProjectParts.tsx: tasks': 'names of what waits; their section says what failed',
  'plugins/schedule/components/ProjectPage.tsx: parts.milestones': 'opened from their section, which says what failed',
  'plugins/schedule/pages/ScheduleDetailYk.tsx: daily': 'their section says what failed',
  'plugins/schedule/pages/ScheduleDetailYk.tsx: quantities': 'their section says what failed',
}

/** True if the code reads the failure of the data, or passes them on as a whole. */
function showsFailure(code: string, name: string): boolean {
  if (name.startsWith('{')) return /\b(?:status|error)\b/.test(name)
  return new RegExp(`\\b${name}\\.(?:status|error|pending)\\b|[=(,[] ?\\{?${name}[\\]}),]`).test(code)
}

/** The parts of a record that a component of the file shows, but not their failure. */
function silentParts(code: string): string[] {
  return code.split(/\n(?=export |const |function )/).flatMap((component) => {
    const named = [...component.matchAll(NAMED_PARTS)].flatMap(([, names = '']) => names.match(/\w+/g) ?? [])
    const body = component.replace(NAMED_PARTS, '')
    const used = [
      ...[...body.matchAll(PARTS)].map(([, name]) => `parts.${name}`),
      ...named.filter((name) => body.includes(`${name}.value`)),
    ]
    return [...new Set(used)].filter((name) => !showsFailure(body.replace(/\b(?:\w+\.)+parts\b/g, 'parts'), name))
  })
}

test('no component leaves out that a part of its record could not be loaded', () => {
  const silent = files
    .flatMap((file) => silentParts(readFileSync(file, 'utf8')).map((name) => `${file}: ${name}`))
    .filter((part) => !(part in PARTS_SHOWN_ELSEWHERE))
  expect(silent).toEqual([])
})

test('no part of a page leaves out that its data could not be loaded', () => {
  const silent = files.flatMap((file) => {
    const code = readFileSync(file, 'utf8')
    return [...code.matchAll(USES)].flatMap(([, name = '']) =>
      showsFailure(code, name) || file in SHOWN_ELSEWHERE ? [] : [`${file}: ${name}`],
    )
  })
  expect(silent).toEqual([])
})
