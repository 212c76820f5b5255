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

test('the files of a field are told by their names, separated as the language does', async () => {
  const files = [{ name: 'plate.jpg' }, { name: 'bill.jpg' }]
  expect(namesOfFiles(files)).toBe('plate.jpg, bill.jpg')
  await setLanguage('zh-CN')
  expect(namesOfFiles(files)).toBe('plate.jpg、bill.jpg')
  await setLanguage('en')
})
