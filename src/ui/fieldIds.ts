/** Ids of the parts of a field, made from the id of its control. */
export const fieldIds = {
  label: (id: string) => `${id}-label`,
  hint: (id: string) => `${id}-hint`,
  error: (id: string) => `${id}-error`,
}

interface Described {
  hint?: string | undefined
  error?: string | undefined
}

/** What a control says of itself to assistive technology, to match the {@link Field} around it. */
export function describedBy(id: string, { hint, error }: Described) {
  const ids = [error ? fieldIds.error(id) : '', hint ? fieldIds.hint(id) : ''].filter(Boolean).join(' ')
  return { 'aria-invalid': error ? true : undefined, 'aria-describedby': ids || undefined }
}
