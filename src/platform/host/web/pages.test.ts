import { startTexts } from '#platform/i18n'
import { openWebView, playVideo, previewFile } from './pages'
import { navigatorWith, settleDialog, testSurroundings, watchLinks } from './testing/surroundings'

const links = watchLinks()
const surroundings = testSurroundings()

beforeAll(startTexts)
beforeEach(() => navigatorWith({ userActivation: undefined }))

it("a web view opens as a new tab, with the opener's parameters", async () => {
  await expect(
    openWebView({ url: 'https://example.com/a', showWebViewToolbar: 0 }, {}, surroundings),
  ).resolves.toMatchObject({ ok: true })
  expect(links).toMatchObject([
    { target: '_blank', href: expect.stringMatching(/^https:\/\/example.com\/a\?.*fullscreen=1/) },
  ])
})

it('a file and a video open in a new tab with unchanged addresses', async () => {
  await previewFile({ url: 'https://example.com/offer.pdf' }, {}, surroundings)
  await playVideo({ url: 'blob:https://example.com/1' }, {}, surroundings)
  expect(links.map(({ href, target }) => [href, target])).toEqual([
    ['https://example.com/offer.pdf', '_blank'],
    ['blob:https://example.com/1', '_blank'],
  ])
})

it.each(['javascript:alert(1)', 'data:text/html,x', 'intent://x', 'http://['])('%s is not opened', async (url) => {
  const malformed = { ok: false, error: { kind: 'malformed' } }
  await expect(openWebView({ url }, {}, surroundings)).resolves.toMatchObject(malformed)
  await expect(previewFile({ url }, {}, surroundings)).resolves.toMatchObject(malformed)
  await expect(playVideo({ url }, {}, surroundings)).resolves.toMatchObject(malformed)
  expect(links).toEqual([])
})

it('asks for a tap before opening a tab without one', async () => {
  navigatorWith({ userActivation: { isActive: false } })
  const opened = previewFile({ url: 'https://example.com/a' }, {}, surroundings)
  await settleDialog(surroundings.feedback, 'confirm')
  await expect(opened).resolves.toMatchObject({ ok: true })
  expect(links).toHaveLength(1)
})
