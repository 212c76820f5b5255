/** Change of a figure of a case as a share: 1,200 → 930 is −0.225; undefined if there was nothing before. */
export const changeOf = (before: number, after: number): number | undefined =>
  before === 0 ? undefined : (after - before) / before

interface Figure {
  readonly label: string
  readonly labelEn?: string | undefined
  readonly value: number
  readonly unit: string
}

/** The figures of a case by name, with what they were (`value`), are (`result`), and the change if both are known. */
export function figuresOf(before: readonly Figure[], after: readonly Figure[]) {
  const all = new Map([...after, ...before].map((figure) => [figure.label, figure]))
  const labels = new Set([...before, ...after].map(({ label }) => label))
  return [...labels].map((label) => {
    const value = before.find((figure) => figure.label === label)?.value
    const result = after.find((figure) => figure.label === label)?.value
    const change = value === undefined || result === undefined ? undefined : changeOf(value, result)
    return { label, labelEn: all.get(label)?.labelEn, unit: all.get(label)?.unit ?? '', value, result, change }
  })
}
