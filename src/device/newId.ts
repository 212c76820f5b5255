/** 128 random bits as text; `crypto.randomUUID` is younger than the oldest browser that we support. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
