import { fileAt } from './FileList'

test.each([
  ['/fdfs/F-1/boiler%20room.v2.pdf?token=1', 'boiler room.v2.pdf', 'pdf'],
  ['/fdfs/F-1/readme', 'readme', ''],
  ['https://files.example/a.b/plan', 'plan', ''],
])('%s is called %s', (url, name, suffix) => {
  expect(fileAt(url)).toEqual({ url, name, size: 0, suffix })
})
