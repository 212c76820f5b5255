import { loadTexts, registerTexts, type TextFunction, text } from '#src/i18n'

/** Under this name the texts of the host layer are loaded, with the first thing that shows one. */
export const HOST_TEXTS_AT = 'host'

registerTexts(HOST_TEXTS_AT, {
  en: () => import('../../i18n/host.en.json'),
  'zh-CN': () => import('../../i18n/host.zh-CN.json'),
})

/** The texts of the host layer in the language of the moment. */
export async function hostText(): Promise<TextFunction> {
  await loadTexts(HOST_TEXTS_AT)
  return (key, values) => text(key, values, HOST_TEXTS_AT)
}
