/** The names of an area in all their spellings, derived from its id. */
export interface Names {
  /** kebab-case, in the plural: `gas-meters`. */
  readonly id: string
  /** `gasMeters` */
  readonly many: string
  /** `gasMeter`: rights, messages. */
  readonly one: string
  /** In English: `gas meters`, `gas meter`. */
  readonly words: { readonly many: string; readonly one: string }
  readonly chinese: string
  readonly owner: string
  /** Of the ids of records: `GM`. */
  readonly prefix: string
}

const camel = (kebab: string) => kebab.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
export const pascal = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const spaced = (kebab: string) => kebab.replaceAll('-', ' ')

function singular(id: string): string {
  if (id.endsWith('ies')) return `${id.slice(0, -3)}y`
  if (/(?:ss|x|z|ch|sh)es$/.test(id)) return id.slice(0, -2)
  return /..[^s]s$/.test(id) ? id.slice(0, -1) : id
}

/** Prefixes of record ids to choose from, the shortest first. */
function prefixesOf(id: string): string[] {
  const initials = id.split('-').map((word) => word.charAt(0))
  const letters = id.replaceAll('-', '')
  const lengths = Array.from({ length: Math.max(0, letters.length - 1) }, (_, index) => letters.slice(0, index + 2))
  return [...(initials.length > 1 ? [initials.join('')] : []), ...lengths].map((prefix) => prefix.toUpperCase())
}

export interface NameOptions {
  readonly chinese?: string | undefined
  readonly owner?: string | undefined
  readonly isPrefixTaken: (prefix: string) => boolean
}

export function namesOf(id: string, { chinese = '新业务', owner = `team-${id}`, isPrefixTaken }: NameOptions): Names {
  const one = singular(id)
  const many = one === id ? `${id}s` : id
  return {
    id,
    many: camel(many),
    one: camel(one),
    words: { many: spaced(many), one: spaced(one) },
    chinese,
    owner,
    prefix: prefixesOf(id).find((prefix) => !isPrefixTaken(prefix)) ?? id.toUpperCase(),
  }
}

/** A text of the template with the names of an area. Longer spellings are replaced first. */
export function rename(text: string, names: Names): string {
  const { id, many, one, words, chinese, owner, prefix } = names
  const article = /^[aeiou]/.test(words.one) ? 'an' : 'a'
  const spellings: readonly (readonly [string, string])[] = [
    ['team-sample-things', owner],
    ['sample-things', id],
    ['sample-thing', words.one.replaceAll(' ', '-')],
    ['sampleThings', many],
    ['sampleThing', one],
    ['SampleThings', pascal(many)],
    ['SampleThing', pascal(one)],
    ['sample things', words.many],
    ['Sample things', pascal(words.many)],
    ['a sample thing', `${article} ${words.one}`],
    ['A sample thing', `${pascal(article)} ${words.one}`],
    ['sample thing', words.one],
    ['Sample thing', pascal(words.one)],
    ['SAMPLETHING', prefix],
    ['样例', chinese],
  ]
  return spellings.reduce((result, [from, to]) => result.replaceAll(from, to), text)
}
