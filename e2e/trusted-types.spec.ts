import { expect, full, hostTest, type Page, type Variant } from './fixtures'

/** An injected string has nowhere to run (docs/deploy.md), in the engines of all hosts. */

/** What a fault in the app might do with a text from outside; gives what was refused. */
const inject = (page: Page) =>
  page.evaluate(() => {
    const added = <T extends HTMLElement>(element: T) => document.body.appendChild(element)
    const ways: Record<string, () => void> = {
      'an element with a handler': () => {
        added(document.createElement('div')).innerHTML = '<img src="x" onerror="document.title = \'run\'">'
      },
      'a parsed document': () =>
        new DOMParser().parseFromString('<script>document.title = "run"</script>', 'text/html'),
      'a frame of its own': () => {
        added(document.createElement('iframe')).srcdoc = '<script>parent.document.title = "run"</script>'
      },
      'an uploaded file as a script': () => {
        added(document.createElement('script')).src = '/file/photo.js'
      },
      'the text of a script': () => {
        added(document.createElement('script')).text = 'document.title = "run"'
      },
      'a worker': () => new Worker('/file/photo.js'),
    }
    return Object.entries(ways).flatMap(([name, run]) => {
      try {
        run()
        return []
      } catch (error) {
        return error instanceof TypeError ? [name] : []
      }
    })
  })

const [first, ...others] = ['messaging-android', 'messaging-ios', 'partner-android', 'partner-ios', 'browser'] as const

for (const variant of [first, ...others] satisfies Variant[]) {
  hostTest.describe(`in ${variant}`, variant === first ? {} : full, () => {
    hostTest.use({ variant })

    hostTest('no text becomes code, and the app goes on', async ({ page, host, app, allow }) => {
      allow(/Trusted|trusted/)
      await host.open('/clueList')
      await expect(app.screen('/clueList')).toHaveAttribute('data-state', 'ready')
      expect(await inject(page)).toEqual([
        'an element with a handler',
        'a parsed document',
        'a frame of its own',
        'an uploaded file as a script',
        'the text of a script',
        'a worker',
      ])
      expect(await page.title()).not.toBe('run')
      await app.screen('/clueList').locator('[data-record^="lead:"]').first().click()
      await expect(app.screen('/clueDetail')).toHaveAttribute('data-state', 'ready')
    })
  })
}
