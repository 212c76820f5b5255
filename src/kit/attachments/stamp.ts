import { timeOfDay, toFieldDay } from '#base/calendar'
import type { Size } from './photoSize'

export interface StampFacts {
  readonly at: Date
  /** Readable address; omitted while it is unknown. */
  readonly place?: string | undefined
  readonly name: string
  /** Accuracy of the position, m. */
  readonly accuracy?: number | undefined
}

/**
 * Lines of a burnt-in stamp (field-needs.md 5): time, place, name with the accuracy of the position. The time is that
 * of the business zone in digits, so that the stamp reads the same in every language.
 */
export function stampLines({ at, place, name, accuracy }: StampFacts): string[] {
  const who = accuracy === undefined ? name : `${name}, ± ${Math.round(accuracy)} m`
  return [`${toFieldDay(at)} ${timeOfDay(at)}`, place ?? '', who].filter((line) => line.trim() !== '')
}

/** Size of a stamp's text relative to the shorter edge of the image. */
const TEXT_SHARE = 1 / 26
const LEAST_TEXT = 12

export interface StampLayout {
  /** px of the image. */
  readonly text: number
  readonly lineHeight: number
  readonly padding: number
  /** Height of the band at the bottom. */
  readonly band: number
}

/** Measures of a stamp with so many lines; the band covers at most half of the image. */
export function stampLayout({ width, height }: Size, lines: number): StampLayout {
  const wanted = Math.max(LEAST_TEXT, Math.min(width, height) * TEXT_SHARE)
  const text = Math.min(wanted, height / 2 / (lines * 1.35 + 1.4))
  return { text, lineHeight: text * 1.35, padding: text * 0.7, band: text * (lines * 1.35 + 1.4) }
}
