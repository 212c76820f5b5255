export { hostileTexts } from '../ui/html/testing/hostileTexts'
export { leftoversIn } from '../ui/html/testing/leftovers'
export { createTestCore } from './createTestCore'
export { showPages, type TestPage } from './showPages'
