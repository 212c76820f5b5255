/** A text that the kit looks up by rule (docs/area-kit.md) for the moves and filters in a source file of an area. */
export interface RuleText {
  readonly key: string
  /** It is in the group `texts` of the list, if the list has one. */
  readonly isOfList: boolean
}

/** Groups of texts that the kit looks up by rule; they may stand in the group of a list or kind of record. */
export const BY_RULE =
  /^(?:\w+\.)?(?:title|state|tab|sort|quick|filter|list|moved|refused|refusals|error|field|fields|right|detail|menu|today)\./

/** `defineMove(orders, 'send', …`: the text of the toast. A move with a computed name is not found. */
const MOVE = /\bdefineMove(?:<[^(]*>)?\(\s*\w+,\s*'(\w+)'/g
/** `defineDecisionFields('return', …`: the texts of the approval and of how it is refused, and of their comment. */
const DECISION = /\bdefineDecisionFields\(\s*'(\w+)'/g
/** `{ key: 'late', on: { late: true } }`: the text of a chip. */
const QUICK = /\bkey: '(\w+)',\s*on: /g
/** Tags of filters, with their attributes. */
const FILTER = /<((?:Choice|Flag|Pick|Tree|Range)Filter)\b((?:[^/]|\/(?!>))*)\/>/g
/** Their attributes by `name`, unless they have a label of their own. */
const LABELLED = ['ChoiceFilter', 'FlagFilter', 'PickFilter', 'TreeFilter']
/** Their texts besides the label. */
const STATES: Readonly<Record<string, readonly string[]>> = {
  PickFilter: ['filter.none'],
  TreeFilter: ['filter.none'],
  RangeFilter: ['filter.any', 'filter.from', 'filter.range'],
}

/** Texts that the code of one file needs by rule: those of its moves, quick filters and filters; each once. */
export function textsByRule(code: string): readonly RuleText[] {
  const ofList = (key: string) => ({ key, isOfList: true })
  const ofArea = (key: string) => ({ key, isOfList: false })
  const filters = [...code.matchAll(FILTER)].flatMap(([, tag = '', attributes = '']) => {
    const name = /\bname="(\w+)"/.exec(attributes)?.[1]
    const isNamed = name !== undefined && LABELLED.includes(tag) && !/\blabel=/.test(attributes)
    // The others belong to a list and use its texts.
    const of = tag === 'RangeFilter' ? ofArea : ofList
    return [...(isNamed ? [`filter.${name}`] : []), ...(STATES[tag] ?? [])].map(of)
  })
  const all = [
    ...[...code.matchAll(MOVE)].map(([, name]) => ofArea(`moved.${name}`)),
    ...[...code.matchAll(DECISION)].flatMap(([, refusal]) => [
      ofArea('field.comment'),
      ...['approve', refusal].flatMap((name) => [`move.${name}`, `move.${name}Title`, `moved.${name}`].map(ofArea)),
    ]),
    ...[...code.matchAll(QUICK)].map(([, name]) => ofList(`quick.${name}`)),
    ...(/<Filter(?:Screen|Sheet)\b|\buseFilterSheet\(/.test(code)
      ? ['filter.show', 'filter.showSome'].map(ofList)
      : []),
    ...filters,
  ]
  return all.filter(({ key }, at) => all.findIndex((other) => other.key === key) === at)
}

/**
 * The tabs of lists: `export const ORDER_TABS = ['open', 'closed']`; they are shared with the call, those of a page are
 * not.
 */
const TABS = /\bexport const (?:\w+_)?TABS = \[([^\]]*)\]/g
/** Their orders: `sorts: () => ['usual', 'amount']`. */
const SORTS = /\bsorts: \([^)]*\) => \[([^\]]*)\]/g
/** Tags of inputs, with their attributes. */
const INPUT = /<\w+Input\b((?:[^/]|\/(?!>))*)\/>/g
/** `message: 'error.title'` and `v.minLength(3, 'error.title')`. */
const ERROR = /'(error\.\w+)'/g

const wordsIn = (list: string) => [...list.matchAll(/'(\w+)'/g)].map(([, word = '']) => word)

/** Texts that one file’s lists, inputs and checks need by rule, as far as they are written out; each once. */
export function textsOfParts(code: string): readonly string[] {
  const tabs = [...code.matchAll(TABS)].map(([, list = '']) => wordsIn(list)).filter((words) => words.length > 1)
  const fields = [...code.matchAll(INPUT)].flatMap(([, attributes = '']) => {
    const name = /\bname="(\w+)"/.exec(attributes)?.[1]
    return name !== undefined && /\bform=/.test(attributes) && !/\blabel=/.test(attributes) ? `field.${name}` : []
  })
  return [
    ...new Set([
      ...(/\bdefineList\(/.test(code) ? ['list.search', 'list.searchHint', 'list.unit'] : []),
      ...(tabs.length > 0 ? ['tab.label', ...tabs.flat().map((tab) => `tab.${tab}`)] : []),
      ...[...code.matchAll(SORTS)].flatMap(([, list = '']) => wordsIn(list).map((order) => `sort.${order}`)),
      ...fields,
      ...[...code.matchAll(ERROR)].map(([, key = '']) => key),
    ]),
  ]
}
