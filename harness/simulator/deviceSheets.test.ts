import { followingDevice } from './deviceSheets'

test.each([
  [
    'padding: calc(14px + env(safe-area-inset-bottom, 0px)); color: red;',
    'padding: calc(14px + var(--sim-safe-area-inset-bottom, env(safe-area-inset-bottom, 0px))); color: red;',
  ],
  ['font-size: 11px;', 'font-size: calc(11px * var(--sim-text-zoom, 1));'],
  [
    '--t12: max(12px,.32rem)/max(16px,.4rem) var(--font); --gap: 4px;',
    '--t12: max(calc(12px * var(--sim-text-zoom, 1)),calc(.32rem * var(--sim-text-zoom, 1)))/max(calc(16px * var(--sim-text-zoom, 1)),calc(.4rem * var(--sim-text-zoom, 1))) var(--font); --gap: 4px;',
  ],
  ['--rv-font-size-md: 14px;', '--rv-font-size-md: calc(14px * var(--sim-text-zoom, 1));'],
])('%s follows the device', (written, following) => {
  expect(followingDevice(written)).toBe(following)
})

test.each([
  'font: var(--t14);',
  'font-size: 1.2em; line-height: 1.5;',
  'width: 14px; --s4: 16px;',
  'aspect-ratio: 4 / 3; border-radius: 12px;',
])('%s is the same on every device', (written) => {
  expect(followingDevice(written)).toBe(written)
})
