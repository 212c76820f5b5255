/** What a text of an editor means; nothing typed is `undefined`. */
export type Json = { readonly ok: true; readonly value: unknown } | { readonly ok: false }

export function readJson(text: string): Json {
  if (text.trim() === '') return { ok: true, value: undefined }
  try {
    return { ok: true, value: JSON.parse(text) }
  } catch {
    return { ok: false }
  }
}

/** The text of a value in an editor. */
export const jsonText = (value: unknown): string => (value === undefined ? '' : JSON.stringify(value, null, 2))
