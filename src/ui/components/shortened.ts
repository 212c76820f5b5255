/** More than any table cell or chip shows. */
const LONGEST = 500

/**
 * A text as far as a small part can show it. The browser breaks the whole text into lines, about 1 µs a character, and
 * a table measures each cell several times: some texts of 100,000 characters hold a page for seconds.
 */
export function shortened(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text
}
