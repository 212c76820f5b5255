import { codes } from '#base/wire'

/** Size of a company. */
export const scaleCodes = codes({ large: '1', medium: '2', small: '3', micro: '4' })
