/** A text that the kit looks up by rule (docs/area-kit.md) for the moves and filters in a source file of an area. */
export interface RuleText {
  readonly key: string
  /** It is in the group `texts` of the list, if the list has one. */
  readonly isOfList: boolean
}

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
