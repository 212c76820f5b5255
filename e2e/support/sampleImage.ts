import type { Page } from '@playwright/test'

/** A JPEG like that of a camera, of this width and 4:3, with `number` written on it. */
export async function sampleImage(page: Page, number: number, width = 800): Promise<Buffer> {
  const make = async ([text, wide]: readonly [number, number]) => {
    const high = (wide * 3) / 4
    const canvas = document.createElement('canvas')
    canvas.width = wide
    canvas.height = high
    const context = canvas.getContext('2d')
    if (!context) throw new Error('no canvas')
    // Noise, as in a real photo, so that it does not compress to nothing.
    const noise = context.createImageData(500, 375)
    let seed = text + 1
    for (let at = 0; at < noise.data.length; at += 1) {
      seed = (seed * 16807) % 2147483647
      noise.data[at] = at % 4 === 3 ? 255 : 90 + (seed % 90)
    }
    for (let x = 0; x < wide; x += 500) for (let y = 0; y < high; y += 375) context.putImageData(noise, x, y)
    context.fillStyle = 'white'
    context.font = `${high / 3}px sans-serif`
    context.fillText(`${text + 1}`, wide * 0.4, high * 0.6)
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.8))
    const bytes = new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer(0))
    let binary = ''
    for (let at = 0; at < bytes.length; at += 0x8000) binary += String.fromCharCode(...bytes.subarray(at, at + 0x8000))
    return btoa(binary)
  }
  return Buffer.from(await page.evaluate(make, [number, width] as const), 'base64')
}
