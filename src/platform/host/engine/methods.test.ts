import { METHODS } from './methods'

test('a native host is not asked for several files: its chooser returns one', () => {
  expect(METHODS.selectFile.wire?.({ accept: '.pdf', multiple: true })).toEqual({ accept: '.pdf' })
})
