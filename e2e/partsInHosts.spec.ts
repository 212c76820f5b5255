import { expect, full, fullUnless, screen, hostTest as test } from './fixtures'

/* The shared parts where a native host does what a browser does otherwise. */

const PATH = '/componentsDemo'

for (const variant of ['messaging-android', 'partner-ios'] as const) {
  test.describe(variant, fullUnless(variant === 'messaging-android'), () => {
    test.use({ variant })

    test('a table is uploaded and opened in the preview', async ({ page, host, sim }) => {
      await host.open(`${PATH}?find=DataTable`)
      await screen(page, PATH).getByRole('button', { name: 'Save as CSV' }).tap()
      await expect
        .poll(async () => (await host.log({ kind: 'call', method: 'previewFile' })).map(({ decoded }) => decoded))
        .toEqual([expect.objectContaining({ name: 'Gas, 12 months.csv' })])
      const [upload] = await sim.log('/upload-file')
      expect(upload?.status).toBe(200)
    })

    test('a licence gives its credit code, a card its numbers, mobile first', async ({ page, host }) => {
      await host.open(`${PATH}?find=CardScan`)
      await host.media({
        scans: ['https://licence.example/qr?uniscid=91440604MA51C6RT86'],
        card: { name: '刘洋', duty: '设备经理', tel: '0757-86321234/138 0013 5678', path: '' },
      })
      await screen(page, PATH).getByRole('button', { name: 'Scan the licence' }).tap()
      await expect(screen(page, PATH).getByText('91440604MA51C6RT86')).toBeVisible()
      await screen(page, PATH).getByRole('button', { name: 'Scan a business card' }).tap()
      await expect(screen(page, PATH).getByText('刘洋, 设备经理, 13800135678, 0757-86321234')).toBeVisible()
    })

    test('a video shows the notice of section 8', full, async ({ page, host }) => {
      await host.open(`${PATH}?find=VideoTile`)
      await screen(page, PATH).getByRole('button', { name: /^Play/ }).tap()
      const dialog = page.getByRole('dialog', { name: 'notice' })
      await expect(dialog).toContainText('video playback unavailable (app is being upgraded)')
      await expect(dialog.getByRole('button')).toHaveText(['OK'])
    })

    test('a link of a text from outside opens through the host', full, async ({ page, host }) => {
      await host.open(`${PATH}?find=SafeHtml`)
      await screen(page, PATH).getByRole('link', { name: 'the court' }).tap()
      await expect.poll(async () => (await host.log({ kind: 'call', method: 'openWebView' })).length).toBe(1)
      const [call] = await host.log({ kind: 'call', method: 'openWebView' })
      expect(JSON.stringify(call?.decoded)).toContain('https://court.example/case/1')
      expect(JSON.stringify(call?.decoded)).not.toContain('authCode')
    })
  })
}
