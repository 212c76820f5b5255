export {
  currentLanguage,
  LANGUAGES,
  type Language,
  loadTexts,
  registerTexts,
  setLanguage,
  startTexts,
  type TextFunction,
  text,
  useCoreTexts,
  useLanguage,
  useTextsOf,
} from './i18n'
