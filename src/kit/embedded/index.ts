export { EmbeddedPage, type EmbeddedPageProps } from './EmbeddedPage'
