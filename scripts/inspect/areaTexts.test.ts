/** @jest-environment node */
import { ruleKeys, textLines } from './areaTexts'

test('a text by rule that a language lacks is marked; one in the group of a list is found', () => {
  const keys = { en: ['title.orders', 'orders.quick.late'], 'zh-CN': ['title.orders'] }
  expect(textLines(['quick.late', 'title.orders'], keys)).toEqual(['quick.late  MISSING in zh-CN', 'title.orders'])
})

test('the texts by rule of an area are those of tabs, orders, lists, fields, errors, refusals and missing records too', () => {
  const keys = ruleKeys({ id: 'contracts', owner: 'team' })
  const groups = ['tab', 'sort', 'list', 'field', 'error', 'refused', 'detail']
  expect(groups.filter((group) => !keys.some((key) => key.startsWith(`${group}.`)))).toEqual([])
})
