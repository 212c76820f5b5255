import type { visibilities } from './vocabulary'

/** Who sees a published item (domain/knowledge.md 3, 5). */

type Visibility = (typeof visibilities.words)[number]

interface Shown {
  readonly visibility: Visibility
  /** Login name of the author, and their organisation. */
  readonly by: string
  readonly orgCode: string
  /** Chosen organisations. */
  readonly orgs: readonly string[]
}

interface Reader {
  readonly loginName: string
  readonly orgCode: string
  /** Has a role: somebody without one sees only what is visible to all. */
  readonly hasRole: boolean
}

/** Code of the group, above all organisations. */
const GROUP = '00'

/** The organisation is another one or stands above it: 44 is above 440605. */
const isAtOrAbove = (above: string, orgCode: string) => above === GROUP || orgCode.startsWith(above)

export function isVisible({ visibility, by, orgCode, orgs }: Shown, reader: Reader): boolean {
  if (visibility === 'all' || by === reader.loginName) return true
  if (!reader.hasRole) return false
  if (visibility === 'branch') return reader.orgCode === orgCode
  if (visibility === 'company') return isAtOrAbove(orgCode, reader.orgCode)
  return visibility === 'chosen' && orgs.some((each) => isAtOrAbove(each, reader.orgCode))
}
