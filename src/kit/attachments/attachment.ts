import { type Attachment, isLost } from '#base/fields'
import { currentLanguage, listIn } from '#platform/i18n'
import { addressOf, isUpload, type OutgoingFile, type UploadTarget } from '#platform/outbox'
import type { FileRef } from './FileList'
import { attachmentText } from './texts'

/** What the request contains in place of the attachments: their addresses, or placeholders until they are uploaded. */
export const addressesOf = (attachments: readonly Attachment[]): string[] =>
  attachments.filter((attachment) => !isLost(attachment)).map(({ id, url }) => url ?? addressOf(id))

/** The attachments that have to be uploaded before the request. */
export const uploadsOf = (to: UploadTarget, attachments: readonly Attachment[]): OutgoingFile[] =>
  attachments
    .filter((attachment) => attachment.url === undefined && !isLost(attachment))
    .map((attachment) => ({ ...attachment, to }))

/**
 * The attachments of a request, for editing it (`repeatableCall`, `edit`): uploads with their files, the others by
 * their address.
 */
export function attachmentsOf(addresses: readonly string[], uploads: readonly OutgoingFile[]): Attachment[] {
  return addresses.map((address) => {
    const upload = uploads.find(({ id }) => addressOf(id) === address)
    if (!upload) return { id: address, name: nameOfAddress(address), size: 0, url: address }
    const { to: _to, ...attachment } = upload
    return attachment
  })
}

/** An uploaded file of which only the address is known, for `FileList`. */
export function fileOf(url: string): FileRef {
  const name = nameOfAddress(url)
  return { url, name, size: 0, suffix: /\.([^.]+)$/.exec(name)?.[1] ?? '' }
}

/** Files of a field in words, by which two versions of a record are compared: names alone may be the same. */
export const namesOfFiles = (files: readonly Pick<Attachment, 'name' | 'url'>[]): string =>
  listIn(files.map(distinctName), currentLanguage())

/** With the folder that the back end gave it, if it has an address: `picture0.jpg (F-000012)`. */
function distinctName({ name, url }: Pick<Attachment, 'name' | 'url'>): string {
  const [where] = url === undefined ? [attachmentText('attachments.newFile')] : partsOf(url).slice(-2, -1)
  return where ? attachmentText('attachments.distinct', { name, where }) : name
}

const partsOf = (address: string) => address.replace(/[?#].*$/, '').split('/')

/**
 * Last part of an address, readable: `/fdfs/F-1/boiler%20room.jpg` → `boiler room.jpg`. A file that waits in the outbox
 * has none yet.
 */
export function nameOfAddress(address: string): string {
  if (isUpload(address)) return attachmentText('attachments.newFile')
  const last = partsOf(address).pop() ?? ''
  try {
    return decodeURIComponent(last)
  } catch {
    // A lone `%`.
    return last
  }
}
