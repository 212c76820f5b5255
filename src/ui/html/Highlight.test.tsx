import { render } from '@testing-library/react'
import { Highlight } from '.'

type Hits = Parameters<typeof Highlight>[0]['hits']

/** The text with its marks in brackets. */
function shown(text: string, hits: Hits): string {
  const { container } = render(<Highlight text={text} hits={hits} />)
  return [...container.childNodes]
    .map((node) => (node instanceof Element ? `[${node.textContent}]` : node.textContent))
    .join('')
}

test.each<[string, string, Hits, string]>([
  ['no hit', 'Guangda Glass', [], 'Guangda Glass'],
  ['in the middle', 'Guangda Glass Works', [[8, 13]], 'Guangda [Glass] Works'],
  ['Chinese', '佛山广达玻璃厂', [[2, 4]], '佛山[广达]玻璃厂'],
  [
    'at both ends',
    'abc',
    [
      [0, 1],
      [2, 3],
    ],
    '[a]b[c]',
  ],
  [
    'in any order, one over another',
    'abcdef',
    [
      [3, 5],
      [0, 2],
      [1, 4],
    ],
    '[abcde]f',
  ],
  [
    'beside each other',
    'abcd',
    [
      [0, 2],
      [2, 3],
    ],
    '[abc]d',
  ],
  [
    'outside of the text',
    'abc',
    [
      [-5, 1],
      [2, 99],
      [7, 9],
    ],
    '[a]b[c]',
  ],
  [
    'backwards, empty, or no number',
    'abc',
    [
      [2, 1],
      [1, 1],
      [Number.NaN, 2],
    ],
    'abc',
  ],
  ['a character of two halves stays whole', 'a😀b', [[2, 4]], 'a[😀b]'],
  ['a text that looks like HTML', '<b>x</b>', [[0, 3]], '[<b>]x</b>'],
])('%s', (_what, text, hits, expected) => {
  expect(shown(text, hits)).toBe(expected)
})
