/**
 * A mistake in a new area "complaints", the check that finds it, and the check's output. `load`, `stores`, `lists` and
 * `answers` have runs of their own: an area that does not load, is not listed or cannot be read hides the other
 * mistakes.
 */
export interface Mistake {
  readonly name: string
  readonly finds: 'types' | 'lint' | 'imports' | 'contract' | 'simulator' | 'answers' | 'load' | 'stores' | 'lists'
  /** Patterns of the output: the place, and the fix. */
  readonly says: readonly RegExp[]
  /** Number of its messages; default: one, without any that are only a consequence. */
  readonly messages?: number
  /** Changes of files: text to find (the first occurrence) and its replacement; without `from` the file is new. */
  readonly changes: readonly { readonly file: string; readonly from?: string; readonly to: string }[]
}

const AREA = 'plugins/complaints'
const change = (file: string, from: string, to: string) => ({ file: `${AREA}/${file}`, from, to })
const broken = "throw new Error('broken by a mistake')\n"

export const MISTAKES: readonly Mistake[] = [
  {
    name: 'a wrong text key in a screen',
    finds: 'types',
    says: [/pages\/ComplaintDetail\.tsx.*no text 'field\.dew': did you mean 'field\.due'\?/],
    changes: [change('pages/ComplaintDetail.tsx', "t('field.due')", "t('field.dew')")],
  },
  {
    name: 'a wrong text key in the message of a field',
    finds: 'contract',
    says: [/fields\.ts: no text 'error\.titel': add it to locales\/en\.json and zh-CN\.json/],
    changes: [change('fields.ts', "'error.title'", "'error.titel'")],
  },
  {
    name: 'a wrong text key in a title',
    finds: 'types',
    says: [/plugin\.ts.*no text 'menu\.complaint': did you mean 'menu\.complaints'\?/],
    changes: [change('plugin.ts', "title: 'menu.complaints'", "title: 'menu.complaint'")],
  },
  {
    name: 'missing Chinese',
    // The misspelt one is missing in English.
    messages: 2,
    finds: 'contract',
    says: [/locales\/zh-CN\.json: add 'quick\.late'/],
    changes: [change('locales/zh-CN.json', '"late"', '"lat"')],
  },
  {
    name: 'a quick filter without a text in any language',
    finds: 'contract',
    says: [/pages\/ComplaintList\.tsx: no text 'quick\.soon': add it to locales\/en\.json and zh-CN\.json/],
    changes: [change('pages/ComplaintList.tsx', 'quick={[', "quick={[{ key: 'soon', on: { late: false } }, ")],
  },
  {
    name: 'a move without a text in any language',
    // What the misspelt one says is shown nowhere.
    messages: 2,
    finds: 'contract',
    says: [/records\.ts: no text 'moved\.close': add it to locales\/en\.json and zh-CN\.json/],
    changes: ['en', 'zh-CN'].map((language) => change(`locales/${language}.json`, '"moved": {', '"mover": {')),
  },
  {
    name: 'a right without a name',
    // In each language; and the misspelt name is that of no right.
    messages: 3,
    finds: 'contract',
    says: ['en', 'zh-CN'].map(
      (language) => new RegExp(`locales/${language}.json: add 'right.complaint.write', the name`),
    ),
    changes: ['en', 'zh-CN'].map((language) => change(`locales/${language}.json`, '"write": ', '"wright": ')),
  },
  {
    name: 'a page with parameters and no address to try it at',
    finds: 'contract',
    says: [/dev\.ts: add an address of \/x\/complaints\/complaintDetail to examples, for journeys and pictures/],
    changes: [change('dev.ts', 'examples: [href(complaintDetail, { id: FIRST })]', 'examples: []')],
  },
  {
    name: 'a path that the area has itself',
    finds: 'contract',
    says: [/route-duplicate: \/x\/complaints\/complaintList stands twice in routes: delete one/],
    changes: [
      change('plugin.ts', '    { route: r.complaintDetail', '    r.complaintList,\n    { route: r.complaintDetail'),
    ],
  },
  {
    name: 'a path that another area has',
    finds: 'contract',
    says: [/route-duplicate: \/clueList belongs to leads: choose another path, \/x\/complaints/],
    changes: [change('routes.ts', "'/x/complaints/complaintForm'", "'/clueList'")],
  },
  {
    name: 'a menu entry that leads to a page with required parameters',
    finds: 'contract',
    says: [/menu-missing-parameters: 'complaints' leads to .*complaintDetail.*lead to a list, or make them optional/],
    changes: [change('plugin.ts', 'to: r.complaintList', 'to: r.complaintDetail')],
  },
  {
    name: 'the store of another area',
    finds: 'imports',
    says: [
      /plugins\/complaints\/records\.ts:\d+ imports \.\.\/permissions\/records/,
      /Of another area only routes\.ts and messages\.ts may be imported/,
      /moves to src/,
    ],
    changes: [
      change(
        'records.ts',
        'import {',
        "import { grants } from '../permissions/records'\nexport const others = grants\nimport {",
      ),
    ],
  },
  {
    name: 'the store id of another area',
    finds: 'contract',
    says: [/plugins\/complaints: the store 'permissions\.grants' must be called 'complaints\.…'/],
    changes: [change('records.ts', "'complaints.records'", "'permissions.grants'")],
  },
  {
    name: 'forgotten lines in the lists',
    finds: 'lists',
    says: [/plugins\/index\.ts: add complaints \(npm run new:plugin -- complaints does it\)/],
    changes: [
      {
        file: 'plugins/index.ts',
        from: "  { id: 'complaints', owner: 'team-service', load: () => import('./complaints/plugin') },\n",
        to: '',
      },
    ],
  },
  {
    name: 'a misspelt role',
    finds: 'types',
    says: [/rights\.ts.*no role 'manger': did you mean 'manager'\?/],
    changes: [change('rights.ts', "manager: 'unit'", "manger: 'unit'")],
  },
  {
    name: 'a misspelt right',
    finds: 'contract',
    says: [
      /pages\/ComplaintList\.tsx: no rights\.ts declares 'complaint\.wirte': did you mean 'complaint\.write'\?/,
      /\(this area: 'complaint\.read', 'complaint\.write'\)/,
    ],
    changes: [change('pages/ComplaintList.tsx', "'complaint.write'", "'complaint.wirte'")],
  },
  {
    name: 'a store that throws',
    finds: 'stores',
    says: [/stores does not load: broken by a mistake/],
    changes: [change('records.ts', '/** Stores that live', `${broken}\n/** Stores that live`)],
  },
  {
    name: 'a screen that throws',
    finds: 'load',
    says: [/the screen of \/x\/complaints\/complaintDetail does not load: broken by a mistake/],
    changes: [change('pages/ComplaintDetail.tsx', '/** A complaint, and', `${broken}\n/** A complaint, and`)],
  },
  {
    name: 'a badge that throws',
    finds: 'load',
    says: [/the badge of complaints does not load: broken as well/],
    changes: [
      { file: `${AREA}/badge.ts`, to: "throw new Error('broken as well')\nexport default async () => 1\n" },
      change('plugin.ts', 'order: 90,', "order: 90,\n      badge: () => import('./badge'),"),
    ],
  },
  {
    name: 'texts that do not load',
    finds: 'load',
    says: [/the texts in zh-CN does not load: .*JSON/],
    changes: [change('locales/menu.zh-CN.json', '{', '{,')],
  },
  {
    name: 'a handler of the wrong shape',
    // Its test gives it a message, too.
    messages: 2,
    finds: 'types',
    says: [/plugin\.ts.*openComplaint is no handler of this message: export default \(core: Core, message: \{ id: /],
    changes: [
      change(
        'messages/openComplaint.ts',
        'complaintDetail, { id }), rows)',
        'complaintDetail, { id }), rows) as (core: Parameters<ReturnType<typeof opens>>[0], message: { id: string; by: string }) => void',
      ),
    ],
  },
  {
    name: 'a message that nobody owns',
    finds: 'contract',
    says: [/backend\/complaints\.ts: no area has a right or message 'complaint\.shut'/],
    changes: [change('backend/complaints.ts', "type: 'complaint.closed'", "type: 'complaint.shut'")],
  },
  {
    name: 'a call without a handler',
    finds: 'contract',
    says: [/POST main \/api\/complaints\/complaints: no handler: add one to handlers in dev\.ts of its area/],
    changes: [change('backend/complaints.ts', '  create,\n', '')],
  },
  {
    name: 'from as a filter',
    finds: 'types',
    says: [/filters\.ts.*from belongs to every page.*name a period start and end/],
    changes: [change('filters.ts', 'late: by.flag', 'late: by.flag, from: by.day')],
  },
  {
    name: 'a text in the code',
    finds: 'lint',
    says: [/pages\/ComplaintDetail\.tsx:\d+[\s\S]*?A text in the code: add it to locales\/en\.json and zh-CN\.json/],
    changes: [change('pages/ComplaintDetail.tsx', "{t('close')}", 'Close it')],
  },
  {
    name: 'a title in the code',
    finds: 'lint',
    says: [/pages\/ComplaintForm\.tsx:\d+[\s\S]*?A text in the code: [\s\S]*?pass \{t\('…'\)\}/],
    changes: [change('pages/ComplaintForm.tsx', "title={t('title.complaintForm')}", 'title="New complaint"')],
  },
  {
    name: 'a title in braces',
    finds: 'lint',
    says: [/pages\/ComplaintDetail\.tsx:\d+[\s\S]*?pass \{t\('…'\)\}[\s\S]{0,600}title=\{'The complaint'\}/],
    changes: [change('pages/ComplaintDetail.tsx', 'title={({ title }) => title}', "title={'The complaint'}")],
  },
  {
    name: 'a text that depends on something',
    finds: 'lint',
    says: [/pages\/ComplaintForm\.tsx:\d+[\s\S]*?show t\('…'\)[\s\S]{0,600}'Fill it in' : null/],
    changes: [change('pages/ComplaintForm.tsx', '<Card>', "<Card>\n        {form ? 'Fill it in' : null}")],
  },
  {
    name: 'the label of an action in the code',
    finds: 'lint',
    says: [/pages\/ComplaintList\.tsx:\d+[\s\S]*?pass t\('…'\)[\s\S]{0,600}label: 'Raise it'/],
    changes: [change('pages/ComplaintList.tsx', "label: t('create')", "label: 'Raise it'")],
  },
  {
    name: 'a day by the clock of the device',
    finds: 'lint',
    says: [
      /fields\.ts:\d+[\s\S]*?This depends on the device: use formatDay, formatMoment, days or timeOfDay of #base\/calendar/,
    ],
    changes: [
      change('fields.ts', 'day >= days.today()', '[days.today(), new Date().toLocaleDateString()].includes(day)'),
    ],
  },
  {
    name: 'a timer without an end',
    finds: 'lint',
    says: [/pages\/ComplaintForm\.tsx:\d+[\s\S]*?This effect starts a timer or listener and never ends it/],
    changes: [
      change(
        'pages/ComplaintForm.tsx',
        '  return (',
        '  useEffect(() => {\n    setTimeout(() => core.track("late"), 1000)\n  }, [core])\n  return (',
      ),
    ],
  },
  {
    name: 'a timer behind an early return',
    finds: 'lint',
    says: [/pages\/ComplaintDetail\.tsx:\d+[\s\S]*?This effect starts a timer[\s\S]{0,600}if \(!id\) return undefined/],
    changes: [
      change(
        'pages/ComplaintDetail.tsx',
        '  return (',
        '  useEffect(() => {\n    if (!id) return undefined\n    setInterval(() => open.open(), 1000)\n  }, [id, open])\n  return (',
      ),
    ],
  },
  {
    name: 'a key that changes with every render',
    finds: 'lint',
    says: [/pages\/ComplaintList\.tsx:\d+[\s\S]*?A key names its record, the same in every render: use its id/],
    changes: [change('pages/ComplaintList.tsx', '<Row id={id}', '<Row key={Math.random()} id={id}')],
  },
  {
    name: 'a filter that the simulator does not know',
    finds: 'simulator',
    says: [
      /filter soon: the call declares it, but the simulator does not know it: add it to filters of its listHandler/,
    ],
    changes: [change('filters.ts', 'late: by.flag', 'late: by.flag, soon: by.flag')],
  },
  {
    name: 'a sort that the simulator does not know',
    finds: 'simulator',
    says: [/sort title: the call declares it, but the simulator does not know it: add it to sorts of its listHandler/],
    changes: [change('filters.ts', 'by.flag })', "by.flag }, { sorts: ['title'] })")],
  },
  {
    name: 'a filter that only the simulator has',
    finds: 'simulator',
    says: [
      /filter early: the simulator has it, but the call does not declare it: delete it, or add it to defineFilters/,
    ],
    changes: [
      change('backend/complaints.ts', 'filters: { ', "filters: { early: where.is(({ state }) => state === 'open'), "),
    ],
  },
  {
    name: 'a move that the screen offers and the simulator refuses',
    finds: 'simulator',
    says: [
      /move close: a screen offers it to \w+ for CO-\d+, and the simulator refuses it: may of defineMove must follow/,
    ],
    changes: [change('records.ts', 'versionOf(record)))', 'versionOf(record)), { may: () => true })')],
  },
  {
    name: 'a badge that fails',
    finds: 'simulator',
    says: [/badge of complaints: throws for \w+: nobody counts/],
    changes: [
      { file: `${AREA}/badge.ts`, to: "export default async () => Promise.reject(new Error('nobody counts'))\n" },
      change('plugin.ts', 'order: 90,', "order: 90,\n      badge: () => import('./badge'),"),
    ],
  },
  {
    name: 'a due item of a record that does not exist',
    finds: 'simulator',
    says: [/today: \/x\/complaints\/complaintDetail\?id=CO-999999: no record of the seed has this id/],
    changes: [
      {
        file: `${AREA}/today.ts`,
        to: "export default async () => [{ id: '1', title: 'x', due: 'late', to: '/x/complaints/complaintDetail?id=CO-999999' }]\n",
      },
      change('plugin.ts', 'messages: [', "today: () => import('./today') as never,\n  messages: ["),
    ],
  },
  {
    name: 'a message that opens a page without its parameter',
    finds: 'simulator',
    says: [
      /message complaint\.closed: \/x\/complaints\/complaintDetail\?no=CO-000001: its parameters do not fit the route/,
    ],
    changes: [change('messages/openComplaint.ts', '{ id })', '{ no: id } as never)')],
  },
  {
    name: 'an answer that is not as declared',
    // That of the list, and that of the move.
    messages: 2,
    finds: 'answers',
    says: [/its own call cannot parse the answer: .*due: expected string, received number/],
    changes: [change('backend/complaints.ts', '{ ...rest, owner:', '{ ...rest, due: 5, owner:')],
  },
]

/** Applies a change to the text of a file; throws if there is nothing to change. */
export function changed(text: string, { file, from, to }: Mistake['changes'][number]): string {
  if (from === undefined) return to
  if (!text.includes(from)) throw new Error(`${file}: nothing to change: ${from}`)
  return text.replace(from, () => to)
}
