/** What is wrong, and the line or step that mends it. */
export interface Finding {
  readonly what: string
  readonly mend: string
  /** True for what docs/deploy.md leaves to the operator: it is printed, and no fault. */
  readonly isChoice?: boolean
}

/** A choice of the operator; `usual`: the line without it. */
export const choiceOf = (what: string, usual: string): Finding => ({
  what,
  mend: `as docs/deploy.md allows; usual is ${usual}`,
  isChoice: true,
})

/** Whether it has to be mended. */
export const isFault = ({ isChoice = false }: Finding): boolean => !isChoice

/** One finding, or none. */
export const findingIf = (isWrong: boolean, what: string, mend: string): Finding[] => (isWrong ? [{ what, mend }] : [])
