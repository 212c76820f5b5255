import { answer, type SimContext, type SimHandler, type SimKind, SimRefusal, type SimStore } from '../contract'
import { refused } from '../response'
import { isFile } from '../wire'
import { downloadCall, fileTokenCall, fileUploadCall, uploadDocumentCall, uploadImageCall } from './calls'

/** Kind `upload`: the uploaded file result of section 3, and its sender. */
export interface Upload {
  readonly id: string
  readonly fileName: string
  /** Bytes. */
  readonly size: number
  /** Without the dot, in lower case. */
  readonly suffix: string
  readonly fileUrl: string
  readonly by: string
  readonly at: string
}
export const uploadKind: SimKind<Upload> = { name: 'upload', id: (record) => record.id }

/** File contents, in memory only, as long as their store: a snapshot must not contain megabytes of photos. */
const contents = new WeakMap<SimStore, Map<string, Blob>>()

/** Files that exist from the start, the same in every store. */
const shipped = new Map<string, File>()

/** Ships a file with the simulator; returns its address. */
export function shipFile(id: string, file: File): string {
  shipped.set(id, file)
  return addressOf(id, file)
}

const addressOf = (id: string, { name }: File) => `/file/fdfs/${id}/${encodeURIComponent(name)}`

/** Stores a file as if it had been uploaded, and returns the upload result of section 3; 4000 without a file. */
export function keepFile(file: unknown, { store, employee, now }: SimContext) {
  const one = Array.isArray(file) ? file[0] : file
  if (!isFile(one)) throw new SimRefusal(4000, 'No file was sent.', { file: 'required' })
  const id = `F-${String(store.next('upload')).padStart(6, '0')}`
  const result = {
    fileName: one.name,
    size: one.size,
    suffix: /\.([^.]+)$/.exec(one.name)?.[1]?.toLowerCase() ?? '',
    fileUrl: addressOf(id, one),
  }
  store.table(uploadKind).put({ id, ...result, by: employee.loginName, at: now.toISOString() })
  const files = contents.get(store) ?? new Map<string, Blob>()
  contents.set(store, files.set(id, one))
  return result
}

const FILE_TOKEN = 'sim-file'

export const uploadHandlers: readonly SimHandler[] = [
  answer(uploadImageCall, ({ file }, context) => keepFile(file, context)),
  answer(uploadDocumentCall, ({ files }, context) => keepFile(files, context)),
  answer(fileTokenCall, () => ({ token: FILE_TOKEN })),
  answer(fileUploadCall, ({ file, token }, context) => {
    // A native host sends only the file in the form (src/platform/host/recording/sendSegment.ts).
    if ((token ?? context.headers.get('token')) !== FILE_TOKEN) return refused(403, 'The file token is not valid.')
    return keepFile(file, context)
  }),
  // No token required, since an <img> sends none.
  answer(
    downloadCall,
    ({ id }, { store }) => {
      const file = contents.get(store)?.get(String(id)) ?? shipped.get(String(id))
      if (!file) return refused(404, 'No such file.')
      return new Response(file, { headers: { 'Content-Type': file.type || 'application/octet-stream' } })
    },
    { open: true },
  ),
]
