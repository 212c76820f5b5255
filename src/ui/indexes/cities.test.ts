import { type City, findCities, loadCities } from './cities'

let cities: readonly City[] = []
beforeAll(async () => {
  cities = await loadCities()
})
const found = (text: string) => findCities(cities, text).map(({ name }) => name)

test('cities stand under the letter that their name begins with, in its order', () => {
  expect(cities.find(({ name }) => name === '佛山')).toEqual({
    code: '440600',
    name: '佛山',
    nameEn: 'Foshan',
    letter: 'F',
    syllables: ['fo', 'shan'],
  })
  expect(cities.map(({ letter }) => letter)).toEqual(cities.map(({ letter }) => letter).sort())
})

test.each([
  ['西安', "Xi'an"],
  ['鄂尔多斯', "E'erduosi"],
  ['吕梁', 'Lüliang'],
  ['阿坝', 'Aba'],
])('%s is written %s', (name, nameEn) => {
  expect(cities.find((city) => city.name === name)?.nameEn).toBe(nameEn)
})

test.each([
  ['重庆', 'C'],
  ['长沙', 'C'],
  ['厦门', 'X'],
  ['六安', 'L'],
  ['亳州', 'B'],
  ['台州', 'T'],
])('%s stands under the letter of the reading in use, %s', (name, letter) => {
  expect(cities.find((city) => city.name === name)?.letter).toBe(letter)
})

test.each([
  ['佛', ['佛山']],
  ['foshan', ['佛山']],
  ['Fo Shan', ['佛山']],
  ['gzhou', ['赣州', '广州']],
  ['lvliang', ['吕梁']],
  ['luliang', ['吕梁']],
  ['hhht', ['呼和浩特']],
  ['qqq', []],
])('%s finds %j', (text, names) => {
  expect(found(text)).toEqual(names)
})

test('initials and beginnings find all that may be meant, an empty text all', () => {
  expect(found("xi'an")[0]).toBe('西安')
  expect(found('xian')).toEqual(expect.arrayContaining(['西安', '咸阳', '香港']))
  expect(found('fs')).toEqual(expect.arrayContaining(['佛山', '抚顺']))
  expect(found('  ')).toHaveLength(cities.length)
})

test('names that begin with the text are before those that contain it', () => {
  expect(found('海').slice(0, 3)).toEqual(['海北', '海东', '海口'])
  expect(found('海').at(-1)).toBe('珠海')
})
