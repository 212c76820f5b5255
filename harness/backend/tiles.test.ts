import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { drawTile, TILE_COLOURS, tileOf } from './tiles'

/** Foshan at zoom 14. */
const TILE = { z: 14, x: 13_340, y: 7108 }

test('an address names a tile, also one of twice the resolution; others are refused', () => {
  expect(tileOf(['14', '13340', '7108.svg'])).toEqual(TILE)
  expect(tileOf(['14', '13340', '7108@2x.svg'])).toEqual(TILE)
  for (const wrong of [
    ['14', '16384', '1.svg'],
    ['21', '1', '1.svg'],
    ['14', '-1', '1.svg'],
    ['14', '1', '1.png'],
    ['a', '1', '1.svg'],
    [],
  ])
    expect(tileOf(wrong)).toBeUndefined()
})

test('a tile is the same each time, another one beside it and in the other theme', () => {
  const light = drawTile(TILE, 'light')
  expect(drawTile(TILE, 'light')).toBe(light)
  expect(drawTile({ ...TILE, x: TILE.x + 1 }, 'light')).not.toBe(light)
  expect(drawTile(TILE, 'dark')).toContain(TILE_COLOURS.dark.road)
})

test.each([
  [8, ['water']],
  [10, ['water', 'road']],
  [14, ['water', 'road', 'park', 'block']],
] as const)('at zoom %i it shows %j', (z, names) => {
  const tiles = [0, 1, 2].flatMap((dx) =>
    [0, 1, 2].map((dy) =>
      drawTile({ z, x: Math.floor(TILE.x / 2 ** (14 - z)) + dx, y: Math.floor(TILE.y / 2 ** (14 - z)) + dy }, 'light'),
    ),
  )
  const isShown = (name: keyof typeof TILE_COLOURS.light) => tiles.join().includes(`"${TILE_COLOURS.light[name]}"`)
  expect((['water', 'road', 'park', 'block'] as const).filter(isShown)).toEqual(
    (['water', 'road', 'park', 'block'] as const).filter((name) => (names as readonly string[]).includes(name)),
  )
})

test('a tile is small: a strip has several', () => {
  expect(drawTile(TILE, 'light').length).toBeLessThan(60_000)
  expect(drawTile({ z: 17, x: TILE.x * 8, y: TILE.y * 8 }, 'light').length).toBeLessThan(20_000)
})

test('the colours are the map tokens of the app', () => {
  const css = readFileSync(join(__dirname, '../../src/ui/theme/tokens.css'), 'utf8')
  const lists = [...css.matchAll(/--map-([\w-]+): (#\w+);/g)]
  for (const [theme, from] of [
    ['light', 0],
    ['dark', 1],
  ] as const)
    for (const [name, colour] of Object.entries(TILE_COLOURS[theme]))
      expect([theme, name, lists.filter(([, token]) => token === name)[from]?.[2]]).toEqual([theme, name, colour])
})
