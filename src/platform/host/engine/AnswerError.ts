/** A photo pick returned something other than images; reported as an error (section 5). */
export class NotAnImage extends Error {}

/** A pick returned no picture. */
export class NoFile extends Error {}

/** The host reports the upload as failed. */
export class UploadFailed extends Error {}
