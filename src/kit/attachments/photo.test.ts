import fc from 'fast-check'
import { mostBytes, PHOTO_SIZES, scaledTo, sizeSteps } from './photoSize'
import { firstThatFits, preparePhoto, UnreadablePhoto } from './preparePhoto'
import { stampLayout, stampLines } from './stamp'

const picture = { width: 4000, height: 3000 }

test('a choice of size starts at its longest edge and loses quality before pixels', () => {
  const steps = sizeSteps(picture, '1MB')
  expect(steps.slice(0, 4)).toEqual([
    { width: 2560, height: 1920, quality: 0.86 },
    { width: 2560, height: 1920, quality: 0.74 },
    { width: 2560, height: 1920, quality: 0.6 },
    { width: 2048, height: 1536, quality: 0.86 },
  ])
  expect(sizeSteps(picture, '300kB')[0]).toEqual({ width: 1600, height: 1200, quality: 0.86 })
  expect(sizeSteps(picture, 'original')[0]).toEqual({ width: 4000, height: 3000, quality: 0.86 })
  expect(PHOTO_SIZES.map(mostBytes)).toEqual([Number.POSITIVE_INFINITY, 1_000_000, 300_000])
})

test('steps keep the proportions, never enlarge, fit the largest canvas and end small', () => {
  const side = fc.integer({ min: 1, max: 20_000 })
  fc.assert(
    fc.property(side, side, fc.constantFrom(...PHOTO_SIZES), (width, height, most) => {
      const steps = sizeSteps({ width, height }, most)
      expect(steps.length).toBeGreaterThanOrEqual(3)
      for (const step of steps) {
        expect(step.width).toBeLessThanOrEqual(width)
        expect(step.height).toBeLessThanOrEqual(height)
        expect(step.width * step.height).toBeLessThanOrEqual(16_777_216)
        expect(Math.min(step.width, step.height)).toBeGreaterThanOrEqual(1)
      }
      const last = steps.at(-1)
      expect(Math.max(last?.width ?? 0, last?.height ?? 0)).toBeLessThan(400)
    }),
  )
  expect(scaledTo({ width: 100, height: 50 }, 1000)).toEqual({ width: 100, height: 50 })
})

test('the first step that fits is used, the last one if none does', async () => {
  const steps = sizeSteps(picture, '300kB')
  const bytes = ({ width, height, quality }: (typeof steps)[number]) => Math.round(width * height * quality * 0.25)
  const encoded: number[] = []
  const encode = async (step: (typeof steps)[number]) => {
    encoded.push(bytes(step))
    return new Blob([new Uint8Array(bytes(step))])
  }
  const fitting = await firstThatFits(steps, 300_000, encode)
  expect(fitting.size).toBeLessThanOrEqual(300_000)
  expect(encoded.slice(0, -1).every((size) => size > 300_000)).toBe(true)
  expect((await firstThatFits(steps, 1, encode)).size).toBe(bytes(steps.at(-1) as (typeof steps)[number]))
})

describe('a photo without a stamp', () => {
  const photo = (file: Blob | undefined, path = 'blob:x') => ({
    path,
    name: 'picture0.jpg',
    size: 0,
    type: '',
    ...(file && { file }),
  })
  const jpeg = (bytes: number, type = 'image/jpeg') => new Blob([new Uint8Array(bytes)], { type })

  test('stays as it is where it fits, and always as the original', async () => {
    const [small, large, heic] = [jpeg(300_000), jpeg(5_000_000), jpeg(10, 'image/heic')]
    expect(await preparePhoto(photo(small), { most: '300kB' })).toBe(small)
    expect(await preparePhoto(photo(large), { most: 'original' })).toBe(large)
    expect(await preparePhoto(photo(heic), { most: 'original' })).toBe(heic)
  })

  test('may be a data address; a path of the host cannot be read', async () => {
    const data = await preparePhoto(photo(undefined, `data:image/png;base64,${btoa('png')}`), { most: '1MB' })
    expect([data.type, await data.text()]).toEqual(['image/png', 'png'])
    await expect(preparePhoto(photo(undefined, '/sdcard/1.jpg'), { most: '1MB' })).rejects.toThrow(UnreadablePhoto)
  })
})

describe('the stamp', () => {
  test('has time of the business zone, place, and name with the accuracy', () => {
    const at = new Date('2026-11-20T06:34:00Z')
    expect(stampLines({ at, place: '18 Taoyuan East Road', name: 'Li Wei', accuracy: 11.6 })).toEqual([
      '2026-11-20 14:34',
      '18 Taoyuan East Road',
      'Li Wei, ± 12 m',
    ])
    expect(stampLines({ at, name: '李伟' })).toEqual(['2026-11-20 14:34', '李伟'])
  })

  test('is readable on every picture and covers at most half of it', () => {
    expect(stampLayout(picture, 3)).toMatchObject({ text: 3000 / 26 })
    expect(stampLayout({ width: 200, height: 300 }, 3).text).toBe(12)
    for (const height of [10, 60, 300, 4000]) {
      expect(stampLayout({ width: 300, height }, 3).band).toBeLessThanOrEqual(height / 2 + 0.01)
    }
  })
})
