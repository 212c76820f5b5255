/** Change of a figure of a case as a share: 1,200 → 930 is −0.225; undefined if there was nothing before. */
export const changeOf = (before: number, after: number): number | undefined =>
  before === 0 ? undefined : (after - before) / before

export interface Figure {
  readonly label: string
  readonly labelEn?: string | undefined
  readonly value: number
  readonly unit: string
}

const byName = (figures: readonly Figure[]) => new Map(figures.map((figure) => [figure.label, figure]))

/** The figures of a case by name, with what they were (`value`), are (`result`), and the change if both are known. */
export function figuresOf(before: readonly Figure[], after: readonly Figure[]) {
  const [old, now] = [byName(before), byName(after)]
  return [...new Map([...old, ...now]).values()].map(({ label, labelEn, unit }) => {
    const [value, result] = [old.get(label)?.value, now.get(label)?.value]
    const change = value === undefined || result === undefined ? undefined : changeOf(value, result)
    return { label, labelEn, unit, value, result, change }
  })
}
