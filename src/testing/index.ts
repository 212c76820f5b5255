export { hostileTexts } from '../html/testing/hostileTexts'
export { leftoversIn } from '../html/testing/leftovers'
export { createTestCore } from './createTestCore'
export { showPages, type TestPage } from './showPages'
