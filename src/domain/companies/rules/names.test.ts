import { PLACE_NAMES as places } from '#harness/backend/world'
import { coreName, dice } from './names'

test.each([
  ['佛山市宏盛陶瓷有限公司', '宏盛陶瓷'],
  ['广东宏盛陶瓷（集团）股份有限公司', '宏盛陶瓷'],
  ['广东省佛山市南海区光大玻璃制品有限公司', '光大玻璃制品'],
  ['江西吉安三江超纤无纺有限公司', '三江超纤无纺'],
  ['广西壮族自治区柳州市城中区立宇集团有限公司', '立宇'],
  ['义乌市双童吸管有限公司', '双童吸管'],
  ['金山化工有限公司', '金山化工'],
  ['永泰市政工程有限公司', '永泰市政工程'],
  ['佛山市', '佛山市'],
  ['ＡＢＣ Co., Ltd.', 'abc'],
])('%s counts as %s: without place, marks and legal form', (name, core) => {
  expect(coreName(name, places)).toBe(core)
})

test('likeness of names in pairs of characters', () => {
  expect(dice('新光大玻璃制品', '光大玻璃制品')).toBeCloseTo(0.909, 3)
  expect(dice('宏盛陶瓷', '锦隆纺织')).toBe(0)
})
