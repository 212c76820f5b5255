import type { Browser } from '@playwright/test'

export interface Shot {
  /** E.g. `en light 390`. */
  readonly title: string
  readonly png: Buffer
}

/** Height of a picture on the sheet. px */
const HEIGHT = 620

/** Lays the pictures of one screen side by side, each under its title. */
export async function contactSheet(
  browser: Browser,
  name: string,
  shots: readonly Shot[],
  file: string,
): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 2_400, height: 800 } })
  const figures = shots.map(
    ({ title, png }) =>
      `<figure><figcaption>${title}</figcaption><img src="data:image/png;base64,${png.toString('base64')}"></figure>`,
  )
  await page.setContent(
    `<style>body{margin:16px;background:#8a9499;font:14px sans-serif}h1{font-size:20px}main{display:flex;flex-wrap:wrap;gap:16px}
    figure{margin:0}img{display:block;height:${HEIGHT}px;border:1px solid #555}</style><h1>${name}</h1><main>${figures.join('')}</main>`,
  )
  await page.waitForFunction(() => [...document.images].every((image) => image.complete))
  await page.screenshot({ path: file, fullPage: true })
  await page.close()
}
