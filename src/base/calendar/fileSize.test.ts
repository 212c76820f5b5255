import { formatSize } from './fileSize'

test('a size in kB or MB', () => {
  expect([180, 12_400, 999_400, 1_440_000].map((bytes) => formatSize(bytes, 'en'))).toEqual([
    '1 kB',
    '12 kB',
    '999 kB',
    '1.4 MB',
  ])
})
