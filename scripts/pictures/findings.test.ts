/** @jest-environment node */
import { changedAreas, placed } from './findings'

test('pages, parts, styles and texts of an area change its screens; tests and the simulator do not', () => {
  const files = ['plugins/visits/pages/VisitList.tsx', 'plugins/visits/visits.css', 'plugins/leads/api/lists.ts']
  expect(changedAreas(['plugins/todo-crm/locales/en.json'])).toEqual(['todo-crm'])
  expect(changedAreas([...files, 'plugins/risk/pages/Risk.test.tsx', 'src/ui/components/Tag.tsx'])).toEqual(['visits'])
})

test('a finding names the file that writes its element', () => {
  const files = [
    { file: 'src/ui/components/Tag.tsx', text: "classes('tag')" },
    { file: 'plugins/visits/pages/VisitList.tsx', text: 'className="visit-row tag"' },
  ]
  expect(placed('target 20 × 20 px: <button class="tag visit-row"> Call', files)).toBe(
    'target 20 × 20 px: <button class="tag visit-row"> Call (plugins/visits/pages/VisitList.tsx)',
  )
})
