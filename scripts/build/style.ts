import type { Plugin } from 'postcss'
import pxtorem from 'postcss-pxtorem'

/** px at a 375 px design width; the root font size is a tenth of the viewport. */
const ROOT_VALUE = 37.5

/** Converts px to rem in our styles and react-vant's. Hairlines (1 px and less) and `PX` stay physical pixels. */
export function pxToRem(): Plugin {
  return pxtorem({ rootValue: ROOT_VALUE, propList: ['*'], minPixelValue: 1.01, unitPrecision: 5 })
}
