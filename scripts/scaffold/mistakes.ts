/**
 * A mistake in a new area "complaints", the check that finds it, and the check's output. `load` and `lists` are
 * found by the contract test too, but in runs of their own: an area that does not load or is not listed hides them.
 */
export interface Mistake {
  readonly name: string
  readonly finds: 'types' | 'imports' | 'contract' | 'load' | 'lists'
  /** Patterns of the output: the place, and the fix. */
  readonly says: readonly RegExp[]
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
    says: [/pages\/ComplaintDetail\.tsx.*"field\.dew"/],
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
    says: [/plugin\.ts.*"menu\.complaint"/],
    changes: [change('plugin.ts', "title: 'menu.complaints'", "title: 'menu.complaint'")],
  },
  {
    name: 'missing Chinese',
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
    finds: 'contract',
    says: [/records\.ts: no text 'moved\.close': add it to locales\/en\.json and zh-CN\.json/],
    changes: ['en', 'zh-CN'].map((language) => change(`locales/${language}.json`, '"moved": {', '"mover": {')),
  },
  {
    name: 'a right without a name',
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
    says: [/rights\.ts.*'?manger'?/],
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
    finds: 'load',
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
    says: [/the badge of complaints does not load: broken by a mistake/],
    changes: [
      { file: `${AREA}/badge.ts`, to: `${broken}export default async () => 1\n` },
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
    finds: 'types',
    says: [/plugin\.ts.*(?:not assignable|No overload)/],
    changes: [change('messages/openComplaint.ts', '{ id }: ComplaintMessage', '{ id }: { readonly id: number }')],
  },
  {
    name: 'a message that nobody owns',
    finds: 'contract',
    says: [/backend\/complaints\.ts: no area has a right or message 'complaint\.shut'/],
    changes: [change('backend/complaints.ts', "type: 'complaint.closed'", "type: 'complaint.shut'")],
  },
]

/** Applies a change to the text of a file; throws if there is nothing to change. */
export function changed(text: string, { file, from, to }: Mistake['changes'][number]): string {
  if (from === undefined) return to
  if (!text.includes(from)) throw new Error(`${file}: nothing to change: ${from}`)
  return text.replace(from, () => to)
}
