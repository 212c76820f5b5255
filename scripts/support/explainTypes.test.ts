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

test('other errors stay as they are', () => {
  const other = line('manger', '"manager" | "sales"')
  expect(explainTypes(other, keys)).toBe(other)
})
