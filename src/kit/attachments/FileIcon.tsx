import { File } from '@phosphor-icons/react/dist/csr/File'
import { FileAudio } from '@phosphor-icons/react/dist/csr/FileAudio'
import { FileDoc } from '@phosphor-icons/react/dist/csr/FileDoc'
import { FileImage } from '@phosphor-icons/react/dist/csr/FileImage'
import { FilePdf } from '@phosphor-icons/react/dist/csr/FilePdf'
import { FileXls } from '@phosphor-icons/react/dist/csr/FileXls'
import type { Icon } from '@phosphor-icons/react/dist/lib/types'

const KINDS: readonly (readonly [suffixes: RegExp, icon: Icon])[] = [
  [/^pdf$/i, FilePdf],
  [/^(?:docx?|wps|rtf|txt)$/i, FileDoc],
  [/^(?:xlsx?|et|csv)$/i, FileXls],
  [/^(?:jpe?g|png|gif|webp|hei[cf]|bmp)$/i, FileImage],
  [/^(?:amr|mp3|m4a|wav|ogg|webm)$/i, FileAudio],
]

/** The kind of a file by its suffix, as a picture beside its name. */
export function FileIcon({ name }: { readonly name: string }) {
  const suffix = /\.(\w+)$/.exec(name)?.[1] ?? ''
  const Sign = KINDS.find(([pattern]) => pattern.test(suffix))?.[1] ?? File
  return <Sign className="files__icon" aria-hidden="true" />
}
