/**
 * Characters of a text as people count them in limits: code points, so that an emoji or a rare Chinese character is one
 * as any other.
 */
export const lengthOf = (text: string): number => [...text].length
