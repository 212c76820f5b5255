/** Change of a figure of a case as a share: 1,200 → 930 is −0.225; undefined if there was nothing before. */
export const changeOf = (before: number, after: number): number | undefined =>
  before === 0 ? undefined : (after - before) / before
