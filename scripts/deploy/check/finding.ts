/** What is wrong, and the line or step that mends it. */
export interface Finding {
  readonly what: string
  readonly mend: string
}

/** One finding, or none. */
export const findingIf = (isWrong: boolean, what: string, mend: string): Finding[] => (isWrong ? [{ what, mend }] : [])
