export { Highlight, type HighlightProps } from './Highlight'
export { hitsIn } from './hits'
export { SafeHtml, type SafeHtmlProps } from './SafeHtml'
export { useOpenLink } from './useOpenLink'
