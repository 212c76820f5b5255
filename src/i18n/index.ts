export {
  currentLanguage,
  LANGUAGES,
  type Language,
  loadTexts,
  registerTexts,
  setLanguage,
  startTexts,
  type Texts,
  takeTexts,
  text,
} from './i18n'
export { nameIn, textIn } from './nameIn'
export type { TextFunction } from './quickText'
export { TextsProvider, useCoreTexts, useLanguage, useTextsOf } from './TextsProvider'
