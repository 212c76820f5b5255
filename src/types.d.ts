declare module '*.css'

/** The text of a file in place of what it exports. */
declare module '*?source' {
  const text: string
  export default text
}

// Half of qs: we write our own addresses.
declare module 'qs/lib/parse' {
  import { parse } from 'qs'
  export default parse
}
