declare module 'postcss-pxtorem' {
  import type { Plugin } from 'postcss'

  interface Options {
    rootValue: number
    propList: readonly string[]
    minPixelValue: number
    unitPrecision: number
  }
  export default function pxtorem(options: Options): Plugin
}
