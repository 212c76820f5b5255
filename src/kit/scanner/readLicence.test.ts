import { readLicence } from './readLicence'

const CODE = '91440604MA51C6RT86'
const WRONG = '91440604MA51C6TR86'

test.each([
  ['the code alone', CODE, { creditCode: CODE }],
  ['in small letters', CODE.toLowerCase(), { creditCode: CODE }],
  ['letters right before it', `QR${CODE}`, { creditCode: CODE }],
  ['an address', `https://licence.example/qr?uniscid=${CODE}&v=1`, { creditCode: CODE }],
  [
    'the facts as lines',
    `统一社会信用代码:${CODE};\n企业名称：佛山市南海嘉禾食品有限公司;登记机关:南海区`,
    { creditCode: CODE, name: '佛山市南海嘉禾食品有限公司' },
  ],
  [
    'an address with the name escaped',
    `https://licence.example/?n=${encodeURIComponent('名称:嘉禾食品')}%3B${CODE}`,
    { creditCode: CODE, name: '嘉禾食品' },
  ],
  ['an address that is escaped wrongly', `https://licence.example/?n=%E4%BD&c=${CODE}`, { creditCode: CODE }],
  ['a wrong code before the right one', `${WRONG} ${CODE}`, { creditCode: CODE }],
  ['characters that do not fit', WRONG, undefined],
  ['the plate of a meter', 'https://meter.example/b/G25-0042', undefined],
  ['nothing', '', undefined],
])('%s', (_what, text, licence) => {
  expect(readLicence(text)).toEqual(licence)
})
