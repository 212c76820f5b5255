import { readFileSync } from 'node:fs'
import { CITY_FILE, cityFile, cityTable } from './cities'

const table = cityTable()
const pinyinOf = (name: string) => table.find((row) => row[1] === name)?.[2]

test('the table in the app is what the data gives; `npm run data:cities` writes it', () => {
  expect(readFileSync(CITY_FILE, 'utf8')).toBe(cityFile())
})

test.each([
  ['重庆', 'chong qing'],
  ['长春', 'chang chun'],
  ['厦门', 'xia men'],
  ['六安', 'lu an'],
  ['六盘水', 'liu pan shui'],
  ['蚌埠', 'beng bu'],
  ['亳州', 'bo zhou'],
  ['漯河', 'luo he'],
  ['朝阳', 'chao yang'],
  ['乐山', 'le shan'],
  ['乐东', 'le dong'],
  ['宿迁', 'su qian'],
  ['昌都', 'chang du'],
  ['喀什', 'ka shi'],
  ['吕梁', 'lü liang'],
  ['神农架', 'shen nong jia'],
])('%s is read %s', (name, pinyin) => {
  expect(pinyinOf(name)).toBe(pinyin)
})

test.each(['延边', '巴音郭楞', '西双版纳', '济源', '仙桃', '白沙', '石河子', '香港', '澳门', '新竹市', '新竹县'])(
  '%s is there under its short name',
  (name) => {
    expect(pinyinOf(name)).toBeDefined()
  },
)

test('every city is there once, and none is only a word for others', () => {
  expect(new Set(table.map(([code]) => code)).size).toBe(table.length)
  expect(table.filter(([, name]) => /直辖|自治|^县$|.市$/.test(name) && !/^(?:新竹|嘉义)市$/.test(name))).toEqual([])
})
