import { parseSync, Visitor } from 'oxc-parser'

/** Ranges of function bodies in a source. */
function bodiesOf(file: string, source: string): readonly { readonly start: number; readonly end: number }[] {
  const bodies: { readonly start: number; readonly end: number }[] = []
  const add = ({ body }: { readonly body: { readonly start: number; readonly end: number } | null }) => {
    if (body) bodies.push(body)
  }
  new Visitor({ FunctionDeclaration: add, FunctionExpression: add, ArrowFunctionExpression: add }).visit(
    parseSync(file, source).program,
  )
  return bodies
}

/**
 * Signatures by the name of what a module exports: its declaration without function bodies, comments and line breaks. A
 * name that the module passes on from another one has none.
 */
export function signaturesOf(file: string, source: string): ReadonlyMap<string, string> {
  const { program, comments } = parseSync(file, source)
  const omitted = [...bodiesOf(file, source), ...comments]
  const textOf = (start: number, end: number) => {
    let text = ''
    let at = start
    for (const part of [...omitted].sort((a, b) => a.start - b.start)) {
      if (part.start < at || part.end > end) continue
      text += source.slice(at, part.start)
      at = part.end
    }
    return (text + source.slice(at, end)).replace(/\s+/g, ' ').trim()
  }
  return new Map(
    program.body.flatMap((node): (readonly [string, string])[] => {
      if (node.type !== 'ExportNamedDeclaration' || !node.declaration) return []
      const { declaration, start, end } = node
      if (declaration.type === 'VariableDeclaration') {
        return declaration.declarations.flatMap((each) =>
          each.id.type === 'Identifier' ? [[each.id.name, textOf(each.start, each.end)] as const] : [],
        )
      }
      const name = 'id' in declaration && declaration.id && 'name' in declaration.id ? declaration.id.name : undefined
      return name === undefined ? [] : [[name, textOf(start, end)]]
    }),
  )
}
