/**
 * The text of an item: written as plain text on a phone (blank line: paragraph, `- `: list), stored as HTML
 * (domain/gaps.md 'knowledge').
 */

const ESCAPED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => ESCAPED[character] ?? character)
const unescaped = (text: string) =>
  text.replace(/&(?:amp|lt|gt|quot);/g, (name) => Object.keys(ESCAPED).find((key) => ESCAPED[key] === name) ?? name)

const BULLET = '- '

/** One block of plain text as HTML: a list where each line is a point, else a paragraph. */
function blockOf(block: string): string {
  const lines = block.split('\n')
  if (lines.every((line) => line.startsWith(BULLET)))
    return `<ul>${lines.map((line) => `<li>${escaped(line.slice(BULLET.length))}</li>`).join('')}</ul>`
  return `<p>${lines.map(escaped).join('<br>')}</p>`
}

/** Plain text as HTML. */
export function htmlOf(text: string): string {
  const blocks = text.replace(/\r\n?/g, '\n').split(/\n[ \t]*\n+/)
  return blocks
    .map((block) => block.replace(/^\n+|\s+$/g, ''))
    .filter(Boolean)
    .map(blockOf)
    .join('')
}

/** HTML as plain text, if it holds nothing else; then `htmlOf` gives it back. */
export function plainOf(html: string): string | undefined {
  const text = html
    .replace(
      /<ul>(.*?)<\/ul>/gs,
      (_, points: string) => `${points.replace(/<li>(.*?)<\/li>/gs, (__, point: string) => `${BULLET}${point}\n`)}\n`,
    )
    .replace(/<p>(.*?)<\/p>/gs, (_, words: string) => `${words.replaceAll('<br>', '\n')}\n\n`)
  const plain = unescaped(text).trim()
  return htmlOf(plain) === html ? plain : undefined
}

/** The words of HTML, for search and snippets: what is not rendered is left out. */
export function wordsIn(html: string): string {
  const shown = html.replace(/<(script|style)\b.*?(?:<\/\1\s*>|$)/gis, ' ').replace(/<[^>]*>/g, ' ')
  return unescaped(shown).replace(/\s+/g, ' ').trim()
}

/** The text of a form for HTML: plain, or as it is (`kept`) where plain text cannot hold it. */
export function valuesOfText(html = ''): { readonly body: string; readonly kept: string } {
  const plain = plainOf(html)
  return plain === undefined ? { body: '', kept: html } : { body: plain, kept: '' }
}
