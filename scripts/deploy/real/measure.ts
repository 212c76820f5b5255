import { measureOnce, type Run, type Subject } from '../../bench/measure'
import { CPU_SLOWDOWN, median } from '../../bench/profile'
import type { Deployed } from './deployed'

const START = '?token=sim-rep01&loginName=rep01#/clueList'
/** What is compared: the first rows of a first and of a second visit. ms */
const FIGURES = ['fcp', 'row', 'second'] as const

/**
 * Measures starts behind nginx (TLS, HTTP/2) beside the preview (plain HTTP/1.1), both with brotli, in turns; one line
 * for each.
 */
export async function measureStarts({ browser, site, preview }: Deployed, runs: number): Promise<string[]> {
  const subject = (name: string, origin: string): Subject => ({
    name,
    first: `${origin}/${START}`,
    second: `${origin}/#/clueList`,
    selectors: {
      row: '[data-record^="lead:"]',
      shell: '[data-route="/clueDetail"]',
      data: '[data-route="/clueDetail"][data-state="ready"]',
    },
    // Transferred bytes are those of the built variants, which need no measuring.
    gzipSize: () => 0,
    cpu: CPU_SLOWDOWN,
  })
  const subjects = [subject('nginx', site.url.origin), subject('preview', preview.url.origin)]
  const results = new Map<string, Run[]>(subjects.map(({ name }) => [name, []]))
  for (let run = 0; run < runs; run++)
    for (const each of subjects) results.get(each.name)?.push(await measureOnce(browser, each))
  return [...results].map(([name, all]) => {
    const figures = FIGURES.map((figure) => `${figure} ${Math.round(median(all.map((run) => run[figure])))} ms`)
    return `${name.padEnd(8)} ${figures.join(', ')} (median of ${runs}, CPU ${CPU_SLOWDOWN}×, 1.6 Mbps, 150 ms)`
  })
}
