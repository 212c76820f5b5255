export { createTestCore } from './createTestCore'
