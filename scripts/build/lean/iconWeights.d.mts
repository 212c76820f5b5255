/** A loader of Rspack; `this` is its context. */
declare function iconWeights(
  this: { resourcePath: string; getOptions(): { weights: Record<string, readonly string[]> } },
  source: string,
): string
export default iconWeights
