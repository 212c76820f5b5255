import { maskPhone } from './maskPhone'

test.each([
  ['a mobile number keeps its ends', '13812345678', '138****5678'],
  ['another number keeps its last two digits', '0757-86661234', '****-******34'],
  ['one that is masked already stays so', '138****5678', '138****5678'],
  ['nothing', '', ''],
])('%s', (_what, number, masked) => {
  expect(maskPhone(number)).toBe(masked)
})
