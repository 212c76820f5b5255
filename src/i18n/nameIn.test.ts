import { namesIn } from './nameIn'

test('people are listed in the language of the reader, each once', () => {
  const people = [{ name: '李伟', nameEn: 'Li Wei' }, { name: '陈芳' }, { name: '李伟', nameEn: 'Li Wei' }]
  expect(namesIn(people, 'en')).toBe('Li Wei, 陈芳')
  expect(namesIn(people, 'zh-CN')).toBe('李伟、陈芳')
})
