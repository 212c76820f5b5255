import { coreName, dice, likeness } from './duplicates'

test('a name counts without place, marks and legal form', () => {
  expect(coreName('佛山市宏盛陶瓷有限公司')).toBe('宏盛陶瓷')
  expect(coreName('广东宏盛陶瓷（集团）股份有限公司')).toBe('宏盛陶瓷')
  expect(coreName('广东省佛山市南海区光大玻璃制品有限公司')).toBe('光大玻璃制品')
})

test('a name that is a place keeps it', () => {
  expect(coreName('佛山市')).toBe('佛山市')
})

test('likeness of names in pairs of characters', () => {
  expect(dice('新光大玻璃制品', '光大玻璃制品')).toBeCloseTo(0.909, 3)
  expect(dice('宏盛陶瓷', '锦隆纺织')).toBe(0)
})

test.each([
  ['the same code', { creditCode: '91440604MA51C6RT86' }, { creditCode: '91440604MA51C6RT86' }, undefined, 'certain'],
  ['the same phone', { phone: '13800138000' }, { phone: '13800138000' }, undefined, 'likely'],
  [
    'the same name',
    { name: '佛山市宏盛陶瓷有限公司' },
    { name: '广东宏盛陶瓷（集团）股份有限公司' },
    undefined,
    'likely',
  ],
  ['a like name', { name: '新光大玻璃制品有限公司' }, { name: '光大玻璃制品有限公司' }, undefined, 'possible'],
  ['50 m apart', {}, {}, 50, 'possible'],
  ['51 m apart', {}, {}, 51, undefined],
  ['nothing in common', {}, {}, undefined, undefined],
])('%s', (_, a, b, distance, expected) => {
  expect(likeness({ name: '甲子食品', ...a }, { name: '乙丑纺织', ...b }, distance)).toBe(expected)
})
