import { isCreditCode } from '#base/wire'

/** Company data in the code on a business licence. */
export interface Licence {
  readonly creditCode: string
  /** As the licence has it; licences since 2019 carry an address with the code alone. */
  readonly name?: string | undefined
}

/** Every 18 characters in a row, because other text may directly precede the code. */
const CODES = /(?=([0-9A-HJ-NPQRTUWXY]{18}))/gi
const NAME = /(?:企业名称|单位名称|名称)\s*[:：]\s*([^;；,，\s]+)/

/**
 * Reads the text of a scanned code as that of a business licence: older ones hold the facts as lines, newer ones an
 * address with the credit code in it. Undefined without a credit code whose check character fits.
 */
export function readLicence(text: string): Licence | undefined {
  const written = decoded(text).normalize('NFKC')
  const creditCode = [...written.matchAll(CODES)].map(([, code = '']) => code.toUpperCase()).find(isCreditCode)
  return creditCode ? { creditCode, name: NAME.exec(written)?.[1] } : undefined
}

/** An address may have its Chinese escaped; a wrongly escaped one is read literally. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
