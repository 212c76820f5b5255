import postcss, { type Rule } from 'postcss'

const USED = /var\(\s*(--[\w-]+)/g

function names(text: string): string[] {
  return [...text.matchAll(USED)].flatMap(([, name]) => (name ? [name] : []))
}

/** The custom properties that `style` uses, directly or through others, in the same rules and media as in `tokens`. */
export function neededTokens(tokens: string, style: string): string {
  const root = postcss.parse(tokens)
  const values = new Map<string, string[]>()
  root.walkDecls(/^--/, ({ prop, value }) => {
    values.set(prop, [...(values.get(prop) ?? []), value])
  })
  const needed = new Set<string>()
  const take = (name: string): void => {
    if (needed.has(name)) return
    needed.add(name)
    for (const value of values.get(name) ?? []) names(value).forEach(take)
  }
  names(style).forEach(take)
  for (const name of needed) {
    if (!values.has(name)) throw new Error(`shell.html uses ${name}, which the token file does not have`)
  }

  const print = (rule: Rule): string => {
    const kept = rule.nodes.filter(
      (node) => node.type === 'decl' && (needed.has(node.prop) || node.prop === 'color-scheme'),
    )
    return kept.length > 0 ? `${rule.selector}{${kept.map(String).join(';')}}` : ''
  }
  return root.nodes
    .map((node) => {
      if (node.type === 'rule') return print(node)
      if (node.type !== 'atrule' || node.name !== 'media') return ''
      const inner = (node.nodes ?? []).map((child) => (child.type === 'rule' ? print(child) : '')).join('')
      return inner && `@media ${node.params}{${inner}}`
    })
    .join('')
}
