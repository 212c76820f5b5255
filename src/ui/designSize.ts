/** Root font size at the 375 px design width; the build turns px into rem with it. px */
export const DESIGN_ROOT = 37.5

/** px of one design px, as the boot script has set it; asked of the root element's style, the page would be laid out for it. */
export function rootScale(): number {
  // Without the boot script (tests) the root has the browser's 16 px.
  return Number.parseFloat(document.documentElement.style.fontSize) / DESIGN_ROOT || 1
}
