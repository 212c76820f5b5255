/** Root font size at the 375 px design width; the build turns px into rem with it. px */
export const DESIGN_ROOT = 37.5
