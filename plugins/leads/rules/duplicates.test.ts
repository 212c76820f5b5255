import { PLACE_NAMES as places } from '#harness/backend/world'
import { likeness } from './duplicates'

test.each([
  ['the same code', { creditCode: '91440604MA51C6RT86' }, { creditCode: '91440604MA51C6RT86' }, undefined, 'certain'],
  ['another code', { creditCode: '91440604MA51C6RT86' }, { creditCode: '91440605MA41041370' }, undefined, undefined],
  ['another phone', { phone: '13800138000' }, { phone: '13800138001' }, undefined, undefined],
  ['the same phone', { phone: '13800138000' }, { phone: '13800138000' }, undefined, 'likely'],
  [
    'the same name',
    { name: '佛山市宏盛陶瓷有限公司' },
    { name: '广东宏盛陶瓷（集团）股份有限公司' },
    undefined,
    'likely',
  ],
  [
    'names of which 4 of 5 pairs are the same',
    { name: '甲乙丙丁戊己' },
    { name: '甲乙丙丁戊庚' },
    undefined,
    'possible',
  ],
  ['names of which 3 of 4 pairs are the same', { name: '甲乙丙丁戊' }, { name: '甲乙丙丁己' }, undefined, undefined],
  ['a like name', { name: '新光大玻璃制品有限公司' }, { name: '光大玻璃制品有限公司' }, undefined, 'possible'],
  ['50 m apart', {}, {}, 50, 'possible'],
  ['51 m apart', {}, {}, 51, undefined],
  ['nothing in common', {}, {}, undefined, undefined],
])('%s', (_, a, b, distance, expected) => {
  expect(likeness({ name: '甲子食品', ...a }, { name: '乙丑纺织', ...b }, { places, distance })).toBe(expected)
})
