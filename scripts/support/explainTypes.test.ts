/** @jest-environment node */
import { explainTypes } from './explainTypes'

const keys = () => ['field.due', 'field.title', 'empty.list']
const line = (key: string, union: string) =>
  `plugins/visits/pages/VisitDetail.tsx(31,24): error TS2345: Argument of type '"${key}"' is not assignable to parameter of type '${union}'.`

test('a misspelt text key is answered by the one that was meant', () => {
  expect(explainTypes(line('field.dew', '"field.due" | "field.title" | "empty.list"'), keys)).toBe(
    "plugins/visits/pages/VisitDetail.tsx(31,24): no text 'field.dew': did you mean 'field.due'?",
  )
})

test('so is the only text of its kind', () => {
  expect(explainTypes(line('field.dues', '"field.due"'), keys)).toContain("did you mean 'field.due'?")
})

test('a new text key is answered by where to add it', () => {
  expect(explainTypes(line('closedByManager', '"field.due" | "field.title"'), keys)).toBe(
    "plugins/visits/pages/VisitDetail.tsx(31,24): no text 'closedByManager': add it to locales/en.json and zh-CN.json",
  )
})

const ROLES = '"*" | "approver" | "editor" | "finance" | "manager" | "project" | "sales"'
const role = (code: string, name: string, hint = '') =>
  `plugins/visits/rights.ts(6,37): error ${code}: Object literal may only specify known properties, and '${name}' does not exist in type 'Readonly<Partial<Record<${ROLES}, Scope>>>'.${hint}`

test('a misspelt role is answered by the one that was meant', () => {
  const output = role('TS2561', 'manger', " Did you mean to write 'manager'?").replace(', and', ', but')
  expect(explainTypes(output, keys)).toBe("plugins/visits/rights.ts(6,37): no role 'manger': did you mean 'manager'?")
})

test('a role that does not exist is answered by those that do', () => {
  expect(explainTypes(role('TS2353', 'warehouse'), keys)).toBe(
    "plugins/visits/rights.ts(6,37): no role 'warehouse': one of *, approver, editor, finance, manager, project, sales",
  )
})

test('a handler of the wrong shape is answered by the shape it must have', () => {
  const output = `src/app/main.tsx(1,1): error TS1: Before.
plugins/visits/plugin.ts(41,26): error TS2322: Type 'Promise<typeof import("/app/plugins/visits/messages/openVisit")>' is not assignable to type 'Promise<{ default: Handler<NoInfer<{ id: string; }>>; }>'.
  Type 'typeof import("/app/plugins/visits/messages/openVisit")' is not assignable to type '{ default: Handler<NoInfer<{ id: string; }>>; }'.
    Types of property 'default' are incompatible.
      Type '(_: Core, { id }: { readonly id: number; }) => void' is not assignable to type 'Handler<NoInfer<{ id: string; }>>'.
        Types of parameters '__1' and 'payload' are incompatible.
          Type '{ id: string; }' is not assignable to type '{ readonly id: number; }'.
            Types of property 'id' are incompatible.
              Type 'string' is not assignable to type 'number'.
src/app/main.tsx(2,1): error TS1: After.`
  expect(explainTypes(output, keys)).toBe(`src/app/main.tsx(1,1): error TS1: Before.
plugins/visits/plugin.ts(41,26): openVisit is no handler of this message: export default (core: Core, message: { id: string; }) => void: Type 'string' is not assignable to type 'number'.
src/app/main.tsx(2,1): error TS1: After.`)
})

test('a handler that is not the default export of its file, too', () => {
  const output = `plugins/visits/plugin.ts(41,26): error TS2322: Type 'Promise<{ openVisit: (_: Core, { id }: { readonly id: number; }) => void; }>' is not assignable to type 'Promise<{ default: Handler<NoInfer<{ id: string; }>>; }>'.
  Property 'default' is missing in type '{ openVisit: (_: Core, { id }: { readonly id: number; }) => void; }' but required in type '{ default: Handler<NoInfer<{ id: string; }>>; }'.
`
  expect(explainTypes(output, keys)).toMatch(
    /^plugins\/visits\/plugin\.ts\(41,26\): this is no handler of this message: export default \(core: Core, message: \{ id: string; \}\) => void: Property 'default' is missing [^\n]*\n$/,
  )
})

test('other errors stay as they are', () => {
  const other = line('manger', '"manager" | "sales"')
  expect(explainTypes(other, keys)).toBe(other)
})
