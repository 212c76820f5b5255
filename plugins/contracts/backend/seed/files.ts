import { shipFile } from '#harness/backend/kit'

/** Files of contracts: name, and bytes as the contract system reports them. */
const SEEDED: Readonly<Record<string, number>> = { '合同正文.pdf': 2_400_000, '技术附件.pdf': 209_715_200 }
/** What is added on the page of the contract system once both parties have signed. */
export const SIGNED_COPY = '签署件.pdf'
const SIZES: Readonly<Record<string, number>> = { ...SEEDED, [SIGNED_COPY]: 1_800_000 }

const urls = new Map(
  Object.keys(SIZES).map((name, index) => [
    name,
    shipFile(`contract-${index + 1}`, new File([`%PDF-1.4\n% ${name}\n`], name, { type: 'application/pdf' })),
  ]),
)

export const FILE_NAMES: readonly string[] = Object.keys(SEEDED)

/** A file as transmitted. */
export const fileOf = (name: string) => ({ name, suffix: 'pdf', size: SIZES[name] ?? 0, url: urls.get(name) ?? '' })
