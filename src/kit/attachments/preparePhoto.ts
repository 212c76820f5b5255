import { blobOfDataAddress, type HostPhoto } from '#platform/host'
import { mostBytes, type PhotoSize, type SizeStep, sizeSteps } from './photoSize'
import { stampLayout } from './stamp'

export interface PrepareOptions {
  readonly most: PhotoSize
  /** Lines burnt into the image, from `stampLines`. */
  readonly stamp?: readonly string[] | undefined
}

/** The page cannot read the photo: only the native host has it, or the browser does not support its format. */
export class UnreadablePhoto extends Error {
  override readonly name = 'UnreadablePhoto'
}

/** Image types that a server accepts unchanged. */
const UNCHANGED_TYPES: readonly string[] = ['image/jpeg', 'image/png', 'image/webp']
const JPEG = 'image/jpeg'

/** The file of a photo, if the page has it. */
export const fileOfPhoto = ({ file, path }: HostPhoto): Blob | undefined => file ?? blobOfDataAddress(path)

/**
 * The photo in the chosen size, with the stamp burnt in. Unchanged if it already fits and gets no stamp, otherwise a
 * JPEG without metadata. Rejects with `UnreadablePhoto`.
 */
export async function preparePhoto(photo: HostPhoto, { most, stamp = [] }: PrepareOptions): Promise<Blob> {
  const file = fileOfPhoto(photo)
  if (!file) throw new UnreadablePhoto(photo.name)
  const fits = file.size <= mostBytes(most) && UNCHANGED_TYPES.includes(file.type)
  if (stamp.length === 0 && (fits || most === 'original')) return file
  const address = URL.createObjectURL(file)
  try {
    const image = await load(address, photo.name)
    const picture = { width: image.naturalWidth, height: image.naturalHeight }
    return await firstThatFits(sizeSteps(picture, most), mostBytes(most), (step) => draw(image, step, stamp))
  } finally {
    URL.revokeObjectURL(address)
  }
}

/** Encodes one step after another until the image has at most `bytes`; the last one if none has. */
export async function firstThatFits(
  steps: readonly SizeStep[],
  bytes: number,
  encode: (step: SizeStep) => Promise<Blob>,
): Promise<Blob> {
  let picture: Blob | undefined
  for (const step of steps) {
    picture = await encode(step)
    if (picture.size <= bytes) break
  }
  if (!picture) throw new UnreadablePhoto('a picture without size')
  return picture
}

/** The browser rotates the image by its EXIF data. */
async function load(address: string, name: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = address
  try {
    await image.decode()
  } catch (cause) {
    throw new UnreadablePhoto(name, { cause })
  }
  return image
}

async function draw(image: HTMLImageElement, step: SizeStep, stamp: readonly string[]): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = step.width
  canvas.height = step.height
  const context = canvas.getContext('2d')
  if (!context) throw new UnreadablePhoto('no canvas')
  // A JPEG has no transparency.
  context.fillStyle = colour('--on-photo')
  context.fillRect(0, 0, step.width, step.height)
  context.drawImage(image, 0, 0, step.width, step.height)
  if (stamp.length > 0) drawStamp(context, step, stamp)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, JPEG, step.quality))
  // Frees the pixels at once; Safari holds those of a discarded canvas for minutes.
  canvas.width = 0
  if (!blob) throw new UnreadablePhoto('no picture from the canvas')
  return blob
}

/** White lines on a dark band at the bottom (visual.md 'Marks and photos'). */
function drawStamp(context: CanvasRenderingContext2D, size: SizeStep, lines: readonly string[]): void {
  const { text, lineHeight, padding, band } = stampLayout(size, lines.length)
  context.fillStyle = colour('--photo-shade')
  context.fillRect(0, size.height - band, size.width, band)
  context.fillStyle = colour('--on-photo')
  context.font = `${text}px ${getComputedStyle(document.body).fontFamily}`
  context.textBaseline = 'middle'
  for (const [at, line] of lines.entries()) {
    const middle = size.height - band + padding + lineHeight * (at + 0.5)
    // A long address is made narrower rather than cut off.
    context.fillText(line, padding, middle, size.width - 2 * padding)
  }
}

const colour = (token: string): string => getComputedStyle(document.documentElement).getPropertyValue(token).trim()
