/** A photo pick that gave something else than images: an error is reported (section 5). */
export class NotAnImage extends Error {}

/** A pick that gave no picture at all. */
export class NoFile extends Error {}

/** An upload that the host reports as failed. */
export class UploadFailed extends Error {}
