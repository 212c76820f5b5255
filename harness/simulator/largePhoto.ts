import type { Photo } from './types'

/** Path of a photo with as many bytes as its size says; they are made when it is handed to the page. */
export const LARGE_PHOTO = 'sim:large'

/** A picture of a phone's camera: 24 megapixels. px */
const [WIDTH, HEIGHT] = [6000, 4000]

/** A JPEG of that size as a `data:` address. */
export function drawPicture(document: Document): string {
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = HEIGHT
  const context = canvas.getContext('2d')
  if (context) {
    const shade = context.createLinearGradient(0, 0, WIDTH, HEIGHT)
    shade.addColorStop(0, 'teal')
    shade.addColorStop(1, 'silver')
    context.fillStyle = shade
    context.fillRect(0, 0, WIDTH, HEIGHT)
  }
  return canvas.toDataURL('image/jpeg')
}

/** The picture with zeros behind it, which no decoder reads, up to this number of bytes. */
function padded(address: string, size: number): string {
  const [, head = '', encoded = ''] = /^(data:[^,]*,)(.*)$/s.exec(address) ?? []
  const bytes = (encoded.length / 4) * 3 - (/=*$/.exec(encoded)?.[0].length ?? 0)
  if (size <= bytes) return address
  // The last group gets zeros in place of its padding.
  const whole = encoded.slice(0, -4) + btoa(atob(encoded.slice(-4)).padEnd(3, '\0'))
  const missing = size - (whole.length / 4) * 3
  if (missing < 0) return address
  const end = ['', 'AA==', 'AAA='][missing % 3] ?? ''
  return head + whole + 'AAAA'.repeat(Math.floor(missing / 3)) + end
}

const isLarge = (value: unknown): value is Photo =>
  typeof value === 'object' && value !== null && 'path' in value && value.path === LARGE_PHOTO

/** The payload with the bytes of its large photos; `draw`: makes the picture, once for all of them. */
export function withBytes(payload: unknown, draw: () => string): unknown {
  if (!Array.isArray(payload) || !payload.some(isLarge)) return payload
  const picture = draw()
  return payload.map((each: unknown) => (isLarge(each) ? { ...each, path: padded(picture, each.size) } : each))
}
