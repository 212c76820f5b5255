declare module '*.css'

/** The text of an icon. */
declare module '@phosphor-icons/core/*.svg' {
  const text: string
  export default text
}

/** The text of a file in place of its exports. */
declare module '*?source' {
  const text: string
  export default text
}

// Only half of qs, because the app writes its own addresses.
declare module 'qs/lib/parse' {
  import { parse } from 'qs'
  export default parse
}
