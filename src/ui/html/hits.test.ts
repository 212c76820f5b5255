import { hitsIn } from './Highlight'

test.each([
  ['Hongsheng Ceramics', 'ce', [[10, 12]]],
  [
    '宏盛陶瓷宏盛',
    ' 宏盛 ',
    [
      [0, 2],
      [4, 6],
    ],
  ],
  ['Ceramics', '', []],
  ['Ceramics', 'glass', []],
  ['İzmir', 'i', []],
])('%s contains %s at %j', (name, keyword, hits) => expect(hitsIn(name, keyword)).toEqual(hits))
