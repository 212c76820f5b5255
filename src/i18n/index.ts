export { addTexts } from './addTexts'
export {
  type CoreTextKey,
  type CoreTexts,
  currentLanguage,
  LANGUAGES,
  type Language,
  loadMenuTexts,
  loadTexts,
  registerTexts,
  setLanguage,
  startTexts,
  type Texts,
  takeTexts,
  text,
} from './i18n'
export type { KeyOf } from './keys'
export { nameIn, namesIn, textIn } from './nameIn'
export type { TextFunction } from './quickText'
export { TextsProvider, useCoreTexts, useLanguage, useTextsOf } from './TextsProvider'
