import { type CleanOptions, clean } from './clean'
import { hostileTexts } from './testing/hostileTexts'
import { leftoversIn } from './testing/leftovers'

const options: CleanOptions = { fileHost: '/file', noPicture: (alt) => `[no picture ${alt}]`, table: 'Table' }

/** What a text becomes, as it is written. */
function cleaned(html: string, rest: Partial<CleanOptions> = {}): string {
  const box = document.createElement('div')
  box.append(clean(html, { ...options, ...rest }))
  return box.innerHTML
}

/** What is left of a text that it must not have. */
const leftovers = (html: string) => leftoversIn(clean(html, options))

describe('hostile texts', () => {
  it('are at least sixty', () => {
    expect(new Set(hostileTexts.map(([name]) => name)).size).toBe(hostileTexts.length)
    expect(hostileTexts.length).toBeGreaterThanOrEqual(60)
  })

  it.each(hostileTexts)('%s: nothing is left that runs or asks', (_name, html) => {
    expect(leftovers(html)).toEqual([])
  })

  it.each(hostileTexts)('%s: read once more it is still harmless', (_name, html) => {
    expect(leftovers(cleaned(html))).toEqual([])
  })
})

describe('what a text is for stays', () => {
  it.each([
    ['words and their order', '<p>A <b>strong</b> word<br>and <em>another</em></p>', undefined],
    ['lists', '<ul><li>one</li></ul><ol start="3"><li>three</li></ol>', undefined],
    ['the words of an unknown element', '<article><font color="red">red</font></article>', 'red'],
    ['headings, below those of the page', '<h1>One</h1><h5>Five</h5>', '<h3>One</h3><h4>Five</h4>'],
    ['nothing', '', ''],
    ['plain text', '1 < 2 & 3', '1 &lt; 2 &amp; 3'],
  ])('%s', (_what, html, expected) => {
    expect(cleaned(html)).toBe(expected ?? html)
  })

  it('tables, in a box that scrolls by keyboard too', () => {
    expect(cleaned('<table><tbody><tr><td colspan="2">x</td></tr></tbody></table>')).toBe(
      '<div class="html__table" tabindex="0" role="region" aria-label="Table"><table><tbody><tr><td colspan="2">x</td></tr></tbody></table></div>',
    )
  })

  it.each([
    ['https://court.example/case?no=1', 'https://court.example/case?no=1'],
    ['HTTP://court.example', 'http://court.example/'],
    ['tel:0757-86661234', 'tel:0757-86661234'],
    ['/file/a.pdf', null],
    ['case.html', null],
    ['#top', null],
    ['//court.example', null],
    ['mailto:a@b.example', null],
  ])('a link to %s leads to %s', (href, expected) => {
    const link = clean(`<a href="${href}">x</a>`, options).querySelector('a')
    expect(link?.getAttribute('href')).toBe(expected)
    expect(link?.textContent).toBe('x')
    if (expected) expect(link?.getAttribute('rel')).toBe('noopener noreferrer nofollow')
  })

  it('pictures of our file host, here or on an origin of its own; of others their words', () => {
    const srcOf = (src: string, fileHost: string) =>
      clean(`<img src="${src}" alt="Plan">`, { ...options, fileHost })
        .querySelector('img')
        ?.getAttribute('src')
    expect(srcOf('/file/fdfs/1/a%20b.png', '/file')).toBe('http://localhost/file/fdfs/1/a%20b.png')
    expect(srcOf('https://files.example/a.png', 'https://files.example/')).toBe('https://files.example/a.png')
    expect(srcOf('https://files.example.evil.example/a.png', 'https://files.example')).toBeUndefined()
    expect(srcOf('https://user:word@files.example/a.png', 'https://files.example')).toBeUndefined()
    expect(cleaned('<img src="https://evil.example/a.png" alt="Plan">')).toBe(
      '<span class="html__nopicture">[no picture Plan]</span>',
    )
  })
})
