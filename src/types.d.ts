declare module '*.css'

// Half of qs: we write our own addresses.
declare module 'qs/lib/parse' {
  import { parse } from 'qs'
  export default parse
}
