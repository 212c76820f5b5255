import { isPhone, maskPhone, normalisePhone } from './phone'

test.each([
  ['+86 138-0013-5678', '13800135678'],
  ['008613800135678', '13800135678'],
  ['8613800135678', '13800135678'],
  ['１３８ ００１３ ５６７８', '13800135678'],
  ['(0757) 8632 1234 转 8', '0757-86321234-8'],
  ['0757-86321234', '0757-86321234'],
  ['075786321234', '0757-86321234'],
  ['010-63211234-805', '010-63211234-805'],
  ['020 8632-1234', '020-86321234'],
  ['400-830-1234', '4008301234'],
  ['', ''],
])('%s is kept as %s', (written, kept) => {
  expect(normalisePhone(written)).toBe(kept)
})

test.each([
  ['13800135678', true],
  ['0757-86321234-8', true],
  ['4008301234', true],
  ['12800135678', false],
  ['1380013567', false],
  ['8632123', false],
])('%s can be called: %s', (kept, can) => {
  expect(isPhone(kept)).toBe(can)
})

test.each([
  ['a mobile number keeps its first three and last four', '13812345678', '138****5678'],
  ['a landline keeps its area and its last four', '0757-86661234', '0757-****1234'],
  ['also without a dash', '075786321234', '0757-****1234'],
  ['and loses its extension', '0757-8666123-805', '0757-****6123'],
  ['another number keeps its first three and last four', '4008301234', '400****1234'],
  ['a short number keeps its last two digits', '8632123', '*****23'],
  ['one that is masked already stays so', '138****5678', '138****5678'],
  ['nothing', '', ''],
])('masked, %s', (_what, number, masked) => {
  expect(maskPhone(number)).toBe(masked)
})
