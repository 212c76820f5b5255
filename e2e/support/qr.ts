import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import QRCode from 'qrcode'

const WIDTH = 640
const HEIGHT = 480
/** Share of the image's height; the remaining part is the quiet zone. */
const SHARE = 0.7
const [BLACK, WHITE, GREY] = [16, 235, 128]

/** A PNG with the QR code of a text. */
export function qrImage(text: string): Promise<Buffer> {
  return QRCode.toBuffer(text, { width: 400 })
}

/** A video of a QR code for Chromium's `--use-file-for-fake-video-capture`; returns its path. */
export function qrFilm(text: string): string {
  const { modules } = QRCode.create(text)
  const side = Math.floor((HEIGHT * SHARE) / modules.size)
  const before = (length: number) => Math.floor((length - side * modules.size) / 2)
  const [left, top] = [before(WIDTH), before(HEIGHT)] as const
  const luminance = Buffer.alloc(WIDTH * HEIGHT, WHITE)
  for (let y = 0; y < side * modules.size; y += 1) {
    for (let x = 0; x < side * modules.size; x += 1) {
      if (modules.get(Math.floor(y / side), Math.floor(x / side))) luminance[(top + y) * WIDTH + left + x] = BLACK
    }
  }
  const colour = Buffer.alloc((WIDTH * HEIGHT) / 2, GREY)
  const frame = Buffer.concat([Buffer.from('FRAME\n'), luminance, colour])
  const header = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\n`)
  return kept(Buffer.concat([header, frame, frame]))
}

/** Created atomically, because another worker's browser may be reading it. */
function kept(film: Buffer): string {
  const folder = resolve('.cache/films')
  const file = join(folder, `${createHash('sha256').update(film).digest('hex').slice(0, 16)}.y4m`)
  if (existsSync(file)) return file
  mkdirSync(folder, { recursive: true })
  const part = `${file}.${process.pid}`
  writeFileSync(part, film)
  renameSync(part, file)
  return file
}
