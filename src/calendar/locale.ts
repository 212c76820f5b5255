import type { Language } from '#src/i18n'

/** Language of the app → locale of `Intl`: days before months in English, as in '16 Nov'. */
export const localeOf: Readonly<Record<Language, string>> = { en: 'en-GB', 'zh-CN': 'zh-CN' }

/** Makes a function's result once per key: building an `Intl` formatter costs more than using it a hundred times. */
export function once<T>(make: (key: string) => T): (key: string) => T {
  const made = new Map<string, T>()
  return (key) => {
    const known = made.get(key)
    if (known !== undefined) return known
    const fresh = make(key)
    made.set(key, fresh)
    return fresh
  }
}
