import { loadTexts, registerTexts, type TextFunction, text } from '#platform/i18n'

/** Namespace of the host layer's texts, which are loaded on first use. */
export const HOST_TEXTS_AT = 'host'

registerTexts(HOST_TEXTS_AT, {
  en: () => import('./host.en.json'),
  'zh-CN': () => import('./host.zh-CN.json'),
})

/** The host layer's texts in the current language. */
export async function hostText(): Promise<TextFunction> {
  await loadTexts(HOST_TEXTS_AT)
  return (key, values) => text(key, values, HOST_TEXTS_AT)
}
