export { EmbeddedPage, type EmbeddedPageProps } from './EmbeddedPage'
export { LaunchPage, type LaunchPageProps } from './LaunchPage'
