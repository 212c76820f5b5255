/** @jest-environment node */
import { textLines } from './areaTexts'

test('a text by rule that a language lacks is marked; one in the group of a list is found', () => {
  const keys = { en: ['title.orders', 'orders.quick.late'], 'zh-CN': ['title.orders'] }
  expect(textLines(['quick.late', 'title.orders'], keys)).toEqual(['quick.late  MISSING in zh-CN', 'title.orders'])
})
