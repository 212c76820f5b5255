import type { Browser } from '@playwright/test'

export interface Shot {
  /** E.g. `en light 390`. */
  readonly title: string
  /** Width of the screen in the screenshot. px */
  readonly width: number
  readonly png: Buffer
}

/** Scale of a screenshot on the sheet. */
const SCALE = 0.72
/** Screenshots of one theme and language fit in a row. px */
const WIDTH = 1840

const image = ({ png, width }: Shot, scale: number): string =>
  `<img width="${Math.round(width * scale)}" src="data:image/png;base64,${png.toString('base64')}">`

/** Creates a sheet with the screenshots of one screen side by side, each with its title. */
export async function contactSheet(browser: Browser, name: string, shots: readonly Shot[], file: string) {
  const figures = shots.map((shot) => `<figure><figcaption>${shot.title}</figcaption>${image(shot, SCALE)}</figure>`)
  await picture(browser, {
    width: WIDTH,
    file,
    html: `<style>body{margin:16px;background:#8a9499;font:14px sans-serif}h1{font-size:20px}
      main{display:flex;flex-wrap:wrap;align-items:flex-start;gap:16px}figure{margin:0}img{display:block;border:1px solid #555}
      </style><h1>${name}</h1><main>${figures.join('')}</main>`,
  })
}

/** Three phones for the README, on a background that suits both themes of GitHub. */
export async function phoneStrip(browser: Browser, shots: readonly Shot[], file: string): Promise<void> {
  const [gap, scale] = [24, 0.8]
  await picture(browser, {
    width: shots.reduce((sum, { width }) => sum + Math.round(width * scale), 0) + gap * (shots.length + 1),
    file,
    html: `<style>body{margin:0;background:#d5dee1}main{display:flex;gap:${gap}px;padding:${gap}px}
      img{display:block;border-radius:20px}</style><main>${shots.map((shot) => image(shot, scale)).join('')}</main>`,
  })
}

async function picture(browser: Browser, { width, html, file }: { width: number; html: string; file: string }) {
  const page = await browser.newPage({ viewport: { width, height: 600 } })
  await page.setContent(html)
  await page.waitForFunction(() => [...document.images].every((each) => each.complete))
  await page.screenshot({ path: file, fullPage: true })
  await page.close()
}
