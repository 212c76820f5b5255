import { renderHook } from '@testing-library/react'
import { startTexts } from '#platform/i18n'
import { useFieldFacts } from '.'

beforeAll(() => startTexts())

test('facts of declared fields, in their order, each in words of its type', () => {
  const { current: factsOf } = renderHook(useFieldFacts).result
  const fields = { code: 'copied', sum: 'money', staff: 'number', share: 'share', from: 'day', role: 'text' } as const
  const record = { code: 'A-1', sum: 1_234_567.5, staff: 1200, share: 0.625, from: '2024-03-04', role: 'Defendant' }
  expect(factsOf(fields, record, (name) => name)).toEqual([
    { label: 'code', value: 'A-1', copy: 'A-1' },
    { label: 'sum', value: '¥1,234,567.50' },
    { label: 'staff', value: '1,200' },
    { label: 'share', value: '62.5%' },
    { label: 'from', value: '4 Mar 2024' },
    { label: 'role', value: 'Defendant' },
  ])
  expect(factsOf(fields, {}, (name) => name).every(({ value }) => value === undefined)).toBe(true)
})
