import { listIn, namesIn } from './keys'

test('people are listed in the language of the reader, each once', () => {
  const people = [{ name: '李伟', nameEn: 'Li Wei' }, { name: '陈芳' }, { name: '李伟', nameEn: 'Li Wei' }]
  expect(namesIn(people, 'en')).toBe('Li Wei, 陈芳')
  expect(namesIn(people, 'zh-CN')).toBe('李伟、陈芳')
})

test('words are separated as the language does it, equal ones too', () => {
  expect(listIn(['1 t/h', '1 t/h'], 'en')).toBe('1 t/h, 1 t/h')
  expect(listIn(['锅炉', '窑炉'], 'zh-CN')).toBe('锅炉、窑炉')
  expect(listIn([], 'en')).toBe('')
})
