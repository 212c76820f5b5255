import type { Palette } from './palette'
import type { MapPoint, PinKind } from './types'

/** A mark rendered once, to be stamped ten thousand times. Device px */
export interface Sprite {
  readonly image: HTMLCanvasElement
  /** The position of the marked place in the sprite. */
  readonly x: number
  readonly y: number
}

export interface SpriteStyle {
  readonly palette: Palette
  readonly unit: number
  readonly hasShadow: boolean
}

/** What a mark looks like; marks of one look share a sprite. */
export type Look = Pick<MapPoint, 'kind' | 'stage' | 'number'>

/** A teardrop whose tip is at the origin; its head is 15 in radius, 24 above. */
export const PIN_PATH = 'M0 2C-11-10-15-16-15-24a15 15 0 0 1 30 0C15-16 11-10 0 2z'

/** How far each kind reaches from its place, without its shadow; a pin is above its place. Design px */
const REACH: Readonly<Record<MapPoint['kind'], Box>> = {
  mine: around(11),
  others: around(11),
  discarded: around(11),
  pool: around(10),
  due: around(14),
  route: { left: 17, top: 42, right: 17, bottom: 5 },
  place: { left: 17, top: 42, right: 17, bottom: 5 },
}
/** Shadow of all marks, and how far it reaches. Design px */
const SHADOW = { down: 1, blur: 3, reach: 5 }

interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

function around(size: number): Box {
  return { left: size, top: size, right: size, bottom: size }
}

type Draw = (context: CanvasRenderingContext2D) => void

/** Renders in design px; `unit` device px for each. */
function sprite(unit: number, box: Box, draw: Draw): Sprite {
  const image = document.createElement('canvas')
  const x = Math.ceil(box.left * unit)
  const y = Math.ceil(box.top * unit)
  image.width = x + Math.ceil(box.right * unit)
  image.height = y + Math.ceil(box.bottom * unit)
  const context = image.getContext('2d')
  if (context) {
    context.setTransform(unit, 0, 0, unit, x, y)
    draw(context)
  }
  return { image, x, y }
}

/** Renders with a shadow; a canvas measures it in device px, whatever its transform. */
export function shaded(context: CanvasRenderingContext2D, colour: string, unit: number, draw: () => void): void {
  context.shadowColor = colour
  context.shadowBlur = SHADOW.blur * unit
  context.shadowOffsetY = SHADOW.down * unit
  draw()
  context.shadowColor = 'transparent'
}

function disc(context: CanvasRenderingContext2D, radius: number): void {
  context.beginPath()
  context.arc(0, 0, radius, 0, 2 * Math.PI)
  context.fill()
}

function square(context: CanvasRenderingContext2D, half: number, corner: number): void {
  context.beginPath()
  context.moveTo(half, 0)
  context.arcTo(half, half, 0, half, corner)
  context.arcTo(-half, half, -half, 0, corner)
  context.arcTo(-half, -half, 0, -half, corner)
  context.arcTo(half, -half, half, 0, corner)
  context.closePath()
  context.fill()
}

/** `half` the diagonal, its corners rounded by a line of `width`. */
function diamond(context: CanvasRenderingContext2D, half: number, width: number): void {
  context.beginPath()
  context.moveTo(0, -half)
  context.lineTo(half, 0)
  context.lineTo(0, half)
  context.lineTo(-half, 0)
  context.closePath()
  context.lineWidth = width
  context.lineJoin = 'round'
  context.stroke()
  context.fill()
}

function strokes(context: CanvasRenderingContext2D, width: number, ...lines: readonly (readonly number[])[]): void {
  context.lineWidth = width
  context.lineCap = 'round'
  context.beginPath()
  for (const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] of lines) {
    context.moveTo(x1, y1)
    context.lineTo(x2, y2)
  }
  context.stroke()
}

const inColour = (context: CanvasRenderingContext2D, colour: string): void => {
  context.fillStyle = colour
  context.strokeStyle = colour
}

/** How each kind is rendered around its place, on a ground that separates it from the map. */
const DRAWN: Readonly<
  Record<
    Exclude<MapPoint['kind'], PinKind>,
    (c: CanvasRenderingContext2D, p: Palette, stage: string, unit: number) => void
  >
> = {
  mine(c, { ground, shadow }, stage, unit) {
    inColour(c, ground)
    shaded(c, shadow, unit, () => disc(c, 10.25))
    inColour(c, stage)
    disc(c, 7.75)
  },
  others(c, palette, stage, unit) {
    DRAWN.mine(c, palette, stage, unit)
    inColour(c, palette.ground)
    disc(c, 3.5)
  },
  pool(c, { ground, shadow }, stage, unit) {
    inColour(c, stage)
    shaded(c, shadow, unit, () => square(c, 9.5, 4.5))
    inColour(c, ground)
    square(c, 6.5, 1.5)
  },
  due(c, { ground, sign, shadow }, stage, unit) {
    inColour(c, ground)
    shaded(c, shadow, unit, () => diamond(c, 12, 2.5))
    inColour(c, stage)
    diamond(c, 10.2, 0.1)
    inColour(c, sign)
    strokes(c, 2.2, [0, -4.5, 0, 0.5])
    c.translate(0, 4)
    disc(c, 1.4)
  },
  discarded(c, palette, _stage, unit) {
    DRAWN.mine(c, palette, palette.stages.discarded, unit)
    inColour(c, palette.sign)
    strokes(c, 2, [-3.5, -3.5, 3.5, 3.5], [3.5, -3.5, -3.5, 3.5])
  },
}

/**
 * The sprite of a look; `unit` device px for a design px. Without its shadow it is half as large: where many marks
 * overlap, shadows only darken the map.
 */
export function drawSprite({ kind, stage, number }: Look, { palette, unit, hasShadow }: SpriteStyle): Sprite {
  const box = REACH[kind]
  const more = hasShadow ? SHADOW.reach : 0
  const room = { left: box.left + more, top: box.top + more, right: box.right + more, bottom: box.bottom + more }
  const colours = hasShadow ? palette : { ...palette, shadow: 'transparent' }
  return sprite(unit, room, (context) => {
    if (kind === 'route' || kind === 'place') drawPin(context, colours, unit, `${number ?? ''}`)
    else DRAWN[kind](context, colours, colours.stages[stage], unit)
  })
}

function drawPin(context: CanvasRenderingContext2D, palette: Palette, unit: number, text: string): void {
  const pin = new Path2D(PIN_PATH)
  context.lineWidth = 2
  inColour(context, palette.accent)
  context.strokeStyle = palette.ground
  shaded(context, palette.shadow, unit, () => context.fill(pin))
  context.stroke(pin)
  context.fillStyle = palette.onAccent
  if (text === '') {
    context.translate(0, -24)
    disc(context, 5)
    return
  }
  context.font = `600 15px ${palette.font}`
  context.textAlign = 'center'
  context.fillText(text, 0, -19)
}
