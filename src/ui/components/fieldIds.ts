/** Ids of the parts of a field, derived from the id of its control. */
export const fieldIds = {
  label: (id: string) => `${id}-label`,
  hint: (id: string) => `${id}-hint`,
  error: (id: string) => `${id}-error`,
}

interface FieldState {
  readonly hint?: string | undefined
  readonly error?: string | undefined
  readonly required?: boolean | undefined
}

/** ARIA attributes of the control with this id, matching the `Field` around it; the error is described first. */
export function controlAria(id: string, { hint, error, required }: FieldState) {
  const ids = [error ? fieldIds.error(id) : '', hint ? fieldIds.hint(id) : ''].filter(Boolean).join(' ')
  return {
    'aria-required': required || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': ids || undefined,
  } as const
}
