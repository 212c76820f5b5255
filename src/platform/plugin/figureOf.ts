import type { TodayFigure } from '#platform/core'

/** The figure of the records that a response counts; none where the response leaves them out for want of a right. */
export function figureOf(
  found: { readonly total: number } | undefined,
  figure: Omit<TodayFigure, 'count'>,
): readonly TodayFigure[] {
  return found ? [{ ...figure, count: found.total }] : []
}
