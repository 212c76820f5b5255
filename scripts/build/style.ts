import type { Plugin } from 'postcss'
import pxtorem from 'postcss-pxtorem'

/** px at a 375 px design width; the root font size is a tenth of the viewport. */
const ROOT_VALUE = 37.5

/** Turns px into rem, ours and react-vant's. Hairlines (1 px and less) and `PX` stay real pixels. */
export function pxToRem(): Plugin {
  return pxtorem({ rootValue: ROOT_VALUE, propList: ['*'], minPixelValue: 1.01, unitPrecision: 5 })
}
