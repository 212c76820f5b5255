// Loader for the icon definitions of @phosphor-icons/react: keeps only the weights in use (one or two of six). Options:
// { weights: { Star: ['regular', 'fill'], … } }.

const LIST = /^([\s\S]*?new Map\(\[\n)([\s\S]*?)(\n\]\);[\s\S]*)$/
const ENTRY = /(?=^ {2}\[\n {4}"\w+",)/m

/** In the rendering component: replaces a missing weight by the regular one. */
const DRAWN = /(\w+)\.get\((\w+ != null \? \w+ : \w+)\)/

export default function iconWeights(source) {
  if (this.resourcePath.includes('IconBase')) return source.replace(DRAWN, '($1.get($2) || $1.get("regular"))')
  const icon = /([^/\\]+)\.es\.js$/.exec(this.resourcePath)?.[1] ?? ''
  const used = this.getOptions().weights[icon]
  const [, head, list, tail] = LIST.exec(source) ?? []
  if (!used || !list) return source
  const kept = list
    .split(ENTRY)
    .filter((entry) => used.includes(/"(\w+)"/.exec(entry)?.[1] ?? ''))
    .map((entry) => entry.replace(/,?\s*$/, ''))
  return kept.length > 0 ? `${head}${kept.join(',\n')}${tail}` : source
}
