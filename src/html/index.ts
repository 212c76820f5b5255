export { Highlight, type HighlightProps } from './Highlight'
export { SafeHtml, type SafeHtmlProps } from './SafeHtml'
export { useOpenLink } from './useOpenLink'
