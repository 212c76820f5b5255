export { createTestCore } from './createTestCore'
export { showPages, type TestPage } from './showPages'
