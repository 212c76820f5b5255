/** Root font size at the 375 px design width; the build turns px into rem with it. px */
export const DESIGN_ROOT = 37.5

/** Screen px per design px. Reads the inline style set by the boot script; the computed style would force a layout. */
export function rootScale(): number {
  // Without the boot script (tests) the root has the browser's 16 px.
  return Number.parseFloat(document.documentElement.style.fontSize) / DESIGN_ROOT || 1
}
