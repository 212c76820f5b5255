export { addedText, addTexts } from './addTexts'
export {
  type CoreTextKey,
  type CoreTexts,
  loadMenuTexts,
  loadTexts,
  registerTexts,
  setLanguage,
  startTexts,
  takeTexts,
  text,
} from './i18n'
export { codeText, type KeyOf, listIn, nameIn, namesIn, textIn } from './keys'
export type { TextFunction } from './lookUp'
export { currentLanguage, type Texts } from './resources'
export { TextsProvider, useCoreTexts, useLanguage, useTextsOf } from './TextsProvider'
