import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const SCRIPT = readFileSync(join(__dirname, 'pages/page.js'), 'utf8')

/** Runs the script of the host's pages in a document; `own`: it has the simulated host itself, as an ended page has. */
function shownIn(own: boolean) {
  const state = () => ({ language: 'zh-CN', device: { locale: '', theme: 'dark' } })
  const page = document.implementation.createHTMLDocument()
  page.documentElement.dataset.zh = '标题'
  const parent = { document: { documentElement: { dataset: { theme: 'light' } } }, hostSim: { state } }
  new Function('window', 'parent', 'document', SCRIPT)(own ? { hostSim: { state }, document: page } : {}, parent, page)
  const { lang, style } = page.documentElement
  return [lang, style.colorScheme]
}

test.each([
  ['over the app has the theme that the app shows', false, 'light'],
  ['of an ended web view has that of the phone, whatever the console around it has', true, 'dark'],
])('a page %s', (_, own, theme) => {
  expect(shownIn(own)).toEqual(['zh-CN', theme])
})
