/** Choices of the size of photos (field-needs.md 17). */
export const PHOTO_SIZES = ['original', '1MB', '300kB'] as const
export type PhotoSize = (typeof PHOTO_SIZES)[number]

/** Upper limit in bytes, and the longest edge of the first try in px. */
const LIMITS: Readonly<Record<PhotoSize, { readonly bytes: number; readonly edge: number }>> = {
  original: { bytes: Number.POSITIVE_INFINITY, edge: Number.POSITIVE_INFINITY },
  '1MB': { bytes: 1_000_000, edge: 2560 },
  '300kB': { bytes: 300_000, edge: 1600 },
}
/** JPEG qualities, tried in order before the image is scaled down. */
const QUALITIES = [0.86, 0.74, 0.6] as const
const SHRINK = 0.8
/** Smallest longest edge; an image of this size fits every limit. px */
const LEAST_EDGE = 320
/** Largest canvas that iOS supports (4096 × 4096). px² */
const MOST_AREA = 16_777_216

export interface Size {
  readonly width: number
  readonly height: number
}

export const mostBytes = (most: PhotoSize): number => LIMITS[most].bytes

/** The size with a longest edge of at most `edge` px, within the largest canvas, in the same proportions. */
export function scaledTo({ width, height }: Size, edge: number): Size {
  const factor = Math.min(1, edge / Math.max(width, height), Math.sqrt(MOST_AREA / (width * height)))
  return { width: Math.max(1, Math.floor(width * factor)), height: Math.max(1, Math.floor(height * factor)) }
}

export interface SizeStep extends Size {
  /** JPEG quality, 0 … 1. */
  readonly quality: number
}

/** Sizes and qualities to try in order until the image fits `mostBytes`. */
export function sizeSteps(picture: Size, most: PhotoSize): SizeStep[] {
  const steps: SizeStep[] = []
  const first = Math.min(LIMITS[most].edge, Math.max(picture.width, picture.height))
  for (let edge = first; edge === first || edge >= LEAST_EDGE; edge *= SHRINK) {
    for (const quality of QUALITIES) steps.push({ ...scaledTo(picture, edge), quality })
  }
  return steps
}
