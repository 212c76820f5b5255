import * as v from 'valibot'
import { PICTURE_PREFIX, UPLOAD_COMPLETE } from '#base/config'
import { decodePayload } from '#base/wire'
import type { HostCard, HostContact, HostFile, HostLocation, HostPhoto, HostSegment, HostUploaded } from '../calls'
import { NoFile, NotAnImage, UploadFailed } from './pending'

/* Responses of hosts (section 3) on any OS: numbers may be strings, texts may be numbers or missing. */

const text = v.fallback(v.optional(v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.trim()), ''), '')
const filled = v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.trim(), v.nonEmpty())
const number = v.pipe(v.union([v.number(), v.pipe(v.string(), v.trim(), v.nonEmpty())]), v.toNumber(), v.finite())
const amount = v.fallback(v.optional(v.pipe(number, v.minValue(0)), 0), 0)

/** Location `status` of a valid fix (wire.md, ours). */
const GOOD = '0'

export const Location: v.GenericSchema<unknown, HostLocation> = v.pipe(
  v.object({
    status: v.pipe(v.optional(filled, GOOD), v.value(GOOD)),
    city: text,
    district: text,
    province: text,
    address: text,
    latitude: v.pipe(number, v.minValue(-90), v.maxValue(90)),
    longitude: v.pipe(number, v.minValue(-180), v.maxValue(180)),
    accuracy: v.fallback(v.optional(v.pipe(number, v.minValue(0))), undefined),
    timestamp: v.fallback(v.optional(number), undefined),
    mock: v.fallback(v.optional(v.boolean()), undefined),
  }),
  v.transform(({ accuracy, timestamp, mock, ...rest }) => ({
    ...rest,
    ...(accuracy === undefined ? {} : { accuracy }),
    ...(timestamp === undefined ? {} : { timestamp }),
    ...(mock === undefined ? {} : { mock }),
  })),
)

/** MIME type by suffix, for the formats that phones produce. */
const IMAGES: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  heic: 'image/heic',
  heif: 'image/heif',
  bmp: 'image/bmp',
}
const SUFFIXES = Object.entries(IMAGES)

/** `.jpg` of `image/jpeg`. */
const suffixOf = (type: string) => `.${SUFFIXES.find(([, each]) => each === type)?.[0] ?? 'jpg'}`

/** MIME type from the host's value, a `data:` address or the path's suffix; undefined if not an image. */
export function imageType(path: string, said: string): string | undefined {
  const given = said.toLowerCase() || (/^data:([^;,]+)/i.exec(path)?.[1] ?? '').toLowerCase()
  if (given) return given.startsWith('image/') ? given : IMAGES[given]
  const suffix = /\.(\w+)(?:[?#].*)?$/.exec(path)?.[1]?.toLowerCase()
  return suffix === undefined ? undefined : IMAGES[suffix]
}

/** Name of an uploaded image: `picture` plus an index (section 3). */
export const pictureName = (index: number, type: string): string => `${PICTURE_PREFIX}${index}${suffixOf(type)}`

const PhotoWire = v.union([
  v.pipe(
    filled,
    v.transform((path) => ({ path, size: 0, type: '' })),
  ),
  v.pipe(
    v.object({ path: text, url: text, data: text, size: amount, type: text }),
    v.transform(({ path, url, data, size, type }) => ({ path: path || data || url, size, type })),
    v.check(({ path }) => path !== '', 'a photo without a path'),
  ),
])

/** One photo or a list, in the host's order; throws `NotAnImage`, and `NoFile` for an empty list. */
export const Photos: v.GenericSchema<unknown, HostPhoto[]> = v.pipe(
  v.union([
    v.array(PhotoWire),
    v.pipe(
      v.object({ photos: v.array(PhotoWire) }),
      v.transform(({ photos }) => photos),
    ),
    v.pipe(
      PhotoWire,
      v.transform((photo) => [photo]),
    ),
  ]),
  v.transform((photos) => {
    if (photos.length === 0) throw new NoFile()
    return photos.map(({ path, size, type: said }, index) => {
      const type = imageType(path, said)
      if (!type) throw new NotAnImage(path)
      return { path, size, type, name: pictureName(index, type) }
    })
  }),
)

export const File: v.GenericSchema<unknown, HostFile> = v.object({
  fileName: filled,
  size: amount,
  suffix: text,
  fileUrl: filled,
})

export const Uploaded: v.GenericSchema<unknown, HostUploaded> = v.pipe(
  v.object({
    isComplete: v.pipe(filled, v.picklist(Object.values(UPLOAD_COMPLETE))),
    message: text,
    response: v.optional(v.unknown()),
  }),
  v.transform(({ isComplete, message, response }) => {
    if (isComplete !== UPLOAD_COMPLETE.success) throw new UploadFailed(message)
    return { isComplete: UPLOAD_COMPLETE.success, message, response: decodePayload(response) } as const
  }),
)

/** A list of results, or the single one of a host that responds once for all files. */
export const ManyUploaded: v.GenericSchema<unknown, HostUploaded[]> = v.union([
  v.array(Uploaded),
  v.pipe(
    Uploaded,
    v.transform((result) => [result]),
  ),
])

export const Segment: v.GenericSchema<unknown, HostSegment> = v.object({
  localAudioId: filled,
  duration: amount,
  path: text,
  size: amount,
})

export const Contact: v.GenericSchema<unknown, HostContact> = v.pipe(
  v.object({ name: text, phone: text, company: text }),
  v.check(({ name, phone }) => name !== '' || phone !== '', 'neither name nor phone'),
  v.transform(({ name, phone, company }) => ({ name, phone, ...(company ? { company } : {}) })),
)

export const Card: v.GenericSchema<unknown, HostCard> = v.pipe(
  v.object({ name: text, duty: text, tel: text, path: text }),
  v.check(({ name, tel }) => name !== '' || tel !== '', 'nothing was read from the card'),
)

/** Text of a code. A host may wrap it in an object, and the text itself may look like one. */
export const ScannedText: v.GenericSchema<unknown, { text: string }> = v.pipe(
  v.union([
    filled,
    v.pipe(
      v.object({ text: filled }),
      v.transform((scan) => scan.text),
    ),
    v.pipe(
      v.object({ code: filled }),
      v.transform((scan) => scan.code),
    ),
    v.pipe(
      v.union([v.array(v.unknown()), v.record(v.string(), v.unknown())]),
      v.transform((json) => JSON.stringify(json)),
    ),
  ]),
  v.transform((code) => ({ text: code })),
)

/** CSS px, bare or as `{ height }`. */
export const Height: v.GenericSchema<unknown, number> = v.union([
  v.pipe(number, v.minValue(0)),
  v.pipe(
    v.object({ height: v.pipe(number, v.minValue(0)) }),
    v.transform(({ height }) => height),
  ),
])

export const AppInfo: v.GenericSchema<unknown, Record<string, unknown>> = v.record(v.string(), v.unknown())

export const AudioPath: v.GenericSchema<unknown, { path: string }> = v.object({ path: filled })
