declare module '*.css'

// Only half of qs, because the app writes its own addresses.
declare module 'qs/lib/parse' {
  import { parse } from 'qs'
  export default parse
}
