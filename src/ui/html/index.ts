export { Highlight, type HighlightProps, hitsIn } from './Highlight'
export { SafeHtml, type SafeHtmlProps, useOpenLink } from './SafeHtml'
