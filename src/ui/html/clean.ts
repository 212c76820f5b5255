import createPurifier, { type Config } from 'dompurify'

/** The allowed content of a text from outside: words and their order, tables, links and images. */
const CONFIG = {
  ALLOWED_TAGS: [
    ...['p', 'br', 'hr', 'div', 'span', 'blockquote', 'pre', 'code', 'figure', 'figcaption'],
    ...['b', 'strong', 'i', 'em', 'u', 's', 'del', 'ins', 'mark', 'small', 'sub', 'sup'],
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li', 'dl', 'dt', 'dd'],
    ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'a', 'img'],
  ],
  ALLOWED_ATTR: ['href', 'src', 'alt', 'title', 'colspan', 'rowspan', 'lang', 'dir', 'start'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  // Addresses are checked below, once they are resolved.
  ALLOWED_URI_REGEXP: /^(?:https?:|tel:|\/)/i,
  ADD_URI_SAFE_ATTR: ['colspan', 'rowspan', 'lang', 'dir', 'start'],
  // The text in other unknown elements stays; these contain none.
  FORBID_CONTENTS: [
    ...['script', 'style', 'svg', 'math', 'template', 'noscript', 'noembed', 'noframes', 'iframe', 'object', 'embed'],
    ...['title', 'head', 'select', 'textarea', 'xmp', 'plaintext', 'audio', 'video', 'canvas'],
  ],
  RETURN_DOM_FRAGMENT: true,
} satisfies Config

/** Our own: hooks that another user of the library might set do not reach it. */
const purifier = createPurifier(window)

export interface CleanOptions {
  /** Address prefix of our own images, e.g. `/file` or `https://files.example`. */
  readonly fileHost: string
  /** Placeholder text of a dropped image. */
  readonly noPicture: (alt: string) => string
  /** Names the box that a table scrolls in. */
  readonly table: string
}

const OPENED: readonly string[] = ['http:', 'https:', 'tel:']

function addressOf(text: string | null): URL | undefined {
  try {
    return new URL(text ?? '', document.baseURI)
  } catch {
    return undefined
  }
}

/** A link opens the web or a phone call; relative ones, of an unknown page, open nothing. */
function judgeLink(link: Element): void {
  const text = link.getAttribute('href')
  const address = text && !text.startsWith('/') ? addressOf(text) : undefined
  link.removeAttribute('href')
  if (!address || !OPENED.includes(address.protocol)) return
  link.setAttribute('href', address.href)
  link.setAttribute('rel', 'noopener noreferrer nofollow')
  link.setAttribute('target', '_blank')
}

/** An image of another host would reveal to it who reads what, and when. */
function judgePicture(picture: Element, { fileHost, noPicture }: CleanOptions): void {
  const address = addressOf(picture.getAttribute('src'))
  const own = addressOf(`${fileHost.replace(/\/+$/, '')}/`)
  const isOwn = address && own && address.origin === own.origin && address.pathname.startsWith(own.pathname)
  if (!isOwn || address.username || address.password) {
    const note = document.createElement('span')
    note.className = 'html__nopicture'
    note.textContent = noPicture(picture.getAttribute('alt') ?? '')
    picture.replaceWith(note)
    return
  }
  picture.setAttribute('src', address.href)
  picture.setAttribute('loading', 'lazy')
  picture.setAttribute('referrerpolicy', 'no-referrer')
  if (!picture.hasAttribute('alt')) picture.setAttribute('alt', '')
}

/** The page has its own first headings: a text begins below them. */
function lowerHeading(heading: Element): void {
  const lower = document.createElement(/^H[1-3]$/.test(heading.tagName) ? 'h3' : 'h4')
  lower.append(...heading.childNodes)
  heading.replaceWith(lower)
}

/** A wide table scrolls in a box of its own, by keyboard too. */
function boxTable(table: Element, name: string): void {
  const box = document.createElement('div')
  box.className = 'html__table'
  box.tabIndex = 0
  box.setAttribute('role', 'region')
  box.setAttribute('aria-label', name)
  table.replaceWith(box)
  box.append(table)
}

/** In a tag: what the page's content security policy speaks up about while the browser reads it. */
const TAG = /<[a-z][^<>]*>/gi
const SPOKEN_OF = /([\s"'/])(?=(?:on[a-z]+|style)\s*=)/gi

/**
 * Chromium reports every style and handler that it meets to the console, even where nothing can run: a text with a
 * hundred styles would be a hundred errors. Under another name they are dropped silently. This is no security measure.
 */
const quiet = (html: string) => html.replace(TAG, (tag) => tag.replace(SPOKEN_OF, '$1x-'))

/** HTML from outside as inert nodes that send requests to nobody but our file host. */
export function clean(html: string, options: CleanOptions): DocumentFragment {
  // Contrary to its types it returns null if a frameset has replaced the body.
  const fragment: DocumentFragment | null = purifier.sanitize(quiet(html), CONFIG)
  if (!fragment) return document.createDocumentFragment()
  for (const link of fragment.querySelectorAll('a')) judgeLink(link)
  for (const picture of fragment.querySelectorAll('img')) judgePicture(picture, options)
  for (const heading of fragment.querySelectorAll('h1, h2, h3, h4, h5, h6')) lowerHeading(heading)
  for (const table of fragment.querySelectorAll('table')) boxTable(table, options.table)
  return fragment
}
