import { setLanguage, startTexts } from '#platform/i18n'
import { addressOf } from '#platform/outbox'
import { fileOf, nameOfAddress, namesOfFiles } from './attachment'

test.each([
  ['/fdfs/F-1/boiler%20room.jpg', 'boiler room.jpg', 'jpg'],
  ['https://files.example/offer.v2.pdf?token=a.b#page=1', 'offer.v2.pdf', 'pdf'],
  ['/group1/M00/minutes', 'minutes', ''],
  ['/group1/100%.csv', '100%.csv', 'csv'],
  ['', '', ''],
])('the file at %s is %s', (url, name, suffix) => {
  expect(fileOf(url)).toEqual({ url, name, size: 0, suffix })
  expect(nameOfAddress(url)).toBe(name)
})

test('a file that waits in the outbox has no name yet', async () => {
  await startTexts()
  expect(nameOfAddress(addressOf('F-1'))).toBe('New file')
})

test('files of a field are told by name and folder, as another version may have another file of that name', async () => {
  const files = () => [
    { name: 'plate.jpg', url: '/file/fdfs/F-1/plate.jpg?token=a/b' },
    { name: 'bill.jpg', url: 'bill.jpg' },
    { name: 'picture0.jpg' },
    fileOf(addressOf('F-2')),
  ]
  expect(namesOfFiles(files())).toBe('plate.jpg (F-1), bill.jpg, picture0.jpg (New file), New file')
  await setLanguage('zh-CN')
  expect(namesOfFiles(files())).toBe('plate.jpg（F-1）、bill.jpg、picture0.jpg（新文件）、新文件')
  await setLanguage('en')
})
