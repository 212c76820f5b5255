import { PICTURE_PREFIX } from '#base/config'
import type { Attachment } from '#base/fields'
import { newId } from '#base/storage'
import type { HostPhoto } from '#platform/host'
import type { PhotoSize } from './photoSize'
import { fileOfPhoto, preparePhoto, UnreadablePhoto } from './preparePhoto'

/** Suffix of a file name by its type; the host's own name for other types. */
const SUFFIXES: Readonly<Record<string, string>> = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' }
const PICTURE = new RegExp(`^${PICTURE_PREFIX}(\\d+)\\.`)

/** The name of the next photo: the prefix, an index from 0 and the suffix (section 3, uploaded file result). */
export function nextPictureName(photos: readonly Attachment[], type: string, hostName: string): string {
  const taken = photos.map(({ name }) => Number(PICTURE.exec(name)?.[1] ?? -1))
  const suffix = SUFFIXES[type] ?? /\.(\w+)$/.exec(hostName)?.[1] ?? 'jpg'
  return `${PICTURE_PREFIX}${Math.max(-1, ...taken) + 1}.${suffix}`
}

interface TakenPhoto {
  readonly attachment: Attachment
  /** It could be neither scaled nor stamped, and is sent as it is. */
  readonly isUnchanged: boolean
}

/** A photo of the host as an attachment, in the chosen size and with the stamp. */
export async function photoAttachment(
  photo: HostPhoto,
  others: readonly Attachment[],
  options: { readonly most: PhotoSize; readonly stamp?: readonly string[] | undefined },
): Promise<TakenPhoto> {
  const make = (file: Blob | undefined, isUnchanged: boolean): TakenPhoto => ({
    attachment: {
      id: newId(),
      name: nextPictureName(others, file?.type ?? photo.type, photo.name),
      size: file?.size ?? photo.size,
      ...(file ? { file } : { path: photo.path }),
    },
    isUnchanged,
  })
  try {
    return make(await preparePhoto(photo, options), false)
  } catch (error) {
    if (!(error instanceof UnreadablePhoto)) throw error
    const wantsChange = options.most !== 'original' || (options.stamp?.length ?? 0) > 0
    return make(fileOfPhoto(photo), wantsChange)
  }
}
