export { AudioList } from './AudioList'
export {
  type Attachment,
  addressesOf,
  attachmentsOf,
  attachmentsSchema,
  nameOfAddress,
  photoSchema,
  uploadsOf,
} from './attachment'
export { DictateButton, type DictateButtonProps } from './DictateButton'
export { FileList, type FileRef } from './FileList'
export { formValues } from './formValues'
export { Gallery, type GalleryProps } from './Gallery'
export { DictateInput, FilesInput, PhotosInput } from './inputs'
export { PHOTO_SIZES, type PhotoSize } from './photoSize'
export { preparePhoto } from './preparePhoto'
export { RecordingInput } from './RecordingInput'
export { type StampFacts, stampLines } from './stamp'
export { withFiles } from './submitWithFiles'
